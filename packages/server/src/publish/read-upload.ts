import { PreviewRequest, type DocumentFinding } from '@broadsheet/contract';
import { buildSchemaCheck, type Finding } from '@broadsheet/contract/checking';
import type { Preparation } from '@broadsheet/editions';
import {
  documentName,
  formatLocation,
  readDocument,
  type LocatedProblem,
  type SourceFile,
  type UnreadDocument,
} from '@broadsheet/editions/sources';

/** A request that does not have the form of the operation. */
export class InvalidUploadError extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ message }) => message).join(' '));
    this.findings = findings;
  }
}

/** An uploaded document of a known family. */
export interface Upload {
  family: string;
  document: unknown;
  /** Gives the positions of findings in the uploaded text or workbook. */
  locate(findings: readonly Finding[]): DocumentFinding[];
}

/** The upload is not a document yet. */
interface UnreadUpload extends Pick<UnreadDocument, 'correctable'> {
  problems: DocumentFinding[];
}

const checkForm = buildSchemaCheck(PreviewRequest);

/** The upload: a document as an object, or as a file. */
export function parseUpload(body: unknown): { document: object } | { file: SourceFile } {
  const findings = checkForm(body);
  if (findings.length > 0) throw new InvalidUploadError(findings);
  const request = body as PreviewRequest;
  const { Document, Text, Base64, Sheets } = request;
  const forms = [Document, Text, Base64, Sheets].filter((form) => form !== undefined);
  if (forms.length !== 1) {
    throw refuse('', 'Send the document in one of four forms: Document, Text, Base64 or Sheets.');
  }
  return Document === undefined ? { file: findFile(request) } : { document: Document };
}

/** Whether the file has cells instead of lines. */
const hasSheets = (file: SourceFile): boolean => 'sheets' in file || /\.xlsx$/i.test(file.name);

/**
 * Reads the document of a preview request; returns problems if it is not a document of a family.
 */
export async function readUpload(
  preparation: Preparation,
  body: unknown,
): Promise<Upload | UnreadUpload> {
  const parsed = parseUpload(body);
  if ('document' in parsed) return readObject(preparation, parsed.document);
  const read = await readDocument(parsed.file, preparation);
  // Problems of a whole workbook have no line.
  const write = hasSheets(parsed.file) ? writeInSheet : writeInText;
  if ('problems' in read) return { ...read, problems: read.problems.map(write) };
  const { family, document, locateFindings } = read;
  return { family, document, locate: (found) => locateFindings(found).map(write) };
}

/** The uploaded file, or the CSV files. */
function findFile({ Text, Base64, Sheets, Name = 'document.yaml' }: PreviewRequest): SourceFile {
  if (Sheets) {
    const sheets = Sheets.map((sheet) => ({
      name: sheet.Name,
      bytes: Buffer.from(sheet.Base64, 'base64'),
    }));
    return { name: Name, sheets };
  }
  if (!documentName.test(Name)) {
    const taken = '.yaml, .yml, .json or .xlsx';
    throw refuse('/Name', `${JSON.stringify(Name)} is not read: its name must end in ${taken}.`);
  }
  const bytes = Text === undefined ? Buffer.from(Base64 ?? '', 'base64') : Buffer.from(Text);
  return { name: Name, bytes };
}

function readObject(preparation: Preparation, document: object): Upload | UnreadUpload {
  const family = preparation.findFamily(document);
  if (family !== undefined) return { family, document, locate: (found) => found.map(writeFinding) };
  const message = preparation.describeUnknownFamily(document);
  return { problems: [writeFinding({ severity: 'error', pointer: '', message })] };
}

/** As in the answer, without a position. */
export const writeFinding = ({ severity, pointer, message }: Finding): DocumentFinding => ({
  Severity: severity,
  Pointer: pointer,
  Message: message,
});

function writeInText({ location, ...finding }: LocatedProblem): DocumentFinding {
  return { ...writeFinding(finding), Line: location.line, Column: location.column };
}

function writeInSheet({ location, ...finding }: LocatedProblem): DocumentFinding {
  return {
    ...writeFinding(finding),
    ...(location.sheet !== undefined && { Place: formatLocation(location) }),
  };
}

const refuse = (pointer: string, message: string) =>
  new InvalidUploadError([{ severity: 'error', pointer, message }]);
