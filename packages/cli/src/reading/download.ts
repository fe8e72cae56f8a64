import { existsSync, mkdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { DownloadFormat } from '@broadsheet/client';
import {
  downloadFormatNames,
  downloadFormats,
  families,
  papers,
  type ReportKey,
} from '@broadsheet/contract';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { connect, explainFailure, findConnection } from '../connection.js';
import { stopOnInterrupt } from '../publishing/stop-on-interrupt.js';
import { countOf } from '../terminal/amounts.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { atOnceOption } from './report-arguments.js';
import { saveFiles, type FileRequest } from './save-files.js';
import { addServiceOptions, type ReadingOptions } from './with-service.js';

interface DownloadOptions extends ReadingOptions {
  format: DownloadFormat[];
  output: string;
  theme?: string;
  paper?: 'A4' | 'Letter';
  atOnce: number;
}

export function downloadCommand(): Command {
  const [example = '', other = ''] = families.exampleKeys();
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
      .option('-o, --output <folder>', 'folder of the files; made if it does not exist', '.')
      .option('--theme <theme>', 'look of a PDF, such as light or dark')
      .addOption(new Option('--paper <paper>', 'size of the pages of a PDF').choices([...papers]))
      .addOption(atOnceOption('files at a time', 4)),
  )
    .addHelpText(
      'after',
      formatExamples(
        `download ${example} --format pdf,xlsx -o reports/`,
        `download ${example} ${other} -o reports/`,
      ),
    )
    .action(download);
}

function parseFormats(text: string): DownloadFormat[] {
  return text.split(',').map((each) => {
    const format = downloadFormatNames.find((name) => name === each.trim().toLowerCase());
    if (format) return format;
    throw new InvalidArgumentError(`"${each}" is none of ${downloadFormatNames.join(', ')}.`);
  });
}

/** A report that fails does not stop the others; the command then ends with status 1. */
async function download(texts: string[], options: DownloadOptions): Promise<void> {
  const keys = parseKeys(texts);
  const { output, theme, paper, atOnce } = options;
  refuseFileName(output);
  const formats = [...new Set(options.format)];
  const files = keys.flatMap((key) => formats.map((format): FileRequest => ({ key, format })));
  const connection = await findConnection(options);
  const client = connect(connection);
  mkdirSync(output, { recursive: true });
  const interrupt = stopOnInterrupt('Stopping. What is saved stays; Ctrl-C again stops at once.');
  const { signal } = interrupt;
  try {
    const saved = await saveFiles(files, { client, output, theme, paper, atOnce, signal });
    const left = saved < files.length ? ` ${countOf(files.length - saved, 'file')} not.` : '';
    process.stderr.write(`${countOf(saved, 'file')} saved.${left}\n`);
    if (saved < files.length) process.exitCode = 1;
  } catch (error) {
    explainFailure(error, connection.url);
  } finally {
    interrupt.release();
  }
}

/** A folder of that name would hold the file that somebody looks for. */
function refuseFileName(output: string): void {
  const ending = extname(output).toLowerCase();
  const isFileName = Object.values(downloadFormats).some(
    ({ extension }) => ending === `.${extension}`,
  );
  if (!isFileName || existsSync(output)) return;
  throw new UserError(
    `${output} is the name of a file, and -o names the folder: each file is named after its report and --format.`,
  );
}

function parseKeys(texts: string[]): ReportKey[] {
  const wrong = texts.filter((text) => !families.findReportKey(text));
  if (wrong.length > 0) {
    const list = wrong.map((text) => JSON.stringify(text)).join(', ');
    const are = wrong.length > 1 ? 'are no reports; write them' : 'is no report; write it';
    throw new UserError(`${list} ${are} like ${families.exampleKeys().join(', ')}.`);
  }
  return [...new Set(texts)].flatMap((text) => families.findReportKey(text) ?? []);
}
