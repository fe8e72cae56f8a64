import { readFile } from 'node:fs/promises';
import { addComments } from '@broadsheet/editions/workbooks';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { UserError } from '../user-error.js';
import type { SourceProblem } from './source-problem.js';

/** Comments stand at cells, so there must be one workbook. */
export function requireWorkbook(files: readonly string[]): void {
  const [first = ''] = files;
  if (files.length === 1 && /\.xlsx$/i.test(first)) return;
  throw new UserError('--comments is for one workbook: name a single .xlsx file.');
}

/** Writes a copy of a workbook with every problem as a comment at its cell. */
export async function writeComments(
  path: string,
  output: string,
  problems: readonly SourceProblem[],
): Promise<void> {
  const comments = problems.map(({ sheet = '', line, column, severity, message }) => ({
    address: { sheet, row: line - 1, column: column - 1 },
    text: `${severity}: ${message}`,
  }));
  const bytes = await addComments(await readFile(path), comments).catch((error: unknown) => {
    throw new UserError(`No comments can be written: ${(error as Error).message}`);
  });
  await writeFileAtomically(output, bytes);
  process.stderr.write(`${output} has the problems as comments.\n`);
}
