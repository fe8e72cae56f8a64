/**
 * Two processes behind nginx, configured as documented, restarted in turn and killed under load.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@broadsheet/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlainClient, type PlainClient } from '../plain-client.js';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';
import { findFreePort, startDocumentedProxy, type Proxy } from '../serving/nginx.js';
import { createRandom, isLong, seed } from './fault-run.js';
import { fillLibrary, obtainToken, readerRequests } from './library.js';
import type { LoadRequest } from './load.js';

const rounds = isLong ? 20 : 4;
const kills = isLong ? 15 : 3;
const random = createRandom();

let folder: Awaited<ReturnType<typeof createFolder>>;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let store: Store;
let ports: number[];
let nodes: ServiceProcess[];
let proxy: Proxy;
let client: PlainClient;

const startNode = (port: number) =>
  startServiceProcess(['--port', String(port)], {
    env: {
      ...{ DATABASE_URL: database.url, LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' },
      // The default, which tests of a process without a proxy shorten.
      ...{ PUBLIC_URL: 'http://reports.example.com', DRAIN_SECONDS: '5' },
    },
  });

beforeAll(async () => {
  folder = await createFolder();
  database = await createPostgresDatabase();
  store = await fillLibrary(database.url);
  ports = [await findFreePort(), await findFreePort()];
  nodes = await Promise.all(ports.map(startNode));
  proxy = await startDocumentedProxy({ folder: folder.path, ports });
  client = createPlainClient(proxy.address);
});
afterAll(async () => {
  client.close();
  await proxy.stop();
  await Promise.all(nodes.map((node) => node.stop('SIGINT')));
  await store.close();
  await database.remove();
  await folder.remove();
});

/** Asks through the proxy; returns the status, and whether the response was cut short. */
async function ask(token: string, { path, body }: LoadRequest): Promise<string> {
  // A chart or a list arrives compressed, as in a browser.
  const headers = { 'Accept-Encoding': 'gzip' };
  const { status, isWhole } = await client.post({ path, token, body, headers });
  return `${String(status)}${isWhole ? '' : ', cut short'}`;
}

/** Reads, one request after another; counts the responses. */
async function read(token: string, signal: AbortSignal): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const requests = readerRequests(token);
  while (!signal.aborted) {
    const request = requests[Math.floor(random() * requests.length)];
    if (!request) continue;
    const outcome = await ask(token, request);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    // With four readers, a read every ten milliseconds hits every moment of a restart, while leaving
    // the machine to other tests.
    await pause(isLong ? 5 : 40);
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
  // On a busy machine a chart may take longer to draw than a process lasts that was told to stop.
  for (const request of readerRequests(token)) expect(await ask(token, request)).toBe('200');
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
