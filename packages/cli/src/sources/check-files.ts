import { once } from 'node:events';
import { shippedPreparation, type Preparation } from '@broadsheet/editions';
import { createPaint } from '../terminal/paint.js';
import { createReportRegister } from './one-file-a-report.js';
import { readSource } from './read-source.js';
import { formatProblem, problemJson, type SourceProblem } from './source-problem.js';

interface CheckOptions {
  /** The stream to which problems are written. */
  stream: NodeJS.WriteStream;
  json: boolean;
  preparation?: Preparation;
  /** Called with every problem. */
  onProblem?: (problem: SourceProblem) => void;
}

export interface CheckTally {
  documents: number;
  errors: number;
  warnings: number;
}

/** Checks file by file and writes every problem as it is found. */
export async function checkFiles(
  files: string[],
  { stream, json, preparation = shippedPreparation, onProblem = () => undefined }: CheckOptions,
): Promise<CheckTally> {
  const paint = createPaint(stream);
  const register = createReportRegister();
  const tally = { documents: files.length, errors: 0, warnings: 0 };
  for (const path of files) {
    for (const problem of await checkFile(path, preparation, register)) {
      onProblem(problem);
      tally[problem.severity === 'error' ? 'errors' : 'warnings'] += 1;
      const text = json
        ? problemJson(problem)
        : formatProblem(problem, (severity, word) =>
            paint(severity === 'error' ? 'red' : 'yellow', word),
          );
      // The reader of the output may be slower, and thousands of files may have thousands of
      // problems.
      if (!stream.write(`${text}\n`)) await once(stream, 'drain');
    }
  }
  return tally;
}

/** Sorted by position in the file; sheets in the order of their names. */
async function checkFile(
  path: string,
  preparation: Preparation,
  register: ReturnType<typeof createReportRegister>,
): Promise<SourceProblem[]> {
  const { source, problems } = await readSource(path, preparation);
  if (!source) return problems;
  const found = [...register(source), ...source.locate(preparation.checkDocument(source))];
  return found.sort(
    (one, other) =>
      compareTexts(one.sheet, other.sheet) || one.line - other.line || one.column - other.column,
  );
}

const compareTexts = (one = '', other = '') => (one === other ? 0 : one < other ? -1 : 1);
