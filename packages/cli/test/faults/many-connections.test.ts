/** Clients that hold resources: connections without requests, and responses that are not read. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceProcess } from '../service-process.js';
import { isLong } from './fault-run.js';
import { serveLibrary } from './library.js';

const idleConnections = isLong ? 5000 : 1000;

let library: Awaited<ReturnType<typeof serveLibrary>>;
let service: ServiceProcess;
let token: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  library = await serveLibrary();
  ({ service, token } = library);
  expect(await askForImage()).toBe(200);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await library.stop();
});

const image = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';

async function askForImage(): Promise<number> {
  const answer = await fetch(service.address + image, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

function open(): Promise<Socket> {
  const { hostname, port } = new URL(service.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      resolve(socket);
    });
    socket.on('error', reject);
    sockets.push(socket);
  });
}

/**
 * A connection with a request now and then: one without any request would be cut off as a slow
 * sender, and might not even have been accepted yet.
 */
interface Idle {
  socket: Socket;
  ask(): Promise<string>;
}

async function openIdle(): Promise<Idle> {
  const socket = await open();
  const ask = async () => {
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString('latin1', 0, 12);
  };
  expect(await ask()).toBe('HTTP/1.1 200');
  return { socket, ask };
}

it(`serves as before beside ${String(idleConnections)} idle connections`, async () => {
  const before = await service.residentMb();
  const idle: Idle[] = [];
  while (idle.length < idleConnections) {
    idle.push(...(await Promise.all(Array.from({ length: 100 }, openIdle))));
  }
  for (let round = 0; round < 20; round += 1) expect(await askForImage()).toBe(200);
  const after = await service.residentMb();
  process.stdout.write(
    `${String(idleConnections)} idle connections: ${before.toFixed(0)} → ${after.toFixed(0)} MiB\n`,
  );
  // Twice the ten kilobytes that each takes, plus what is not garbage collected yet.
  expect(after - before).toBeLessThan(30 + (idleConnections * 20) / 1024);
  // Closing waiting connections would be an easy way to serve the others.
  expect(idle.filter(({ socket }) => socket.closed)).toHaveLength(0);
  const answers = await Promise.all(idle.map(({ ask }) => ask()));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200']));
}, 120_000);

it('uses little memory for answers that nobody reads', async () => {
  const before = await service.residentMb();
  const silent = await open();
  silent.pause();
  const request = `POST ${image} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`;
  // More than a gigabyte of responses, if all were made.
  for (let sent = 0; sent < 200; sent += 1) silent.write(request.repeat(100));
  for (let round = 0; round < 20; round += 1) {
    expect(await askForImage()).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const after = await service.residentMb();
  process.stdout.write(`unread answers: ${before.toFixed(0)} → ${after.toFixed(0)} MiB\n`);
  expect(after - before).toBeLessThan(75);
}, 120_000);
