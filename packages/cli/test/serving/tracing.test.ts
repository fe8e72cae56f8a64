import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCollector, type TraceCollector } from '../../../../test/trace-collector.js';
import { createFolder, runCommand, startServiceProcess } from '../service-process.js';

let collector: TraceCollector;
let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  collector = await startCollector();
  folder = await createFolder();
});
afterEach(async () => {
  await collector.stop();
  await folder.remove();
});

it('sends traces to the collector that a setting names', async () => {
  const service = await startServiceProcess([], {
    cwd: folder.path,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`, DRAIN_SECONDS: '0' },
  });
  await (await fetch(`${service.address}/health/ready`)).text();
  expect(await service.stop('SIGTERM')).toBe(0);
  expect(collector.spans.map(({ name }) => name)).toEqual([
    'store.editions.probe',
    'GET /health/ready',
  ]);
});

it('says what an address of a collector looks like', async () => {
  const { code, stderr } = await runCommand(['serve', '--otlp-endpoint', 'collector:4318'], {
    cwd: folder.path,
  });
  expect(code).not.toBe(0);
  expect(stderr).toContain("'collector:4318' is invalid");
  expect(stderr).toContain('such as http://127.0.0.1:4318');
});
