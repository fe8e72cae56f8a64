import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Broadsheet, ImageName, ReportImage } from '@broadsheet/client';
import { industryChartNames } from '@broadsheet/contract';
import { Command, Option } from 'commander';
import { findFormatOfName, namedFormats } from '../../files/format-of-name.js';
import { writeFileAtomically } from '../../files/write-file-atomically.js';
import { noCharts } from '../../reading/no-such-report.js';
import {
  chartsArgument,
  codeArgument,
  countryArgument,
  languageOption,
} from '../../reading/report-arguments.js';
import {
  addServiceOptions,
  formatJson,
  withService,
  type ReadingOptions,
} from '../../reading/with-service.js';
import { countOf } from '../../terminal/amounts.js';
import { formatExamples } from '../../terminal/examples.js';
import { UserError } from '../../user-error.js';

const endings = {
  formats: namedFormats(['png']),
  advice: ' Other forms of a chart: broadsheet chart.',
};

interface ImageOptions extends ReadingOptions {
  language: string;
  theme?: string;
  output?: string;
}

interface Report {
  country: string;
  code: string;
  language: string;
}

export function imageCommand(): Command {
  return addServiceOptions(
    new Command('image')
      .description('Fetch charts of an industry report as PNG files.')
      .addArgument(countryArgument())
      .addArgument(codeArgument())
      .addArgument(chartsArgument(industryChartNames))
      .option(
        '-o, --output <path>',
        'file of one chart, or folder of several; - is standard output',
      )
      .addOption(languageOption())
      .addOption(new Option('--theme <theme>', 'look of the chart, such as light or dark'))
      .option('--json', 'print what was written as JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'image AU 1214 revenue -o revenue.png',
        'image AU 1214 revenue --theme dark > revenue.png',
        'image AU 1214 revenue employees -o charts/',
        'image AU 1214 -o charts/                # all of them',
      ),
    )
    .action(fetchImages);
}

async function fetchImages(
  country: string,
  code: string,
  charts: ImageName[],
  options: ImageOptions,
): Promise<void> {
  const report = { country, code, language: options.language };
  const [only, ...more] = charts;
  if (only === undefined || more.length > 0) await saveAll(report, charts, options);
  else await saveOne(report, only, options);
}

async function saveOne(report: Report, name: ImageName, options: ImageOptions): Promise<void> {
  const { output = '-' } = options;
  if (output === '-' && !options.json && process.stdout.isTTY) {
    throw new UserError('A PNG would garble the terminal; name a file: -o revenue.png');
  }
  const isInFolder = await isFolder(output);
  if (!isInFolder) findFormatOfName(output, endings);
  const { bytes } = await withService(options, ({ client }) =>
    getImage(client, { ...report, theme: options.theme }, name),
  );
  if (output !== '-') {
    const path = isInFolder ? join(output, fileNameOf(name)) : output;
    mkdirSync(dirname(path), { recursive: true });
    await writeFileAtomically(path, bytes);
    tell([{ name, path, bytes }], options);
  } else if (options.json) tell([{ name, path: output, bytes }], options);
  else process.stdout.write(bytes);
}

/**
 * All images are fetched before the first is written, so that a folder holds one edition. They are
 * written synchronously, so that the folder holds all of them or none.
 */
async function saveAll(report: Report, charts: ImageName[], options: ImageOptions): Promise<void> {
  const { country, code, language } = report;
  const { theme, output: folder = `${country}-${code}-${language}` } = options;
  if (folder === '-') throw new UserError('Several charts need a folder: -o charts/');
  const images = await withService(options, async ({ client }) => {
    const names = charts.length > 0 ? charts : await listNames(client, report);
    return Promise.all(
      names.map(async (name) => {
        const { bytes } = await getImage(client, { ...report, theme }, name);
        return { name, path: join(folder, fileNameOf(name)), bytes };
      }),
    );
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, bytes } of images) await writeFileAtomically(path, bytes);
  tell(images, options);
}

async function listNames(client: Broadsheet, report: Report): Promise<ImageName[]> {
  const images = await client.industry.images(report);
  if (images.length > 0) return images.map(({ name }) => name);
  throw await noCharts(client, { family: 'industry', ...report });
}

async function getImage(
  client: Broadsheet,
  key: Report & { theme: string | undefined },
  image: ImageName,
): Promise<ReportImage> {
  const found = await client.industry.image({ ...key, image });
  if (found) return found;
  const { country, code, language } = key;
  const others = await client.industry.images(key);
  if (others.length === 0) {
    throw await noCharts(client, { family: 'industry', country, code, language });
  }
  const names = others.map(({ name }) => name.toLowerCase()).join(', ');
  throw new UserError(
    `The report industry/${country}/${code}/${language} has no ${image} chart. It has ${names}.`,
  );
}

/** Names come from a service, and must not escape the folder. */
function fileNameOf(name: string): string {
  if (/^\w+$/.test(name)) return `${name.toLowerCase()}.png`;
  throw new UserError(
    `The service names a chart ${JSON.stringify(name)}, which cannot be a file name.`,
  );
}

async function isFolder(path: string): Promise<boolean> {
  if (/[/\\]$/.test(path)) return true;
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

interface SavedImage {
  name: ImageName;
  path: string;
  bytes: Uint8Array;
}

function tell(saved: SavedImage[], { json = false }: ImageOptions): void {
  if (json) process.stdout.write(formatJson(saved.map(savedJson)));
  else {
    const [first] = saved;
    const where = saved.length === 1 ? (first?.path ?? '') : dirname(first?.path ?? '');
    process.stderr.write(`Wrote ${countOf(saved.length, 'chart')}: ${where}\n`);
  }
}

/** An image that is not written to a file is included in the JSON. */
function savedJson({ name, path, bytes }: SavedImage) {
  return {
    Name: name,
    ...(path === '-' ? { Base64: Buffer.from(bytes).toString('base64') } : { File: path }),
    Bytes: bytes.length,
    SHA256: createHash('sha256').update(bytes).digest('hex'),
  };
}
