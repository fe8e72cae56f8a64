import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoDocuments } from '@broadsheet/demo';
import { quantile, type Result } from './result.js';
import type { Scale } from './scale.js';
import { inWorkFolder, settle } from './work-folder.js';

const command = fileURLToPath(new URL('../../../packages/cli/bin/broadsheet.js', import.meta.url));
const kibibytesAMegabyte = 1024;

/**
 * The most processor time that publishing whole reports may take, compared with publishing only
 * their figures.
 */
const mostOfFigures = 2.5;

type Kind = 'figures' | 'whole' | 'company';

/**
 * `broadsheet publish` of a folder into an empty store: reads files, checks, derives, writes. The
 * whole command is measured; a run with half as many documents shows how much of it is the start.
 */
export function measureBulkPublish({ bulkDocuments }: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const half = bulkDocuments / 2;
    const fewer = await publishFolder(folder, 'figures', half);
    const whole = await publishFolder(folder, 'whole', half);
    const industries = await publishFolder(folder, 'figures', bulkDocuments);
    const companies = await publishFolder(folder, 'company', half);
    const ofFigures = whole.processorSeconds / fewer.processorSeconds;
    const inMilliseconds = ({ processorSeconds }: Published) =>
      `${((processorSeconds / half) * 1000).toFixed(2)} ms`;
    const perSecond = bulkDocuments / industries.seconds;
    const count = bulkDocuments.toLocaleString('en');
    const halfCount = half.toLocaleString('en');
    const growth = industries.lateMegabytes / industries.earlyMegabytes;
    return [
      {
        work: `bulk publish of ${count} industry documents of figures, without drawing, SQLite`,
        goal: '',
        measured: `${perSecond.toFixed(0)}/s`,
      },
      {
        work: `the same, ${halfCount} of them alone`,
        goal: '',
        measured: `${(half / fewer.seconds).toFixed(0)}/s`,
      },
      {
        work: `processor time of ${halfCount} whole industry reports, against their figures alone`,
        goal: `≤ ${String(mostOfFigures)}`,
        measured: `${inMilliseconds(whole)} of ${inMilliseconds(fewer)} a document`,
        ratio: ofFigures,
        holds: ofFigures <= mostOfFigures,
      },
      {
        work: `bulk publish of ${halfCount} whole industry reports`,
        goal: '',
        measured: `${(half / whole.seconds).toFixed(0)}/s`,
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
  /** Processor time of all threads, read at most a tenth of a second before the end. */
  processorSeconds: number;
  earlyMegabytes: number;
  lateMegabytes: number;
}

async function publishFolder(folder: string, kind: Kind, count: number): Promise<Published> {
  const name = `${kind}-${String(count)}`;
  const documents = join(folder, name);
  writeDocuments(documents, kind, count);
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
  let processorSeconds = NaN;
  const timer = setInterval(() => {
    sizes.push(readMegabytes(child.pid));
    processorSeconds = readProcessorSeconds(child.pid) ?? processorSeconds;
  }, 100);
  const [status] = (await once(child, 'exit')) as [number];
  clearInterval(timer);
  if (status !== 0) throw new Error(`publishing ended with status ${String(status)}: ${said}`);
  const quarter = Math.ceil(sizes.length / 4);
  return {
    seconds: (performance.now() - startedAt) / 1000,
    processorSeconds,
    earlyMegabytes: quantile(sizes.slice(quarter, 2 * quarter), 0.9),
    lateMegabytes: quantile(sizes.slice(3 * quarter), 0.9),
  };
}

function writeDocuments(folder: string, kind: Kind, count: number): void {
  mkdirSync(folder);
  let index = 0;
  for (const whole of kind === 'company' ? listCompanies(count) : listIndustries(count)) {
    index += 1;
    const document = kind === 'figures' ? keepFigures(whole) : whole;
    writeFileSync(join(folder, `${String(index)}.json`), JSON.stringify(document, null, 2));
  }
}

/** An industry document without its texts: only what charts are drawn from. */
const figureNames = [
  ...['Country', 'Code', 'Language', 'Title', 'Sector', 'Source', 'DataDate', 'Currency'],
  ...['Revenue', 'Employees', 'Businesses', 'Establishments', 'Profit', 'LifeCycle'],
  ...['ProductsAndServices', 'MajorMarkets', 'Imports', 'Exports', 'MarketShareConcentration'],
  ...['CompanyMarketShare', 'CostStructure', 'SupplyChain'],
];

const keepFigures = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([name]) => figureNames.includes(name)));

function* listCompanies(count: number): Iterable<object> {
  for (const { document } of demoDocuments({ counts: { industry: 0, company: count } }))
    yield document as object;
}

/**
 * As many documents as the demo has per seed: the same industries, with other figures and codes.
 */
function* listIndustries(count: number, seed = 1): Iterable<object> {
  let listed = 0;
  for (const { document } of demoDocuments({ seed, counts: { industry: count, company: 0 } })) {
    listed += 1;
    const { Code, ...rest } = document as { Code: string };
    yield { ...rest, Code: seed === 1 ? Code : `${Code}S${String(seed)}` };
  }
  if (listed < count) yield* listIndustries(count - listed, seed + 1);
}

/** If the system does not report it, there is nothing to compare. */
function readMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / kibibytesAMegabyte;
  } catch {
    return NaN;
  }
}

/** Clock ticks a second, the same on every Linux that Node supports. */
const ticks = 100;

function readProcessorSeconds(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // After the name in brackets, which may contain spaces, the 12th and 13th values are user and
    // system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return undefined;
  }
}
