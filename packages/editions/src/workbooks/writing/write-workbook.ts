import { writeCsvSheet } from '../csv-sheets.js';
import { getLayout } from '../reading/read-workbook.js';
import { fillSheets } from './fill-sheets.js';
import { writeXlsx } from './write-xlsx.js';

/** A document as a workbook (.xlsx); `schema` is that of its family's documents. */
export async function writeWorkbook(document: object, schema: object): Promise<Uint8Array> {
  const layout = getLayout(schema);
  return writeXlsx(layout[0].title, fillSheets(document, layout));
}

/** A document as CSV files: their names and contents. */
export function writeCsvFiles(document: object, schema: object): Map<string, string> {
  const sheets = fillSheets(document, getLayout(schema));
  return new Map(sheets.map((sheet) => [`${sheet.name}.csv`, writeCsvSheet(sheet)]));
}
