import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let service: ServiceProcess;

beforeEach(async () => {
  folder = await createFolder();
});
afterEach(async () => {
  service.child.kill('SIGKILL');
  await service.ended;
  await folder.remove();
});

async function start(drainSeconds: number, args: string[] = []): Promise<void> {
  service = await startServiceProcess(args, {
    cwd: folder.path,
    env: { DRAIN_SECONDS: String(drainSeconds) },
  });
}

const ask = (path: string) => fetch(service.address + path);

/** The readiness status after it has changed. */
const expectNotReady = () =>
  expect.poll(async () => (await ask('/health/ready')).status, { timeout: 10_000 }).toBe(503);

/** The messages of the log in order, each with its signal. */
const listLogged = () =>
  service
    .stderr()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg: string; signal?: string })
    .map(({ msg, signal }) => [msg.split(' ')[0], ...(signal === undefined ? [] : [signal])]);

describe.each([
  ['alone', []],
  ['with workers', ['--workers', '2']],
])('a service %s that gets a signal to stop', (_, args) => {
  it('says that it is not ready, and answers requests until the time is over', async () => {
    await start(300, args);
    service.child.kill('SIGTERM');
    await expectNotReady();
    const answer = await ask('/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    // A second signal does not wait for the rest of the time.
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(1);
  });

  it('ends by itself when the time is over', async () => {
    await start(1, args);
    service.child.kill('SIGTERM');
    await expectNotReady();
    expect(await service.ended).toBe(0);
    await expect(ask('/health/live')).rejects.toThrow('fetch failed');
  });

  it('does not keep a person at a terminal waiting', async () => {
    await start(300, args);
    service.child.kill('SIGINT');
    expect(await service.ended).toBe(0);
  });
});

it('logs that it starts, is ready, drains and has stopped, and why', async () => {
  await start(0);
  service.child.kill('SIGTERM');
  await service.ended;
  expect(listLogged()).toEqual([
    ['starting'],
    ['ready'],
    ['draining', 'SIGTERM'],
    ['stopped', 'SIGTERM'],
  ]);
});
