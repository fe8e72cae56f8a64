import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from './find-browser.js';
import type { PageKind } from './kinds.js';
import { median, type Result } from './result.js';
import { signIn, type Service } from './service.js';

const run = promisify(execFile);
/** It needs a newer Node than the service, so its folder has a Node too. */
const folder = fileURLToPath(new URL('../../lighthouse', import.meta.url));
const program = `${folder}/node_modules/lighthouse/cli/index.js`;
const node = `${folder}/node_modules/node/bin/node`;
const largestReportBytes = 64 * 1024 * 1024;

const devices = [
  { name: 'desktop', flags: ['--preset=desktop'], goal: 95 },
  { name: 'phone', flags: [], goal: 90 },
];
const otherCategories = ['accessibility', 'best-practices', 'seo'];

export function installLighthouse(): void {
  if (existsSync(program) && existsSync(node)) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

interface Asked {
  service: Service;
  kind: PageKind;
  /** How often performance is measured. */
  runs: number;
}

/** The scores of a page, of 100, on a desktop and on a simulated phone. */
export async function measureScores({ service, kind, runs }: Asked): Promise<Result[]> {
  const { name, value } = await signIn(service);
  const headers = `--extra-headers=${JSON.stringify({ Cookie: `${name}=${value}` })}`;
  const url = service.address + kind.path;
  const results: Result[] = [];
  for (const device of devices) {
    const flags = [...device.flags, headers];
    const performances: number[] = [];
    while (performances.length < runs) {
      const { performance = NaN } = await readScores(url, ['performance'], flags);
      performances.push(performance);
    }
    const others = await readScores(url, otherCategories, flags);
    const found = median(performances);
    results.push({
      work: `Lighthouse on a ${device.name}: ${kind.name}`,
      goal: `≥ ${String(device.goal)}`,
      measured: `${String(found)} (${performances.join(', ')}); ${write(others)}`,
      holds: [found, ...Object.values(others)].every((score) => score >= device.goal),
    });
  }
  return results;
}

type Scores = Record<string, number>;

const write = (scores: Scores) =>
  Object.entries(scores)
    .map(([category, score]) => `${category} ${String(score)}`)
    .join(', ');

interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
}

async function readScores(url: string, categories: string[], flags: string[]): Promise<Scores> {
  const { stdout } = await run(
    node,
    [
      ...[program, url, '--quiet', '--output=json', ...flags],
      ...[`--only-categories=${categories.join(',')}`],
      `--chrome-flags=${['--headless', ...browserFlags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: largestReportBytes },
  );
  const report = JSON.parse(stdout) as LighthouseReport;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const entries = Object.entries(report.categories);
  return Object.fromEntries(
    entries.map(([category, { score }]) => [category, Math.round((score ?? NaN) * 100)]),
  );
}
