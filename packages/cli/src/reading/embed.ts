import type { ChartLayout } from '@broadsheet/client';
import {
  chartLayouts,
  families,
  longestEmbedDays,
  pictureFormats,
  type PictureFormat,
} from '@broadsheet/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { formatExamples } from '../terminal/examples.js';
import { parseWidth } from './chart.js';
import { clientKeyOf } from './client-key.js';
import { chartArgument, explainMissingChart, parseChart } from './name-chart.js';
import { languageOption } from './report-arguments.js';
import { addServiceOptions, formatJson, withService, type ReadingOptions } from './with-service.js';

interface EmbedOptions extends ReadingOptions {
  days: number;
  format: PictureFormat;
  width?: number;
  layout?: ChartLayout;
  theme?: string;
  language: string;
}

export function embedCommand(): Command {
  return addServiceOptions(
    new Command('embed')
      .description('Print an address of one chart that shows it on web pages without a token.')
      .addArgument(chartArgument())
      .addOption(
        new Option(
          '--days <days>',
          `how long the address works, at most ${String(longestEmbedDays)}`,
        )
          .default(longestEmbedDays)
          .argParser(parseDays),
      )
      .addOption(
        new Option('--format <format>', 'form of the picture')
          .choices([...pictureFormats])
          .default('png'),
      )
      .addOption(new Option('--layout <layout>', 'shape of the picture').choices(chartLayouts))
      .addOption(
        new Option('--width <pixels>', 'width of the picture in pixels').argParser(parseWidth),
      )
      .addOption(new Option('--theme <theme>', 'look of the chart, such as light or dark'))
      .addOption(languageOption())
      .option('--json', 'print the address and the time when it expires as JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'embed AU 1214 revenue --days 7',
        `embed ${families.exampleKeys()[0] ?? ''} revenue --format svg --layout narrow`,
      ),
    )
    .action(printAddress);
}

function parseDays(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= longestEmbedDays) return days;
  throw new InvalidArgumentError(`It must be from 1 to ${String(longestEmbedDays)}.`);
}

async function printAddress(words: string[], options: EmbedOptions): Promise<void> {
  const { key, definition, chart } = parseChart(words, options.language);
  const { days, format, width, layout, theme, json } = options;
  const embed = await withService(options, async ({ client, url }) => {
    const asked = { ...clientKeyOf(key), image: chart, days, format, width, layout, theme };
    const found = await client.family(definition.name).embed(asked);
    if (!found) return explainMissingChart(client, key, chart);
    // A service that does not know its public address answers with a path.
    return { ...found, url: new URL(found.url, url).href };
  });
  process.stdout.write(json ? formatJson(embed) : `${embed.url}\n`);
}
