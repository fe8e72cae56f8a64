import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Broadsheet, ChartFile, ChartFileFormat, ChartLayout } from '@broadsheet/client';
import {
  chartFormats,
  chartLayouts,
  families,
  findCode,
  pictureFormats,
  pictureWidths,
  type FamilyDefinition,
  type ReportKey,
} from '@broadsheet/contract';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { didYouMean } from '../terminal/did-you-mean.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { clientKeyOf } from './client-key.js';
import { noSuchReport } from './no-such-report.js';
import { languageOption, parseCountry } from './report-arguments.js';
import { addServiceOptions, withService, type ReadingOptions } from './with-service.js';

interface ChartOptions extends ReadingOptions {
  format: ChartFileFormat;
  width?: number;
  layout?: ChartLayout;
  theme?: string;
  language: string;
  output: string;
}

const fileFormats = Object.keys(chartFormats).filter((name) => name !== 'json');

export function chartCommand(): Command {
  return addServiceOptions(
    new Command('chart')
      .description('Fetch one chart of a report of any family as a picture or as its figures.')
      .addArgument(
        new Argument(
          '<report-and-chart...>',
          `the report, such as ${families.exampleKeys()[0] ?? ''}, or the country and the code of an industry; then the chart`,
        ),
      )
      .addOption(
        new Option('--format <format>', 'form of the file').choices(fileFormats).default('png'),
      )
      .addOption(new Option('--layout <layout>', 'shape of the picture').choices(chartLayouts))
      .addOption(
        new Option('--width <pixels>', 'width of the picture in pixels').argParser(parseWidth),
      )
      .addOption(new Option('--theme <theme>', 'look of the chart, such as light or dark'))
      .addOption(languageOption())
      .option('-o, --output <file>', 'file to write; - is standard output', '-'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'chart AU 1214 revenue --format csv',
        'chart AU 1214 revenue --format svg --layout narrow -o revenue.svg',
        `chart ${families.exampleKeys()[0] ?? ''} revenue --format xlsx -o revenue.xlsx`,
      ),
    )
    .action(fetchChart);
}

function parseWidth(text: string): number {
  const width = Number(text);
  const { least, most } = pictureWidths;
  if (/^\d+$/.test(text) && width >= least && width <= most) return width;
  throw new InvalidArgumentError(`It must be from ${String(least)} to ${String(most)}.`);
}

async function fetchChart(words: string[], options: ChartOptions): Promise<void> {
  const { key, definition, chart } = parseWords(words, options.language);
  const { format, width, layout, theme, output } = options;
  const isText = format === 'csv' || format === 'svg';
  if (output === '-' && !isText && process.stdout.isTTY) {
    throw new UserError(
      `A file of this format would garble the terminal; name one: -o chart.${format}`,
    );
  }
  refuseSizes(options);
  const { bytes } = await withService(options, async ({ client }) => {
    const asked = { ...clientKeyOf(key), image: chart, format, width, layout, theme };
    const file = await client.family(definition.name).chartFile(asked);
    return file ?? (await explainMissing(client, key, chart));
  });
  if (output === '-') {
    process.stdout.write(bytes);
    return;
  }
  mkdirSync(dirname(output), { recursive: true });
  await writeFileAtomically(output, bytes);
  process.stderr.write(`Wrote ${output}\n`);
}

function refuseSizes({ format, width, layout }: ChartOptions): void {
  const isPicture = (pictureFormats as readonly string[]).includes(format);
  const option = width !== undefined ? '--width' : layout !== undefined ? '--layout' : undefined;
  if (isPicture || option === undefined) return;
  throw new UserError(
    `${option} is for pictures (${pictureFormats.join(', ')}), not for ${format}.`,
  );
}

interface NamedChart {
  key: ReportKey;
  definition: FamilyDefinition;
  chart: string;
}

/** A whole key and a chart, or the country, the code and a chart of the family that a code implies. */
function parseWords(words: string[], language: string): NamedChart {
  const [first = '', ...rest] = words;
  const whole = families.findReportKey(first);
  if (whole) return nameChart(whole, rest);
  const implied = families.list.find(({ impliedBy }) => impliedBy === 'Code');
  const [code = '', ...others] = rest;
  const isCode = implied && findCode(implied.key, { Code: code }) !== undefined;
  if (!isCode || first.includes('/')) {
    const example = families.exampleKeys()[0] ?? '';
    throw new UserError(`Name the report and the chart: AU 1214 revenue, or ${example} revenue.`);
  }
  const key = { family: implied.name, country: parseCountry(first), code, language };
  return nameChart(key, others);
}

function nameChart(key: ReportKey, [asked, ...more]: string[]): NamedChart {
  const definition = families.get(key.family);
  const names = Object.keys(definition.charts);
  const known = names.map((name) => name.toLowerCase());
  const list = `There are: ${known.join(', ')}.`;
  if (asked === undefined || more.length > 0) throw new UserError(`Name one chart. ${list}`);
  const chart = names.find((name) => name.toLowerCase() === asked.toLowerCase());
  if (chart !== undefined) return { key, definition, chart };
  const hint = didYouMean(asked, known) || ` ${list}`;
  throw new UserError(`There is no chart ${JSON.stringify(asked)}.${hint}`);
}

async function explainMissing(
  client: Broadsheet,
  key: ReportKey,
  chart: string,
): Promise<ChartFile> {
  const images = await client.family(key.family).images(clientKeyOf(key));
  if (images.length === 0) throw await noSuchReport(client, key);
  const names = images.map(({ name }) => name.toLowerCase()).join(', ');
  throw new UserError(
    `The report ${families.formatReportKey(key)} has no ${chart} chart. It has ${names}.`,
  );
}
