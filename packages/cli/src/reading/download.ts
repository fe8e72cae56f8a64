import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Broadsheet, DownloadFormat } from '@broadsheet/client';
import { downloadFormatNames, downloadFormats, families, papers } from '@broadsheet/contract';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { countOf } from '../terminal/amounts.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { noSuchReport } from './no-such-report.js';
import { addServiceOptions, withService, type ReadingOptions } from './with-service.js';

interface DownloadOptions extends ReadingOptions {
  format: DownloadFormat[];
  output: string;
  theme?: string;
  paper?: 'A4' | 'Letter';
}

export function downloadCommand(): Command {
  const [example = ''] = families.exampleKeys();
  return addServiceOptions(
    new Command('download')
      .description('Save whole reports of any family as files.')
      .addArgument(new Argument('<keys...>', `reports, such as ${example}`))
      .addOption(
        new Option(
          '--format <formats>',
          `forms of the files, with commas between them: ${downloadFormatNames.join(', ')}`,
        )
          .default(['pdf'], 'pdf')
          .argParser(parseFormats),
      )
      .option('-o, --output <folder>', 'folder of the files', '.')
      .option('--theme <theme>', 'look of a PDF, such as light or dark')
      .addOption(new Option('--paper <paper>', 'size of the pages of a PDF').choices([...papers])),
  )
    .addHelpText(
      'after',
      formatExamples(`download ${example} --format pdf,xlsx -o reports/`, `download ${example}`),
    )
    .action(saveReports);
}

function parseFormats(text: string): DownloadFormat[] {
  return text.split(',').map((each) => {
    const format = downloadFormatNames.find((name) => name === each.trim().toLowerCase());
    if (format) return format;
    throw new InvalidArgumentError(`"${each}" is none of ${downloadFormatNames.join(', ')}.`);
  });
}

interface Wanted {
  text: string;
  format: DownloadFormat;
}

async function saveReports(keys: string[], options: DownloadOptions): Promise<void> {
  const wanted = keys.flatMap((text) => options.format.map((format) => ({ text, format })));
  for (const text of keys) getKey(text);
  await withService(options, async ({ client }) => {
    mkdirSync(options.output, { recursive: true });
    let done = 0;
    for (const each of wanted) {
      const path = await saveReport(client, each, options);
      done += 1;
      const place = wanted.length > 1 ? `${String(done)}/${String(wanted.length)} ` : '';
      process.stderr.write(`${place}${path}\n`);
    }
  });
  process.stderr.write(`${countOf(wanted.length, 'file')} saved.\n`);
}

function getKey(text: string) {
  const key = families.findReportKey(text);
  if (key) return key;
  const examples = families.exampleKeys().join(', ');
  throw new UserError(`${JSON.stringify(text)} is no report; write it like ${examples}.`);
}

async function saveReport(
  client: Broadsheet,
  { text, format }: Wanted,
  { output, theme, paper }: DownloadOptions,
): Promise<string> {
  const key = getKey(text);
  const { Language: language, ...fields } = families.writeKey(key);
  const file = await client.download({
    family: key.family,
    key: fields,
    ...{ language: String(language), format, theme, paper },
  });
  if (!file) throw await noSuchReport(client, key);
  const name = `${families.formatReportKey(key).replaceAll('/', '-')}.${downloadFormats[format].extension}`;
  const path = join(output, name);
  await writeFileAtomically(path, file.bytes);
  return path;
}
