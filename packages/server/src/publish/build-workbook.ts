import { InvalidDocumentError, type Preparation } from '@broadsheet/editions';
import {
  readDocument,
  type LocatedProblem,
  type ReadDocument,
  type SourceFile,
  type UnreadDocument,
} from '@broadsheet/editions/sources';
import { parseUpload } from './read-upload.js';

/** An uploaded document as a workbook, with its problems as comments at the cells. */
export async function buildWorkbook(preparation: Preparation, body: unknown): Promise<Uint8Array> {
  const { addComments } = await import('@broadsheet/editions/workbooks');
  const bytes = await findBytes(preparation, body);
  const file = { name: 'document.xlsx', bytes };
  const problems = listProblems(preparation, await readDocument(file, preparation));
  // Problems of a whole file have no cell.
  if (problems.some(({ location }) => location.sheet === undefined)) throw refuse(problems);
  if (problems.length === 0) return bytes;
  return addComments(
    bytes,
    problems.map(({ location: { sheet = '', line, column }, severity, message }) => ({
      address: { sheet, row: line - 1, column: column - 1 },
      text: `${severity}: ${message}`,
    })),
  );
}

async function findBytes(preparation: Preparation, body: unknown): Promise<Uint8Array> {
  const parsed = parseUpload(body);
  if ('file' in parsed && isWorkbook(parsed.file)) return parsed.file.bytes;
  const { family, document } =
    'file' in parsed
      ? await readFile(preparation, parsed.file)
      : nameFamily(preparation, parsed.document);
  const { writeWorkbook } = await import('@broadsheet/editions/workbooks');
  return writeWorkbook(document as object, preparation.families.get(family).document);
}

const isWorkbook = (file: SourceFile): file is { name: string; bytes: Uint8Array } =>
  'bytes' in file && /\.xlsx$/i.test(file.name);

interface Source {
  family: string;
  document: unknown;
}

async function readFile(preparation: Preparation, file: SourceFile): Promise<Source> {
  const read = await readDocument(file, preparation);
  if (!('problems' in read)) return read;
  if (read.correctable) return read.correctable;
  throw refuse(read.problems);
}

function nameFamily(preparation: Preparation, document: object): Source {
  const family = preparation.findFamily(document);
  if (family !== undefined) return { family, document };
  const message = preparation.describeUnknownFamily(document);
  throw new InvalidDocumentError([{ severity: 'error', pointer: '', message }]);
}

function listProblems(
  preparation: Preparation,
  read: ReadDocument | UnreadDocument,
): LocatedProblem[] {
  return 'problems' in read ? read.problems : read.locateFindings(preparation.checkDocument(read));
}

const refuse = (problems: readonly LocatedProblem[]) =>
  new InvalidDocumentError(
    problems.map(({ severity, pointer, message }) => ({ severity, pointer, message })),
  );
