/** Two processes behind nginx as the documentation sets it up, restarted in turn and killed under load. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@broadsheet/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort, startDocumentedProxy, type Proxy } from '../nginx.js';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';
import { createRandom, isLong, seed } from './fault-run.js';
import { fillLibrary, obtainToken, readerRequests } from './library.js';

const rounds = isLong ? 20 : 4;
const kills = isLong ? 15 : 3;
/** Longer than nginx leaves a machine out that refused a connection, as the default is. */
const drainSeconds = 3;
const random = createRandom();

let folder: Awaited<ReturnType<typeof createFolder>>;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let store: Store;
let ports: number[];
let nodes: ServiceProcess[];
let proxy: Proxy;

const startNode = (port: number) =>
  startServiceProcess(['--port', String(port)], {
    env: {
      ...{ DATABASE_URL: database.url, LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' },
      ...{ PUBLIC_URL: 'http://reports.example.com', DRAIN_SECONDS: String(drainSeconds) },
    },
  });

beforeAll(async () => {
  folder = await createFolder();
  database = await createPostgresDatabase();
  store = await fillLibrary(database.url);
  ports = [await findFreePort(), await findFreePort()];
  nodes = await Promise.all(ports.map(startNode));
  proxy = await startDocumentedProxy({ folder: folder.path, ports });
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(nodes.map((node) => node.stop('SIGINT')));
  await store.close();
  await database.remove();
  await folder.remove();
});

/** Reads through the proxy, one request after another; counts the answers. */
async function read(token: string, signal: AbortSignal): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const requests = readerRequests(token);
  while (!signal.aborted) {
    const request = requests[Math.floor(random() * requests.length)];
    if (!request) continue;
    const answer = await fetch(proxy.address + request.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const length = Number(answer.headers.get('content-length') ?? NaN);
    const { byteLength } = await answer.arrayBuffer();
    // A picture or a list may come compressed, and is longer then.
    const isWhole = Number.isNaN(length) || byteLength >= length;
    const outcome = `${String(answer.status)}${isWhole ? '' : ', cut short'}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    // Enough to meet every moment of a restart, and the rest of the machine for other tests.
    await pause(5);
  }
  return counts;
}

async function restart(index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await nodes[index]?.stop(signal);
  const port = ports[index];
  if (port !== undefined) nodes[index] = await startNode(port);
}

async function readDuring(work: () => Promise<void>): Promise<Record<string, number>[]> {
  const token = await obtainToken(proxy.address);
  const ending = new AbortController();
  const readers = [1, 2, 3, 4].map(() => read(token, ending.signal));
  await work().finally(() => {
    ending.abort();
  });
  return Promise.all(readers);
}

it(
  `no read fails while each process is restarted in turn (${String(rounds)} rounds, seed ${String(seed)})`,
  async () => {
    const counts = await readDuring(async () => {
      for (let round = 0; round < rounds; round += 1) {
        await restart(0, 'SIGTERM');
        await restart(1, 'SIGTERM');
      }
    });
    for (const each of counts) {
      expect(Object.keys(each)).toEqual(['200']);
      expect(each[200]).toBeGreaterThan(50);
    }
  },
  (rounds * 40 + 60) * 1000,
);

it(
  `no read fails when a process is killed (${String(kills)} kills, seed ${String(seed)})`,
  async () => {
    const counts = await readDuring(async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(random() * 300);
        await restart(1, 'SIGKILL');
      }
    });
    for (const each of counts) expect(Object.keys(each)).toEqual(['200']);
  },
  (kills * 40 + 60) * 1000,
);
