import { NotOfferedError, type Broadsheet } from '@broadsheet/client';
import { families } from '@broadsheet/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { countOf } from '../terminal/amounts.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { describeReading } from './describe-reading.js';
import { listAllReports, type ListedReport } from './list-reports.js';
import { parseCountry } from './report-arguments.js';
import { addServiceOptions, formatJson, withService, type ReadingOptions } from './with-service.js';

/** A list contains less about a report than a search result. */
interface FoundReport extends ListedReport {
  match?: 'all' | 'some' | 'similar';
}

interface ReportsOptions extends ReadingOptions {
  family?: string;
  country?: string;
  language?: string;
  limit?: number;
}

export function reportsCommand(): Command {
  return addServiceOptions(
    new Command('reports')
      .description('List the reports you may read, or find those that match a few words.')
      .argument(
        '[search...]',
        'what they are about, or a code, an ABN, ACN or ticker; a country or family narrows it',
      )
      .addOption(
        new Option('--family <family>', 'only this kind of report').choices(families.names),
      )
      .addOption(
        new Option('--country <country>', 'only reports of this country').argParser(parseCountry),
      )
      .option('--language <language>', 'only reports in this language')
      .addOption(
        new Option('--limit <number>', 'at most this many').argParser((text: string) => {
          if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
          throw new InvalidArgumentError('It must be a number, 1 or more.');
        }),
      )
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'reports',
        'reports wine making in Australia',
        'reports listed coal companies',
        'reports --country AU --family industry --limit 20',
        "reports wine --json | jq -r '.[].Key'",
      ),
    )
    .action(showReports);
}

async function showReports(words: string[], options: ReportsOptions): Promise<void> {
  const search = words.join(' ').trim();
  const { found: all, reading } = await withService(options, async ({ client }) =>
    search === ''
      ? { found: await listReports(client, options), reading: [] }
      : searchReports(client, search, options),
  );
  const reports = all.slice(0, options.limit);
  process.stdout.write(options.json ? formatJson(reports.map(reportJson)) : format(reports));
  for (const line of reading) process.stderr.write(`${line}\n`);
  if (reports.length === 0) {
    const found =
      search === '' ? 'There are no reports' : `Nothing matches ${JSON.stringify(search)}`;
    process.stderr.write(`${found} among those you may read.\n`);
  } else if (all.length > reports.length) {
    process.stderr.write(`${countOf(reports.length, 'report')}; there are more.\n`);
  }
}

function listReports(
  client: Broadsheet,
  { family, country, language }: ReportsOptions,
): Promise<ListedReport[]> {
  return listAllReports(client, {
    ...(family && { families: [family] }),
    ...(country && { countries: [country] }),
    language,
  }).then((reports) => reports.sort(inOrder));
}

const inOrder = (one: ListedReport, other: ListedReport) =>
  families.names.indexOf(one.family) - families.names.indexOf(other.family) ||
  one.country.localeCompare(other.country) ||
  one.code.localeCompare(other.code, 'en', { numeric: true }) ||
  one.language.localeCompare(other.language);

/** If the service has no search, lists all reports and searches here. */
async function searchReports(
  client: Broadsheet,
  query: string,
  options: ReportsOptions,
): Promise<{ found: FoundReport[]; reading: string[] }> {
  const { family, country, language, limit = Infinity } = options;
  const found: FoundReport[] = [];
  try {
    const families = family === undefined ? undefined : [family];
    const request = { query, families, country, language };
    const pages = client.search({ ...request, limit: Math.min(limit + 1, 1000) });
    for await (const report of pages) {
      found.push(report);
      if (found.length > limit) break;
    }
    return { found, reading: describeReading(query, await pages) };
  } catch (error) {
    if (!(error instanceof NotOfferedError)) throw error;
    const words = query.toLowerCase().split(/\s+/);
    const listed = (await listReports(client, options)).filter(({ title, code }) =>
      words.every((word) => `${title} ${code}`.toLowerCase().includes(word)),
    );
    return { found: listed, reading: [] };
  }
}

/** A match that lacks words says so. */
function format(reports: FoundReport[]): string {
  if (reports.length === 0) return '';
  const isPartial = reports.some(({ match = 'all' }) => match !== 'all');
  return formatTable([
    ['REPORT', 'UPDATED', ...(isPartial ? ['MATCH'] : []), 'TITLE'],
    ...reports.map(({ key, updatedAt, title, match = 'all' }) => [
      key,
      updatedAt.slice(0, 10),
      ...(isPartial ? [match] : []),
      title,
    ]),
  ]);
}

/** A service may have families that this program does not know. */
function writeKey(key: Omit<ListedReport, 'key' | 'title' | 'updatedAt'>) {
  const { family, country, code, language } = key;
  return families.find(family)
    ? families.writeKey(key)
    : { Country: country, Code: code, Language: language };
}

function reportJson(report: FoundReport) {
  const { key, family, country, code, language, title, updatedAt, match } = report;
  return {
    Key: key,
    Family: family,
    ...writeKey({ family, country, code, language }),
    Title: title,
    UpdatedAt: updatedAt,
    ...(match && { Match: match }),
  };
}
