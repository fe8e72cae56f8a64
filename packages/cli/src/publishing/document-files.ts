import { join } from 'node:path';
import { shippedPreparation } from '@broadsheet/editions';
import { writeCsvFiles, writeWorkbook } from '@broadsheet/editions/workbooks';

export interface SheetsOptions {
  family: string;
  format: 'xlsx' | 'csv';
  /** Of the file without its ending, or of the folder. */
  name: string;
}

/** A document as a workbook, or as a folder of CSV files: their names, and what is in them. */
export async function buildSheets(
  document: object,
  { family, format, name }: SheetsOptions,
): Promise<[string, string | Uint8Array][]> {
  const schema = shippedPreparation.families.get(family).document;
  if (format === 'xlsx') return [[`${name}.xlsx`, await writeWorkbook(document, schema)]];
  return [...writeCsvFiles(document, schema)].map(([file, text]) => [join(name, file), text]);
}
