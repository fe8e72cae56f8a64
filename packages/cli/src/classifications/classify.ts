import type { Broadsheet, ClassificationCode } from '@broadsheet/client';
import { Command, Option } from 'commander';
import { readGivenFile } from '../files/read-given-file.js';
import { parseCountry } from '../reading/report-arguments.js';
import {
  addServiceOptions,
  formatJson,
  withService,
  type ReadingOptions,
} from '../reading/with-service.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { UserError } from '../user-error.js';
import { convertCodes, formatConverted } from './convert.js';
import { parseCodes } from './parse-codes.js';
import { findReportsOfCodes, formatReports } from './reports-of-codes.js';

export interface ClassifyOptions extends ReadingOptions {
  system?: string;
  convert?: string[];
  reports?: string[];
  file?: string;
  from?: string;
  to?: string;
  country?: string;
  csv?: boolean;
  limit: string;
}

export function classifyCommand(): Command {
  return addServiceOptions(
    new Command('classify')
      .description(
        'Find codes of classifications by words, convert codes from one classification to another, or find their reports.',
      )
      .argument('[words...]', 'words to look for, or a code')
      .option('--system <version>', 'only this classification, or the one of --reports')
      .option('--convert <codes...>', 'convert these codes')
      .option('--reports <codes...>', 'find the reports of these codes')
      .option('--file <file>', 'take the codes from this CSV file: a column Code, or the first')
      .option('--from <version>', 'the classification of the codes')
      .option('--to <version>', 'the classification to convert them to')
      .addOption(
        new Option('--country <country>', 'only reports of this country').argParser(parseCountry),
      )
      .option('--limit <number>', 'at most this many codes for words, in each classification', '10')
      .option('--csv', 'print CSV')
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'classify "coffee shop"',
        'classify --convert 4511 --from ANZSIC-2006 --to NAICS-2022',
        'classify --file customers.csv --from UKSIC-2007 --to ISIC-4 --csv > converted.csv',
        'classify --reports 722511 --system NAICS-2022 --country AU',
      ),
    )
    .action(classify);
}

async function classify(words: string[], options: ClassifyOptions): Promise<void> {
  const { file } = options;
  const fromFile = file === undefined ? [] : parseCodes(await readGivenFile(file), file);
  const codes = [...(options.convert ?? []), ...(options.reports ?? []), ...fromFile];
  if (options.to !== undefined || options.convert) {
    const { from = options.system, to } = options;
    if (from === undefined || to === undefined || codes.length === 0) {
      throw new UserError(
        'Converting takes codes (--convert or --file) and both classifications: --from ANZSIC-2006 --to NAICS-2022.',
      );
    }
    const converted = await withService(options, ({ client }) =>
      convertCodes(client, { from, to, codes }),
    );
    process.stdout.write(
      options.json ? formatJson(converted) : formatConverted(converted, options),
    );
  } else if (codes.length > 0) {
    const version = options.system ?? options.from;
    if (version === undefined) {
      throw new UserError('Say which classification the codes belong to: --system ANZSIC-2006.');
    }
    const found = await withService(options, ({ client }) =>
      findReportsOfCodes(client, { version, codes, country: options.country }),
    );
    process.stdout.write(options.json ? formatJson(found) : formatReports(found, options));
  } else await showFound(words, options);
}

interface FoundCode extends ClassificationCode {
  version: string;
}

async function showFound(words: string[], options: ClassifyOptions): Promise<void> {
  const query = words.join(' ').trim();
  if (query === '') throw new UserError('Say what you look for: broadsheet classify "coffee shop"');
  const found = await withService(options, ({ client }) => findByWords(client, query, options));
  if (options.json) process.stdout.write(formatJson(found));
  else if (found.length > 0) {
    const rows = found.map(({ version, code, title, hasReports }) => [
      ...[version, code, hasReports ? 'yes' : '', title],
    ]);
    process.stdout.write(formatTable([['SYSTEM', 'CODE', 'REPORTS', 'TITLE'], ...rows]));
  }
  if (found.length === 0) process.stderr.write(`No code fits ${JSON.stringify(query)}.\n`);
}

async function findByWords(
  { classifications }: Broadsheet,
  query: string,
  { system, limit: requestedLimit }: ClassifyOptions,
): Promise<FoundCode[]> {
  const limit = /^[1-9]\d{0,2}$/.test(requestedLimit) ? Number(requestedLimit) : undefined;
  if (limit === undefined)
    throw new UserError(`--limit is ${requestedLimit}; it must be from 1 to 999.`);
  const versions =
    system === undefined
      ? (await classifications.versions()).versions.map(({ version }) => version)
      : [system];
  const found: FoundCode[] = [];
  for (const version of versions) {
    const { codes } = await classifications.codes({ version, query, limit });
    found.push(...codes.map((code) => ({ version, ...code })));
  }
  return found;
}
