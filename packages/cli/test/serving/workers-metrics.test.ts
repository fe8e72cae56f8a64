import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';

vi.setConfig({ testTimeout: 120_000 });

const token = 'a-token-of-a-collector';
let folder: Awaited<ReturnType<typeof createFolder>>;
let service: ServiceProcess;

beforeEach(async () => {
  folder = await createFolder();
  service = await startServiceProcess(['--workers', '2'], {
    cwd: folder.path,
    env: { METRICS_TOKEN: token, OVERLOAD_DELAY_MS: '0' },
  });
});
afterEach(async () => {
  await service.stop();
  await folder.remove();
});

/** Each request has its own connection. */
const ask = (path: string) =>
  fetch(service.address + path, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  });

it('whichever worker is asked tells the figures of all', async () => {
  let asked = 0;
  let text = '';
  let counts: string[][] = [];
  // The system gives connections to workers as it likes, and many at once to more than one.
  while (counts.length < 2 && asked < 1000) {
    await Promise.all(Array.from({ length: 10 }, () => ask('/health/live')));
    asked += 10;
    text = await (await ask('/metrics')).text();
    counts = [
      ...text.matchAll(/^broadsheet_requests_total\{operation="isLive".*worker="(\d+)"\} (\d+)$/gm),
    ];
  }
  expect(new Set(counts.map(([, worker]) => worker)).size).toBe(2);
  const total = counts.reduce((sum, [, , count]) => sum + Number(count), 0);
  expect(total).toBe(asked);
  // One worker is answering the metrics request itself.
  expect(text).toMatch(/^broadsheet_requests_in_flight\{operation="getMetrics",worker="\d+"\} 1$/m);
  expect(text.match(/^broadsheet_publishing_waiting\{worker="\d+"\} 0$/gm)).toHaveLength(2);
});
