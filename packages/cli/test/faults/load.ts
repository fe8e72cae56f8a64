/**
 * Load over plain sockets: a client library would use more of the machine than the service, and
 * measure itself.
 */
import { connect, type Socket } from 'node:net';

export interface LoadRequest {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
}

export interface LoadAnswer {
  /**
   * 0 if there was no response: the connection broke, it took too long, or no connection was free.
   */
  status: number;
  /** When it was due, since the load began. */
  dueAtMs: number;
  /** From when it was due, not from when a connection was free for it. */
  tookMs: number;
  hasRetryAfter: boolean;
}

export interface LoadOptions {
  address: string;
  requests: LoadRequest[];
  seconds: number;
  connections: number;
  /**
   * Requests a second, independent of the responses; it may change during the run. Without it, each
   * connection sends the next request after a response.
   */
  rate?: number | ((atMs: number) => number);
  onAnswer?: (answer: LoadAnswer) => void;
  random: () => number;
}

interface Connection {
  socket: Socket;
  sent?: { dueAtMs: number };
  head: string;
  missingBytes: number;
  status: number;
  hasRetryAfter: boolean;
}

/** How long to wait for the last responses, also on a machine that is busy with other things. */
const patienceMs = 60_000;

/**
 * Sends randomly picked requests for a while, and waits for the last responses. Returns every
 * request that was due, also those that were never answered or never sent.
 */
export async function sendLoad(options: LoadOptions): Promise<LoadAnswer[]> {
  const { address, requests, seconds, connections, rate, onAnswer, random } = options;
  const { hostname, port } = new URL(address);
  const bytes = requests.map((request) => writeRequest(request, hostname));
  const answers: LoadAnswer[] = [];
  const idle: Connection[] = [];
  const waiting: number[] = [];
  const endMs = seconds * 1000;
  let underWay = 0;
  let began = 0;
  const now = () => performance.now() - began;

  const send = (connection: Connection, dueAtMs: number) => {
    connection.sent = { dueAtMs };
    underWay += 1;
    connection.socket.write(bytes[Math.floor(random() * bytes.length)] ?? '');
  };
  const goOn = (connection: Connection) => {
    const due = waiting.shift();
    if (due !== undefined) send(connection, due);
    else if (rate === undefined && now() < endMs) send(connection, now());
    else idle.push(connection);
  };
  const finish = (connection: Connection, status: number) => {
    const { sent, hasRetryAfter } = connection;
    if (!sent) return;
    delete connection.sent;
    underWay -= 1;
    const answer = { ...sent, status, tookMs: now() - sent.dueAtMs, hasRetryAfter };
    answers.push(answer);
    onAnswer?.(answer);
    if (status !== 0) goOn(connection);
  };

  const all = await Promise.all(
    Array.from({ length: connections }, () => open(hostname, Number(port), finish)),
  );
  began = performance.now();
  if (rate === undefined) all.forEach(goOn);
  else idle.push(...all);

  const rateAt = typeof rate === 'number' ? () => rate : rate;
  let dueAtMs = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = now();
      for (; rateAt && dueAtMs < Math.min(elapsed, endMs); dueAtMs += 1000 / rateAt(dueAtMs)) {
        const connection = idle.pop();
        if (connection) send(connection, dueAtMs);
        else waiting.push(dueAtMs);
      }
      if (elapsed < endMs) return;
      if ((underWay > 0 || waiting.length > 0) && elapsed < endMs + patienceMs) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  for (const connection of all) finish(connection, 0);
  for (const unsent of waiting) {
    answers.push({ status: 0, dueAtMs: unsent, tookMs: now() - unsent, hasRetryAfter: false });
  }
  for (const { socket } of all) socket.destroy();
  return answers;
}

function open(
  host: string,
  port: number,
  finish: (connection: Connection, status: number) => void,
): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const connection: Connection = {
      ...{ head: '', missingBytes: 0, status: 0, hasRetryAfter: false },
      socket: connect({
        ...{ host, port, noDelay: true },
        onread: {
          buffer: received,
          callback: (length) => {
            if (!read(connection, received.subarray(0, length))) return true;
            resolve(connection);
            finish(connection, connection.status);
            return true;
          },
        },
      }),
    };
    const { socket } = connection;
    // The service accepts new connections one by one; the load begins when it has accepted all.
    socket.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('it hung up before the load began'));
      finish(connection, 0);
    });
  });
}

/**
 * One buffer for all incoming data. A buffer for each response would have to be garbage collected,
 * on all cores at once, and the service would seem that much slower.
 */
const received = Buffer.allocUnsafe(65_536);

/** Whether the response is complete. Every response of the service states its length. */
function read(connection: Connection, data: Buffer): boolean {
  if (connection.missingBytes > 0) {
    connection.missingBytes -= data.length;
    return connection.missingBytes <= 0;
  }
  connection.head += data.toString('latin1', 0, 4096);
  const end = connection.head.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = connection.head.slice(0, end).toLowerCase();
  const bodyHere = data.length - (end + 4 - (connection.head.length - Math.min(data.length, 4096)));
  connection.head = '';
  connection.status = Number(head.slice(9, 12));
  connection.hasRetryAfter = head.includes('\r\nretry-after: ');
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
  connection.missingBytes = length - bodyHere;
  return connection.missingBytes <= 0;
}

function writeRequest({ method = 'POST', path, token, body }: LoadRequest, host: string): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  return Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
      ...(body === undefined ? [] : ['Content-Type: application/json']),
      `Content-Length: ${String(Buffer.byteLength(text))}`,
      '',
      text,
    ].join('\r\n'),
  );
}

/** The time within which a share of the responses arrived, in milliseconds. */
export function percentile(answers: LoadAnswer[], share: number): number {
  const sorted = answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
