import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoDocuments } from '@broadsheet/demo';
import { quantile, type Result } from './result.js';
import type { Scale } from './scale.js';
import { inWorkFolder, settle } from './work-folder.js';

const goalPerSecond = 1000;
const command = fileURLToPath(new URL('../../../packages/cli/bin/broadsheet.js', import.meta.url));
const kibibytesAMegabyte = 1024;

/**
 * `broadsheet publish` of a folder into an empty store: files read, checked, derived, written. The whole
 * command is measured; half as many documents show how much of it is its start.
 */
export function measureBulkPublish({ bulkDocuments }: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const half = bulkDocuments / 2;
    const fewer = await publishFolder(folder, 'industry', half);
    const industries = await publishFolder(folder, 'industry', bulkDocuments);
    const companies = await publishFolder(folder, 'company', half);
    const perSecond = bulkDocuments / industries.seconds;
    const count = bulkDocuments.toLocaleString('en');
    const halfCount = half.toLocaleString('en');
    const growth = industries.lateMegabytes / industries.earlyMegabytes;
    return [
      {
        work: `bulk publish of ${count} industry documents, without drawing, SQLite`,
        goal: `≥ ${goalPerSecond.toLocaleString('en')}/s`,
        measured: `${perSecond.toFixed(0)}/s`,
        holds: perSecond >= goalPerSecond,
      },
      {
        work: `the same, ${halfCount} of them alone`,
        goal: '',
        measured: `${(half / fewer.seconds).toFixed(0)}/s`,
      },
      {
        work: `the same, ${halfCount} company documents`,
        goal: '',
        measured: `${(half / companies.seconds).toFixed(0)}/s`,
      },
      {
        work: `memory while publishing ${count}: last quarter against second`,
        goal: '≤ 1.2',
        measured: `${industries.lateMegabytes.toFixed(0)} MB of ${industries.earlyMegabytes.toFixed(0)} MB`,
        ratio: growth,
        holds: growth <= 1.2,
      },
    ];
  });
}

interface Published {
  seconds: number;
  earlyMegabytes: number;
  lateMegabytes: number;
}

async function publishFolder(
  folder: string,
  family: 'industry' | 'company',
  count: number,
): Promise<Published> {
  const name = `${family}-${String(count)}`;
  const documents = join(folder, name);
  writeDocuments(documents, family, count);
  settle();
  const databaseUrl = `sqlite:${join(folder, `${name}.db`)}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [command, 'publish', documents], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
  const sizes: number[] = [];
  const timer = setInterval(() => sizes.push(readMegabytes(child.pid)), 100);
  const [status] = (await once(child, 'exit')) as [number];
  clearInterval(timer);
  if (status !== 0) throw new Error(`publishing ended with status ${String(status)}: ${said}`);
  const quarter = Math.ceil(sizes.length / 4);
  return {
    seconds: (performance.now() - startedAt) / 1000,
    earlyMegabytes: quantile(sizes.slice(quarter, 2 * quarter), 0.9),
    lateMegabytes: quantile(sizes.slice(3 * quarter), 0.9),
  };
}

function writeDocuments(folder: string, family: 'industry' | 'company', count: number): void {
  mkdirSync(folder);
  let index = 0;
  for (const document of family === 'industry' ? listIndustries(count) : listCompanies(count)) {
    index += 1;
    writeFileSync(join(folder, `${String(index)}.json`), JSON.stringify(document, null, 2));
  }
}

function* listCompanies(count: number): Iterable<unknown> {
  for (const { document } of demoDocuments({ counts: { industry: 0, company: count } }))
    yield document;
}

/** As many as there are with each seed: the same industries, with other figures and codes of their own. */
function* listIndustries(count: number, seed = 1): Iterable<unknown> {
  let listed = 0;
  for (const { document } of demoDocuments({ seed, counts: { industry: count, company: 0 } })) {
    listed += 1;
    const { Code, ...rest } = document as { Code: string };
    yield { ...rest, Code: seed === 1 ? Code : `${Code}S${String(seed)}` };
  }
  if (listed < count) yield* listIndustries(count - listed, seed + 1);
}

/** Where the system does not tell, there is nothing to compare. */
function readMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / kibibytesAMegabyte;
  } catch {
    return NaN;
  }
}
