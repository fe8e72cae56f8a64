/** A machine whose cores are busy with other work, and a service that has little to do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../test/postgres.js';
import { startServiceProcess, type ServiceProcess } from '../service-process.js';
import { createRandom, isLong } from './fault-run.js';
import { fillLibrary, obtainToken, readerRequests } from './library.js';
import { sendLoad, type LoadRequest } from './load.js';

const seconds = isLong ? 60 : 8;
const perSecond = 300;

let server: PostgresServer;
let service: ServiceProcess;
let neighbours: ChildProcess[] = [];

beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = `${server.url}/postgres`;
  await (await fillLibrary(databaseUrl)).close();
  service = await startServiceProcess([], {
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' },
  });
});
afterAll(async () => {
  for (const neighbour of neighbours) neighbour.kill('SIGKILL');
  await service.stop();
  await server.remove();
});

/** Requests for companies that do not exist, each of which needs a PostgreSQL query. */
function coldRequests(token: string): LoadRequest[] {
  return Array.from({ length: 2 }, (_, index) => ({
    path: '/company/v3/sections',
    token,
    body: { Country: 'AU', EntityId: 700_000 + index, ReportSections: ['title'] },
  }));
}

it('refuses nothing while other programs use every core', async () => {
  const token = await obtainToken(service.address);
  neighbours = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);']),
  );
  await Promise.all(neighbours.map((neighbour) => once(neighbour, 'spawn')));
  const answers = await sendLoad({
    address: service.address,
    requests: [...readerRequests(token), ...coldRequests(token)],
    ...{ seconds, rate: perSecond, connections: 50, random: createRandom() },
  });
  const byStatus = new Map<number, number>();
  for (const { status } of answers) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  const answered = (byStatus.get(200) ?? 0) + (byStatus.get(204) ?? 0);
  expect([...byStatus.keys()].filter((status) => ![200, 204].includes(status))).toEqual([]);
  expect(answered).toBeGreaterThan(seconds * perSecond * 0.9);
});
