import type { ChartFileFormat, ChartLayout } from '@broadsheet/client';
import {
  chartFormats,
  chartLayouts,
  families,
  pictureFormats,
  pictureWidths,
} from '@broadsheet/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { findFormatOfName, namedFormats } from '../files/format-of-name.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { clientKeyOf } from './client-key.js';
import { chartArgument, explainMissingChart, parseChart } from './name-chart.js';
import { languageOption } from './report-arguments.js';
import { saveOutput } from './save-output.js';
import { addServiceOptions, withService, type ReadingOptions } from './with-service.js';

interface ChartOptions extends ReadingOptions {
  format?: ChartFileFormat;
  width?: number;
  layout?: ChartLayout;
  theme?: string;
  language: string;
  output: string;
}

const fileFormats = Object.keys(chartFormats).filter(
  (name): name is ChartFileFormat => name !== 'json',
);
const endings = { formats: namedFormats(fileFormats) };

export function chartCommand(): Command {
  return addServiceOptions(
    new Command('chart')
      .description('Fetch one chart of a report of any family as a picture or as its figures.')
      .addArgument(chartArgument())
      .addOption(
        new Option(
          '--format <format>',
          'form of the file (default: what the name of the file says, else png)',
        ).choices(fileFormats),
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
        'chart AU 1214 revenue --layout narrow -o revenue.svg',
        `chart ${families.exampleKeys()[0] ?? ''} revenue -o revenue.xlsx`,
      ),
    )
    .action(fetchChart);
}

export function parseWidth(text: string): number {
  const width = Number(text);
  const { least, most } = pictureWidths;
  if (/^\d+$/.test(text) && width >= least && width <= most) return width;
  throw new InvalidArgumentError(`It must be from ${String(least)} to ${String(most)}.`);
}

async function fetchChart(words: string[], options: ChartOptions): Promise<void> {
  const { key, definition, chart } = parseChart(words, options.language);
  const { width, layout, theme, output } = options;
  const format = options.format ?? findFormatOfName(output, endings) ?? 'png';
  const isText = format === 'csv' || format === 'svg';
  if (output === '-' && !isText && process.stdout.isTTY) {
    throw new UserError(
      `A file of this format would garble the terminal; name one: -o chart.${format}`,
    );
  }
  refuseSizes({ ...options, format });
  const { bytes } = await withService(options, async ({ client }) => {
    const request = { ...clientKeyOf(key), image: chart, format, width, layout, theme };
    const file = await client.family(definition.name).chartFile(request);
    return file ?? (await explainMissingChart(client, key, chart));
  });
  await saveOutput(bytes, output);
}

function refuseSizes({ format, width, layout }: ChartOptions & { format: ChartFileFormat }): void {
  const isPicture = (pictureFormats as readonly string[]).includes(format);
  const option = width !== undefined ? '--width' : layout !== undefined ? '--layout' : undefined;
  if (isPicture || option === undefined) return;
  throw new UserError(
    `${option} is for pictures (${pictureFormats.join(', ')}), not for ${format}.`,
  );
}
