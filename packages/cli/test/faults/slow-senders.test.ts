/** Clients that send a request byte by byte, to hold a connection for as long as they like. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceProcess } from '../service-process.js';
import { isLong } from './fault-run.js';
import { serveLibrary } from './library.js';

const senders = isLong ? 1000 : 200;
/** Connections are checked every five seconds; the rest is for a busy machine. */
const lateMs = 10_000;

let library: Awaited<ReturnType<typeof serveLibrary>>;
let service: ServiceProcess;
let token: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  library = await serveLibrary();
  ({ service, token } = library);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await library.stop();
});

async function askForImages(): Promise<number> {
  const answer = await fetch(`${service.address}/industry/v3/images`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ Country: 'AU', Code: '1214', Language: 'English' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

interface Cut {
  status: string;
  afterMs: number;
}

/** Sends a byte a second until the service closes the connection. */
async function trickle(head: string): Promise<Cut> {
  const { hostname, port } = new URL(service.address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  // A byte that was on its way when the service closed the connection.
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.write(head);
  const began = performance.now();
  const dripping = setInterval(() => socket.write('x'), 1000);
  await once(socket, 'close');
  clearInterval(dripping);
  return { status: received.slice(0, 12), afterMs: performance.now() - began };
}

const heads = {
  headers: 'POST /industry/v3/images HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n',
};

type Part = keyof typeof heads;
const promises: [part: Part, withinMs: number][] = [
  ['headers', 10_000],
  // For the short form, a test of the server shows it with shorter times.
  ...(isLong ? [['body', 30_000] satisfies [Part, number]] : []),
];

it.each(promises)(
  `cuts off ${String(senders)} who send %s a byte a second, and serves others meanwhile`,
  async (part, withinMs) => {
    const over = new AbortController();
    const slow = Promise.all(Array.from({ length: senders }, () => trickle(heads[part]))).finally(
      () => {
        over.abort();
      },
    );
    const tookMs: number[] = [];
    while (!over.signal.aborted) {
      const began = performance.now();
      expect(await askForImages()).toBe(200);
      tookMs.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const cuts = await slow;
    const afterMs = cuts.map((cut) => cut.afterMs);
    const slowest = Math.max(...tookMs);
    process.stdout.write(
      `slow senders of ${part}: cut off after ${(Math.max(...afterMs) / 1000).toFixed(1)} s, ` +
        `${String(tookMs.length)} others answered in ${slowest.toFixed(0)} ms at most\n`,
    );
    expect(new Set(cuts.map(({ status }) => status))).toEqual(new Set(['HTTP/1.1 408']));
    // The service may start counting a little earlier than this test.
    expect(Math.min(...afterMs)).toBeGreaterThan(withinMs - 500);
    expect(Math.max(...afterMs)).toBeLessThan(withinMs + lateMs);
    expect(tookMs.length).toBeGreaterThan(20);
    expect(slowest).toBeLessThan(2000);
  },
  60_000,
);
