import type { Preparation } from '@broadsheet/editions';
import { Command } from 'commander';
import { checkFiles, type CheckTally } from '../sources/check-files.js';
import { listSourceFiles } from '../sources/source-files.js';
import { countOf } from '../terminal/amounts.js';

/** Checks documents of the shipped families, or of the families of the given preparation. */
export function checkCommand(preparation?: Preparation): Command {
  return new Command('check')
    .description('Find everything that is wrong in documents, without publishing them.')
    .argument('<path...>', 'files, and folders of files (.json, .yaml, .yml)')
    .option('--json', 'print one JSON object a problem')
    .addHelpText(
      'after',
      `
Every problem is listed with its file, line and column, its path in the document, what is wrong and
what would be right. An error keeps a document from being published, a warning does not. The exit
status is 1 when there are errors.

Examples:
  $ broadsheet check reports/
  $ broadsheet check wine.yaml brewer.json --json`,
    )
    .action((paths: string[], options: CheckOptions) => check(paths, options, preparation));
}

interface CheckOptions {
  json?: boolean;
}

async function check(
  paths: string[],
  { json = false }: CheckOptions,
  preparation: Preparation | undefined,
): Promise<void> {
  const files = await listSourceFiles(paths);
  const tally = await checkFiles(files, {
    stream: process.stdout,
    json,
    ...(preparation && { preparation }),
  });
  process.stderr.write(`${formatTally(tally)}\n`);
  if (tally.errors > 0) process.exitCode = 1;
}

function formatTally({ documents, errors, warnings }: CheckTally): string {
  const checked = `${countOf(documents, 'document')} checked`;
  return errors + warnings === 0
    ? `${checked}: nothing is wrong.`
    : `${checked}: ${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}.`;
}
