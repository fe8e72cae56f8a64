import { writeXlsx } from 'hucre/xlsx';

/** A workbook with one sheet, as spreadsheet programs write it: shared texts, numbers as numbers. */
export function writeWorkbook(
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
  return writeXlsx({ sheets: [{ name: 'Codes', rows: cells }] });
}
