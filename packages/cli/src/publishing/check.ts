import type { Preparation } from '@broadsheet/editions';
import { Command } from 'commander';
import { checkFiles, type CheckTally } from '../sources/check-files.js';
import { listSourceFiles } from '../sources/source-files.js';
import type { SourceProblem } from '../sources/source-problem.js';
import { requireWorkbook, writeComments } from '../sources/write-comments.js';
import { countOf } from '../terminal/amounts.js';

/** Checks documents of the shipped families, or of the families of the given preparation. */
export function checkCommand(preparation?: Preparation): Command {
  return new Command('check')
    .description('Find everything that is wrong in documents, without publishing them.')
    .argument(
      '<path...>',
      'files, and folders of files (.json, .yaml, .yml, .xlsx, or .csv files with Report.csv)',
    )
    .option('--json', 'print one JSON object a problem')
    .option(
      '--comments <file>',
      'write a copy of the workbook, with the problems as comments at its cells',
    )
    .addHelpText(
      'after',
      `
Every problem is listed with its file, line and column, its path in the document, what is wrong and
what would be right; of a workbook with its sheet and cell. An error keeps a document from being published, a warning does not. The exit
status is 1 when there are errors.

Examples:
  $ broadsheet check reports/
  $ broadsheet check wine.yaml brewer.json --json
  $ broadsheet check wine.xlsx --comments wine-checked.xlsx`,
    )
    .action((paths: string[], options: CheckOptions) => check(paths, options, preparation));
}

interface CheckOptions {
  json?: boolean;
  comments?: string;
}

async function check(
  paths: string[],
  { json = false, comments }: CheckOptions,
  preparation: Preparation | undefined,
): Promise<void> {
  const files = await listSourceFiles(paths);
  if (comments !== undefined) requireWorkbook(files);
  const problems: SourceProblem[] = [];
  const tally = await checkFiles(files, {
    stream: process.stdout,
    json,
    onProblem: (problem) => problems.push(problem),
    ...(preparation && { preparation }),
  });
  if (comments !== undefined) await writeComments(files[0] ?? '', comments, problems);
  process.stderr.write(`${formatTally(tally)}\n`);
  if (tally.errors > 0) process.exitCode = 1;
}

function formatTally({ documents, errors, warnings }: CheckTally): string {
  const checked = `${countOf(documents, 'document')} checked`;
  return errors + warnings === 0
    ? `${checked}: nothing is wrong.`
    : `${checked}: ${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}.`;
}
