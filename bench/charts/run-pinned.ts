import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('measure.js', import.meta.url));
const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** A measurement in its own process, on this many cores if the system allows pinning. */
export async function runMeasurement<Result>(
  name: string,
  argument: object,
  { cores }: { cores?: number } = {},
): Promise<Result> {
  const node = [process.execPath, script, name, JSON.stringify(argument)];
  const [command = '', ...rest] =
    cores !== undefined && canPin ? ['taskset', '-c', `0-${String(cores - 1)}`, ...node] : node;
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as Result;
}
