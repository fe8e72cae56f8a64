import { isAscii, isUtf8 } from 'node:buffer';
import type { Finding } from '@broadsheet/contract/checking';
import type { Preparation } from '../preparation.js';
import type { Grid } from '../workbooks/grid.js';
import { locateEach, type LocatedProblem } from './located-problem.js';
import type { Location } from './location.js';
import { parseJsonText } from './parse-json.js';
import { parseYamlText } from './parse-yaml.js';
import type { ParsedText } from './parsed-text.js';
import { start } from './position.js';
import { createLocate, listProblems, locateInSheets, toLocation } from './sheet-problems.js';
import { SourceError } from './source-error.js';

/** A file with a document, or a folder of CSV files that are the sheets of one. */
export type SourceFile =
  | { name: string; bytes: Uint8Array }
  | { name: string; sheets: { name: string; bytes: Uint8Array }[] };

/** A document of a known family. */
export interface ReadDocument {
  family: string;
  document: unknown;
  /** The key of its report, as people write it; undefined if the document does not say. */
  key: string | undefined;
  /**
   * The position of the value at a JSON pointer; for a missing value, of what should contain it.
   */
  locate(pointer: string): Location;
  /** A finding at its position and in words that fit the file. */
  locateFindings(findings: readonly Finding[]): LocatedProblem[];
}

/** A file that is not a document yet. */
export interface UnreadDocument {
  problems: LocatedProblem[];
  /**
   * Only if single cells are wrong: the document with the content of these cells, to be corrected
   * in a form.
   */
  correctable?: { family: string; document: unknown };
}

/** Names of files that can hold a document. */
export const documentName = /\.(json|ya?ml|xlsx)$/i;

/**
 * Reads JSON, YAML, a workbook or CSV files, by the name of the file; returns problems if it is not
 * a document.
 */
export async function readDocument(
  file: SourceFile,
  preparation: Preparation,
): Promise<ReadDocument | UnreadDocument> {
  try {
    const isWorkbook = 'sheets' in file || /\.xls[xmb]?$/i.test(file.name);
    if (isWorkbook) return await readSheetsFile(file, preparation);
    const text = decode(file.bytes);
    const parsed = /\.json$/i.test(file.name) ? parseJsonText(text) : parseYamlText(text);
    return describeParsed(parsed, preparation);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { problems: [describe(error)] };
  }
}

/** The sheet that makes a workbook too large to read, and where it ends; undefined if unclear. */
export async function explainLargeWorkbook(bytes: Uint8Array): Promise<LocatedProblem | undefined> {
  const { findTooLarge } = await import('../workbooks/reading/inspect-archive.js');
  const error = await findTooLarge(bytes);
  return error && describe(error);
}

function describe({ message, address }: SourceError): LocatedProblem {
  const location = address ? toLocation(address) : start;
  return { severity: 'error', pointer: '', message, location };
}

function decode(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new SourceError('The file is not UTF-8 text; save it as UTF-8.');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A byte order mark has no meaning in UTF-8, but some editors write one.
  const text = buffer.toString(isAscii(bytes) ? 'latin1' : 'utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new SourceError('The file is empty; broadsheet init writes one.');
  return text;
}

function describeParsed(
  { value, faults, locate, explain = (findings) => [...findings] }: ParsedText,
  preparation: Preparation,
): ReadDocument | UnreadDocument {
  if (faults.length > 0) {
    return {
      problems: faults.map(({ message, line, column }) => ({
        ...{ severity: 'error', pointer: '', message, location: { line, column } },
      })),
    };
  }
  const family = preparation.findFamily(value);
  if (family === undefined) throw new SourceError(preparation.describeUnknownFamily(value));
  return {
    ...{ family, document: value, key: findKey(preparation, family, value), locate },
    locateFindings: (findings) => locateEach(explain(findings), locate),
  };
}

function findKey(preparation: Preparation, family: string, document: unknown) {
  const key = preparation.findKey({ family, document });
  return key && preparation.families.families.formatReportKey(key);
}

async function readSheetsFile(
  file: SourceFile,
  preparation: Preparation,
): Promise<ReadDocument | UnreadDocument> {
  const { readWorkbook } = await import('../workbooks/reading/read-workbook.js');
  const { families } = preparation;
  const reading = readWorkbook(await readGrids(file), {
    names: families.families.names,
    findFamily: preparation.findFamily,
    describeUnknownFamily: preparation.describeUnknownFamily,
    findSchema: (family) => families.get(family).document,
  });
  const { document } = reading;
  const family = preparation.findFamily(document);
  if (family === undefined) throw new SourceError(preparation.describeUnknownFamily(document));
  if (reading.faults.length > 0) {
    return {
      problems: listProblems(reading, preparation.checkDocument({ family, document })),
      ...(reading.faults.every(({ isHeld }) => isHeld) && { correctable: { family, document } }),
    };
  }
  return {
    ...{ family, document, key: findKey(preparation, family, document) },
    locate: createLocate(reading),
    locateFindings: (findings) => locateInSheets(reading, findings),
  };
}

async function readGrids(file: SourceFile): Promise<Grid[]> {
  if ('sheets' in file) {
    const { readCsvSheet } = await import('../workbooks/csv-sheets.js');
    return file.sheets.map(({ name, bytes }) => readCsvSheet(name.replace(/\.csv$/i, ''), bytes));
  }
  const { readXlsx } = await import('../workbooks/reading/read-xlsx.js');
  return readXlsx(file.bytes);
}
