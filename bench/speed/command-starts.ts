import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';

const command = fileURLToPath(new URL('../../../packages/cli/bin/broadsheet.js', import.meta.url));

const credentials = ['--client-id', 'demo', '--username', 'demo', '--password', 'demo'];

/** A typical call of each command of readers. */
const calls = [
  ['reports', 'wine'],
  ['report', 'industry/AU/1214/English'],
  ['chart', 'AU', '1214', 'revenue'],
  ['images', 'AU', '1214'],
  ['image', 'AU', '1214', 'revenue'],
  ['company', '1001'],
  ['warnings', '--since', '30d'],
  ['references', 'industry/AU/1214/English'],
  ['compare', 'industry/AU/1214/English', 'industry/AU/1215/English'],
  ['download', 'industry/AU/1214/English'],
  ['mirror', 'mirrored'],
];

/**
 * From its start to its end, or, for a command of readers, until it connects to the service; against
 * Node with an empty script. All in turns.
 */
export async function measureCommandStarts(scale: Scale): Promise<Result[]> {
  // It accepts connections and never answers.
  const service = createServer((socket) => socket.on('error', () => undefined));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`;
  const empty: number[] = [];
  const brief = ['--version', '--help'].map((option) => ({ name: option, times: [] as number[] }));
  const readers = calls.map((call) => ({ name: call[0] ?? '', call, times: [] as number[] }));
  for (let turn = 0; turn < scale.commandStarts; turn += 1) {
    empty.push(await measureRun(['-e', '0']));
    for (const { name, times } of brief) times.push(await measureRun([command, name]));
    for (const { call, times } of readers) {
      times.push(await measureUntilConnected(service, [...call, '--url', address, ...credentials]));
    }
  }
  service.close();
  return [
    ...brief.map(({ name, times }) => compare(`\`broadsheet ${name}\``, times, empty, 3)),
    ...readers.map(({ name, times }) =>
      compare(`\`broadsheet ${name}\`, until it connects`, times, empty, 6),
    ),
  ];
}

function compare(what: string, ours: number[], empty: number[], most: number): Result {
  const ratio = median(ours) / median(empty);
  return {
    work: `${what}, against \`node -e 0\``,
    goal: `≤ ${String(most)}`,
    measured: `${median(ours).toFixed(0)} of ${median(empty).toFixed(0)} ms`,
    ratio,
    holds: ratio <= most,
  };
}

const start = (args: string[]) =>
  spawn(process.execPath, args, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] });

async function measureRun(args: string[]): Promise<number> {
  const began = performance.now();
  const [code] = (await once(start(args), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
  return performance.now() - began;
}

async function measureUntilConnected(service: Server, args: string[]): Promise<number> {
  const began = performance.now();
  const child = start([command, ...args]);
  const ended = once(child, 'exit');
  const connected = once(service, 'connection').then(() => performance.now() - began);
  const took = await Promise.race([connected, ended.then(() => undefined)]);
  if (took === undefined) throw new Error(`broadsheet ${args.join(' ')} did not connect`);
  child.kill('SIGKILL');
  await ended;
  return took;
}
