/**
 * How soon the explorer's pages are there, written as one table: scores of Lighthouse, scripts and
 * requests that a page needs, and the first content against an older revision. `--only NAME`
 * measures `requests`, `first-content`, or the pages whose name begins so; `--runs N` says how
 * often; `--against REVISION` names the older revision, which is checked out and built for the time
 * of the measurement. The exit status is 1 if a goal is missed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureFirstContent } from './first-content.js';
import { pageKinds } from './kinds.js';
import { installLighthouse, measureScores } from './lighthouse.js';
import { withOlderRevision } from './older-revision.js';
import { measureRequests } from './requests.js';
import { formatResult, tableHead, type Result } from './result.js';
import { startDemo, startService, type Service } from './service.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
});
const { only, against } = values;
const runs = Number(values.runs);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const isRequested = (name: string) => only === undefined || name.startsWith(only);
const kinds = pageKinds.filter(({ name }) => isRequested(name));
const short: string[] = [];

print(
  `${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${load()}`,
);
print('');
for (const line of tableHead) print(line);
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'));
try {
  await measureNow();
  if (against !== undefined && isRequested('first-content')) await compareWith(against);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
print('');
print(`At the end ${load()}.`);
if (short.length > 0) {
  process.stderr.write(`\nFalls short of its goal: ${short.join('; ')}.\n`);
  process.exitCode = 1;
}

async function measureNow(): Promise<void> {
  if (kinds.length === 0 && !isRequested('requests')) return;
  const service = await startService(root, createFolder('now'));
  try {
    if (isRequested('requests')) report(await measureRequests(service));
    if (kinds.length > 0) installLighthouse();
    for (const kind of kinds) report(await measureScores({ service, kind, runs }));
  } finally {
    await service.stop();
  }
}

function compareWith(revision: string): Promise<void> {
  return withOlderRevision({ root, revision, folder }, async (olderRoot) => {
    const services: Service[] = [];
    try {
      for (const [name, of] of [
        ['newer-demo', root],
        ['older-demo', olderRoot],
      ] as const) {
        services.push(await startDemo(of, createFolder(name)));
      }
      const [service, older] = services;
      if (service && older) report(await measureFirstContent({ service, older, rounds: 3 * runs }));
    } finally {
      for (const service of services) await service.stop();
    }
  });
}

function createFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  return path;
}

function report(results: Result[]): void {
  for (const result of results) {
    print(formatResult(result));
    if (!result.holds) short.push(`${result.work} (${result.goal})`);
  }
}

function load(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
