import type { Comparison, ComparedMeasure } from '@broadsheet/client';
import { comparisonFormatNames, families, mostCompared } from '@broadsheet/contract';
import { writeNumber } from '@broadsheet/view';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { findFormatOfName, namedFormats } from '../files/format-of-name.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { UserError } from '../user-error.js';
import { saveOutput } from './save-output.js';
import { addServiceOptions, formatJson, withService, type ReadingOptions } from './with-service.js';

type ComparisonForm = 'table' | (typeof comparisonFormatNames)[number];

const endings = {
  formats: { txt: 'table', ...namedFormats(comparisonFormatNames) } as Record<
    string,
    ComparisonForm
  >,
};

interface CompareOptions extends ReadingOptions {
  format?: ComparisonForm;
  year?: number;
  output: string;
}

export function compareCommand(): Command {
  const [example = ''] = families.exampleKeys();
  return addServiceOptions(
    new Command('compare')
      .description('Compare key figures and ratios of reports of one family.')
      .addArgument(
        new Argument('<keys...>', `two to ${String(mostCompared)} reports, such as ${example}`),
      )
      .addOption(
        new Option(
          '--format <format>',
          'form of the answer (default: what the name of the file says, else table)',
        ).choices(['table', ...comparisonFormatNames]),
      )
      .addOption(
        new Option('--year <year>', 'year of the table; the latest that all report').argParser(
          parseYear,
        ),
      )
      .option('-o, --output <file>', 'file to write; - is standard output', '-'),
  )
    .addHelpText(
      'after',
      formatExamples(
        `compare ${example} industry/US/312130/English`,
        'compare company/1001/English company/1002/English -o companies.xlsx',
      ),
    )
    .action(compare);
}

function parseYear(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a year of four digits.');
}

async function compare(reports: string[], options: CompareOptions): Promise<void> {
  const { year, output } = options;
  const format = options.format ?? findFormatOfName(output, endings) ?? 'table';
  if ((format === 'xlsx' || format === 'pdf') && output === '-' && process.stdout.isTTY) {
    throw new UserError(`Such a file would garble the terminal; name one: -o comparison.${format}`);
  }
  const language = findLanguage(reports);
  await withService(options, async ({ client }) => {
    if (format !== 'table' && format !== 'json') {
      const { bytes } = await client.compareAsFile({ reports, format, language });
      await saveOutput(bytes, output);
      return;
    }
    const comparison = await client.compare({ reports, language });
    const text = format === 'json' ? formatJson(comparison) : formatComparison(comparison, year);
    await saveOutput(Buffer.from(text), output);
    tellLeftOut(comparison);
  });
}

/** The language that all the reports are in, if there is one. */
function findLanguage(reports: string[]): string | undefined {
  const keys = reports.map((text) => families.findReportKey(text));
  const [first] = keys;
  return keys.every((key) => key?.language === first?.language) ? first?.language : undefined;
}

const reasons = { 200: '', 403: 'you may not read it', 404: 'it is not published' } as const;

function tellLeftOut({ reports }: Comparison): void {
  for (const { key, statusCode } of reports) {
    if (statusCode !== 200) process.stderr.write(`${key} is left out: ${reasons[statusCode]}.\n`);
  }
}

function formatComparison(
  { reports, measures }: Comparison,
  requestedYear: number | undefined,
): string {
  const shown = reports.filter(({ statusCode }) => statusCode === 200);
  const year = requestedYear ?? findLatestYear(measures);
  if (year === undefined) return '';
  const rows = measures.map((measure) => [
    `${measure.label}${measure.unit === 'Percent' ? ' (%)' : ''}`,
    ...shown.map(({ key }) => writeValue(measure, key, year)),
  ]);
  return formatTable([[String(year), ...shown.map(({ title = '' }) => title)], ...rows]);
}

/** The latest year that all reports have come to. */
function findLatestYear(measures: ComparedMeasure[]): number | undefined {
  const latest = new Map<string, number>();
  for (const { key, points } of measures.flatMap(({ series }) => series)) {
    const years = points.filter(({ outlook }) => !outlook).map(({ year }) => year);
    latest.set(key, Math.max(latest.get(key) ?? 0, ...years));
  }
  return latest.size === 0 ? undefined : Math.min(...latest.values());
}

function writeValue({ unit, series }: ComparedMeasure, report: string, year: number): string {
  const own = series.find(({ key }) => key === report);
  const value = own?.points.find((point) => point.year === year)?.value ?? null;
  if (value === null) return '–';
  return unit === 'Currency' && own?.currency !== undefined
    ? `${own.currency} ${writeNumber(value)}`
    : writeNumber(value);
}
