import type { ImageDescriptor } from '@broadsheet/client';
import { industryCharts as contents } from '@broadsheet/contract';
import { Command } from 'commander';
import { noCharts } from '../../reading/no-such-report.js';
import { codeArgument, countryArgument, languageOption } from '../../reading/report-arguments.js';
import {
  addServiceOptions,
  formatJson,
  withService,
  type ReadingOptions,
} from '../../reading/with-service.js';
import { formatExamples } from '../../terminal/examples.js';
import { formatTable } from '../../terminal/table.js';

interface ImagesOptions extends ReadingOptions {
  language: string;
}

export function imagesCommand(): Command {
  return addServiceOptions(
    new Command('images')
      .description('List the charts of an industry report.')
      .addArgument(countryArgument())
      .addArgument(codeArgument())
      .addOption(languageOption())
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'images AU 1214',
        'images AU 1214 --language Japanese',
        'images AU 1214 --json',
      ),
    )
    .action(showImages);
}

async function showImages(country: string, code: string, options: ImagesOptions): Promise<void> {
  const { language, json = false } = options;
  const images = await withService(options, async ({ client }) => {
    const found = await client.industry.images({ country, code, language });
    if (found.length > 0) return found;
    throw await noCharts(client, { family: 'industry', country, code, language });
  });
  process.stdout.write(json ? formatJson(imagesJson(images)) : format(images));
}

const imagesJson = (images: ImageDescriptor[]) => ({
  Images: images.map(({ name, url }) => ({ Name: name, URL: url })),
});

function format(images: ImageDescriptor[]): string {
  const known: Partial<Record<string, string>> = contents;
  return formatTable([['CHART', 'SHOWS'], ...images.map(({ name }) => [name, known[name] ?? ''])]);
}
