import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Result } from './result.js';
import type { Scale } from './scale.js';

interface Comparison {
  name: string;
  goal?: number;
  ours: number;
  bare: number;
  ratio: number;
}

/** The three reads that are promised against a bare server, by the benchmark that knows them. */
export function measureHotReads({ hotRounds, hotSeconds }: Scale): Promise<Result[]> {
  const script = fileURLToPath(new URL('../../requests/dist/main.js', import.meta.url));
  const args = ['--json', '--rounds', String(hotRounds), '--seconds', String(hotSeconds)];
  const { stdout, status } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the requests were not measured: status ${String(status)}`);
  const comparisons = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Comparison);
  return Promise.resolve(comparisons.filter(({ goal }) => goal !== undefined).map(toResult));
}

function toResult({ name, goal = 0, ours, bare, ratio }: Comparison): Result {
  return {
    work: `${name}, against bare node:http`,
    goal: `≥ ${goal.toFixed(2)}`,
    measured: `${ours.toFixed(0)}/s of ${bare.toFixed(0)}/s`,
    ratio,
    holds: ratio >= goal,
  };
}
