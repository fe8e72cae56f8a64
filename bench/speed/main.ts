/**
 * The speed goals of the service, measured on this machine and written as one table. Parts are
 * compared with each other in turns in one run, so that a noisy machine disturbs both alike.
 * `--only NAME` measures one part, `--quick` all of them on a small scale. The exit status is 1 if
 * a measured goal is missed.
 */
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBulkPublish } from './bulk-publish.js';
import { measureClassifications } from './classifications.js';
import { measureColdImages } from './cold-images.js';
import { measureCommandStarts } from './command-starts.js';
import { measureDownloadMemory } from './download-memory.js';
import { measureDownloads } from './downloads.js';
import { measureFamilyPublish } from './family-publish.js';
import { measureHotReads } from './hot-reads.js';
import { measureLogins } from './logins.js';
import { measureManyEditions } from './many-editions.js';
import { measureReportSections } from './report-sections.js';
import { formatResult, tableHead, type Result } from './result.js';
import { measureRiskWarnings } from './risk-warnings.js';
import { full, quick, type Scale } from './scale.js';
import { measureFound } from './search-quality.js';
import { measureSearch } from './search-reports.js';
import { pinLoad, unpin } from './server-process.js';
import { measureSessions } from './sessions.js';
import { settle } from './work-folder.js';
import { measureWorkbooks } from './workbooks.js';

const parts: Record<string, (scale: Scale) => Promise<Result[]>> = {
  hot: measureHotReads,
  sessions: measureSessions,
  bulk: measureBulkPublish,
  sections: measureReportSections,
  cold: measureColdImages,
  editions: measureManyEditions,
  search: measureSearch,
  found: measureFound,
  warnings: measureRiskWarnings,
  classifications: measureClassifications,
  families: measureFamilyPublish,
  downloads: measureDownloads,
  memory: measureDownloadMemory,
  logins: measureLogins,
  commands: measureCommandStarts,
  workbooks: measureWorkbooks,
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const { only } = values;
if (only !== undefined && !(only in parts)) {
  throw new Error(`There is no part "${only}"; there are ${Object.keys(parts).join(', ')}.`);
}

const processors = cpus();
print(
  `${String(processors.length)} × ${processors[0]?.model ?? 'unknown'}, ` +
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}` +
    (values.quick ? ', on a small scale (--quick)' : ''),
);
print('');
for (const line of tableHead) print(line);
const short: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue;
  settle();
  // Load comes from another core than the server's; publishing may use all cores.
  if (['bulk', 'search', 'found', 'families', 'memory'].includes(name)) unpin();
  else pinLoad();
  for (const result of await measure(values.quick ? quick : full)) {
    print(formatResult(result));
    if (result.holds === false) short.push(`${result.work} (${result.goal})`);
  }
}
if (short.length > 0) {
  process.stderr.write(`\nFalls short of its goal: ${short.join('; ')}.\n`);
  // The exit hooks of the embedded PostgreSQL would change the exit code to 0.
  process.exit(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
