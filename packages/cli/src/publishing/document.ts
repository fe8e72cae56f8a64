import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { families, withBasis, type ReportKey } from '@broadsheet/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { findFormatOfName, namedFormats } from '../files/format-of-name.js';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { UserError } from '../user-error.js';
import { reportKeyArgument } from './report-key-argument.js';
import { withPublishTarget } from './targets/open-target.js';
import { addTargetOptions, type TargetOptions } from './targets/target-options.js';

const formats = ['json', 'yaml', 'xlsx', 'csv'] as const;
type Format = (typeof formats)[number];

const endings = {
  formats: { ...namedFormats(formats), yml: 'yaml' as const },
  advice:
    ' --format writes one of them under another name. To download the report as a PDF, Markdown or a workbook to read: broadsheet download.',
};

interface DocumentOptions extends TargetOptions {
  format?: Format;
  edition?: number;
  output?: string;
}

export function documentCommand(): Command {
  return addTargetOptions(
    new Command('document')
      .description('Give a published document back: as JSON, YAML, a workbook or CSV files.')
      .addArgument(reportKeyArgument())
      .addOption(
        new Option(
          '--format <format>',
          'what to write (default: what the name of the file says, else YAML)',
        ).choices(formats),
      )
      .addOption(
        new Option('--edition <number>', 'an earlier edition than the current one').argParser(
          parseEdition,
        ),
      )
      .option('-o, --output <file>', 'a file, or the folder of CSV files, instead of the terminal'),
  )
    .addHelpText(
      'after',
      `
The same document can be changed and published again, in any form. BasedOn in it says which edition
it is: publishing it does not undo what others have published since.

Examples:
  $ broadsheet document industry/AU/1214/English > wine.yaml
  $ broadsheet document industry/AU/1214/English -o wine.xlsx
  $ broadsheet document industry/AU/1214/English --edition 3 --format json
  $ broadsheet document industry/AU/1214/English --to https://reports.example.com -o wine.xlsx`,
    )
    .action(writeDocument);
}

function parseEdition(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('An edition is a number from 1.');
}

async function writeDocument(key: ReportKey, options: DocumentOptions): Promise<void> {
  const { edition, output } = options;
  const format = options.format ?? findFormatOfName(output ?? '', endings) ?? 'yaml';
  if (format === 'csv' && output === undefined) {
    throw new UserError('CSV files need a folder: -o FOLDER.');
  }
  if (format === 'xlsx' && output === undefined && process.stdout.isTTY) {
    throw new UserError('A workbook is not text for a terminal: -o FILE.xlsx writes it.');
  }
  const { found, name } = await withPublishTarget(options, async (target) => ({
    found: await target.findDocument(key, edition),
    name: target.name,
  }));
  if (found === undefined) {
    const which = edition === undefined ? 'report' : `edition ${String(edition)} of`;
    throw new UserError(`${name} has no ${which} ${families.formatReportKey(key)}.`);
  }
  const basis = { key: families.formatReportKey(key), edition: found.edition };
  const document = withBasis(found.document as object, basis);
  await writeFiles(await buildFiles(document, { family: key.family, format }), output);
}

/** By name within the folder; one without a name is the file itself. */
async function buildFiles(
  document: object,
  { family, format }: { family: string; format: Format },
): Promise<[string, string | Uint8Array][]> {
  if (format === 'json') return [['', `${JSON.stringify(document, null, 2)}\n`]];
  if (format === 'yaml') {
    const { stringify } = await import('yaml');
    return [['', stringify(document, { lineWidth: 0 })]];
  }
  const { buildSheets } = await import('./document-files.js');
  const sheets = await buildSheets(document, { family, format, name: '' });
  return format === 'csv' ? sheets : sheets.map(([, content]) => ['', content]);
}

async function writeFiles(
  files: readonly [string, string | Uint8Array][],
  output: string | undefined,
): Promise<void> {
  for (const [name, content] of files) {
    if (output === undefined) process.stdout.write(content);
    else {
      const path = join(output, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomically(path, content);
    }
  }
  if (output !== undefined) process.stdout.write(`${output}\n`);
}
