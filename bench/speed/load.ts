import { connect } from 'node:net';

export interface Ask {
  method?: string;
  path: string;
  body?: object;
}

interface Load {
  address: string;
  /** Header lines to authenticate with instead of the token, used in turn. */
  credentials?: string[];
  token?: string;
  /** Sent one after the other, repeatedly; each connection starts at a different one. */
  asks: Ask[];
  /** For this long, or until this many were answered. */
  duration: { seconds: number } | { answers: number };
  connections?: number;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds of each response. */
  latencies: number[];
}

/**
 * Keeps a few connections busy and times every response. It reads only the status and the length of
 * a response and counts the other bytes: a client that parsed responses would be slower than the
 * server.
 */
export async function load(options: Load): Promise<Measured> {
  const { address, duration, connections = 4 } = options;
  const nextRequest = createRequests(options);
  const latencies: number[] = [];
  const startedAt = performance.now();
  const isOver =
    'answers' in duration
      ? () => latencies.length + connections > duration.answers
      : () => performance.now() - startedAt >= duration.seconds * 1000;
  const keepAsking = () => ask({ address, nextRequest, latencies, isOver });
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return { perSecond: (latencies.length / (performance.now() - startedAt)) * 1000, latencies };
}

function createRequests({ asks, token = '', credentials }: Load): () => Buffer {
  const lines = credentials ?? [`Authorization: Bearer ${token}`];
  const requests = lines.flatMap((line) => asks.map((ask) => formatRequest(ask, line)));
  let turn = 0;
  return () => requests[turn++ % requests.length] ?? Buffer.alloc(0);
}

function formatRequest({ method = 'POST', path, body }: Ask, credentials: string): Buffer {
  const content = body ? JSON.stringify(body) : '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: keep-alive',
    credentials,
    'Content-Type: application/json',
    `Content-Length: ${String(Buffer.byteLength(content))}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

interface Asking {
  address: string;
  nextRequest: () => Buffer;
  latencies: number[];
  isOver: () => boolean;
}

/** Sends requests over one connection, one after the other, until the run is over. */
function ask({ address, nextRequest, latencies, isOver }: Asking): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let askedAt = 0;
    let missing = 0;
    const send = () => {
      askedAt = performance.now();
      socket.write(nextRequest());
    };
    const take = (bytes: number, buffer: Uint8Array): boolean => {
      if (missing === 0) {
        const piece = Buffer.from(buffer.buffer, buffer.byteOffset, bytes);
        const length = lengthOf(piece);
        if (length === undefined) {
          reject(new Error(`refused: ${piece.toString('latin1', 0, 200)}`));
          socket.destroy();
          return false;
        }
        missing = length;
      }
      missing -= bytes;
      if (missing > 0) return true;
      latencies.push(performance.now() - askedAt);
      if (!isOver()) {
        send();
        return true;
      }
      resolve();
      socket.destroy();
      return false;
    };
    const onread = { buffer: Buffer.allocUnsafe(64 * 1024), callback: take };
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    socket.on('connect', send).on('error', reject);
    // Errors after we closed the connection do not matter.
    socket.on('close', () => {
      reject(new Error('the connection was closed before all was answered'));
    });
  });
}

const good = Buffer.from('HTTP/1.1 200 ');
const headEnd = Buffer.from('\r\n\r\n');
const lengthName = Buffer.from('\r\ncontent-length: ');

/**
 * The length of a whole response, from its first piece; undefined if that is not the head of a
 * successful response.
 */
function lengthOf(piece: Buffer): number | undefined {
  const headLength = piece.indexOf(headEnd);
  const lengthAt = piece.indexOf(lengthName);
  const isGood = piece.compare(good, 0, good.length, 0, good.length) === 0;
  if (!isGood || headLength < 0 || lengthAt < 0) return undefined;
  const digitsAt = lengthAt + lengthName.length;
  const length = Number.parseInt(piece.toString('latin1', digitsAt, digitsAt + 12), 10);
  return headLength + headEnd.length + length;
}
