/**
 * What a request costs: each kind against a bare `node:http` server that answers the same bytes, turn
 * by turn in one run, so that a noisy machine disturbs both alike. `--seconds N`, `--only WORD`, and
 * `--json` for one object a line.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './load.js';
import { pinLoad, startServer, type ServerProcess } from './server-process.js';
import { works, type Work } from './work.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '0.5' },
    rounds: { type: 'string', default: '24' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const warmUpSeconds = 3;

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'));
pinLoad();
const ours = await startServer('service.js');
try {
  const token = await obtainToken();
  if (!values.json) printHead();
  for (const work of works.filter(({ name }) => name.includes(values.only))) {
    await compare(work, token);
  }
} finally {
  ours.stop();
  rmSync(folder, { recursive: true });
}

async function compare(work: Work, token: string): Promise<void> {
  const { bare, bytes } = await startBare(work, token);
  const speeds = { ours: [] as number[], bare: [] as number[] };
  const measureOne = (name: keyof typeof speeds, duration: number) =>
    measure({ address: { ours, bare }[name].address, token, work, seconds: duration });
  for (const name of ['ours', 'bare'] as const) await measureOne(name, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    // Who is first in one round is last in the next, so that a host that grows slower favours neither.
    const order = ['ours', 'bare'] as const;
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      speeds[name].push(await measureOne(name, seconds));
    }
  }
  bare.stop();
  const [our, their] = [median(speeds.ours), median(speeds.bare)];
  const ratio = median(speeds.ours.map((speed, index) => speed / (speeds.bare[index] ?? NaN)));
  if (values.json) {
    const { name, goal } = work;
    print(JSON.stringify({ name, goal, bytes, ours: our, bare: their, ratio }));
    return;
  }
  const goal = work.goal === undefined ? '' : `≥ ${work.goal.toFixed(2)}`;
  print(
    `| ${work.name} | ${String(bytes)} | ${our.toFixed(0)} | ${their.toFixed(0)} | ${ratio.toFixed(2)} | ${goal} |`,
  );
}

function printHead(): void {
  print(`${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  print('| work, authentication on, one process | bytes | ours /s | bare /s | ratio | goal |');
  print('|---|---|---|---|---|---|');
}

async function startBare(
  work: Work,
  token: string,
): Promise<{ bare: ServerProcess; bytes: number }> {
  const answer = await fetch(ours.address + work.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(work.body && { body: JSON.stringify(work.body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(folder, 'answer');
  writeFileSync(file, bytes);
  const contentType = answer.headers.get('content-type') ?? '';
  const bare = await startServer('bare.js', [file, contentType, work.body ? 'json' : '']);
  return { bare, bytes: bytes.length };
}

async function obtainToken(): Promise<string> {
  const answer = await fetch(`${ours.address}/authentication/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ClientId: 'bench', Username: 'bench', Password: 'bench' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
