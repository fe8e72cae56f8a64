import { openArchive } from '@broadsheet/reports/archives';
import { openXlsx, saveXlsx, writeXlsx, type Sheet } from 'hucre/xlsx';
import { writeArchive } from './write-archive.js';

/** The fault of a workbook, where a finding should be, and its words. */
export interface FaultyWorkbook {
  name: string;
  /** Sheet and cell; undefined if the file cannot be opened at all. */
  cell?: string;
  message: string;
  bytes: Uint8Array;
}

const lastRow = 1_048_576;
const tooLong = `The sheet goes down to row ${String(lastRow)}, and a document has at most 20000 rows; delete the empty rows below the last figure.`;

/**
 * Workbooks with typical mistakes of editors, each made from an industry workbook of `broadsheet
 * init`. Stays whole: it is one list.
 */
export async function buildFaultyWorkbooks(starter: Uint8Array): Promise<FaultyWorkbook[]> {
  const workbook = await openXlsx(starter);
  const sheets = workbook.sheets.map(({ name, rows }) => ({ name, rows }));
  const encryption = { password: 'secret', spinCount: 100 };
  return [
    {
      name: 'password',
      message: 'The workbook is protected by a password; save it without one.',
      bytes: await writeXlsx({ sheets, encryption }),
    },
    {
      name: 'macros',
      message: 'The workbook has macros (.xlsm); save it as .xlsx, without macros.',
      bytes: await writeXlsx({ sheets, vbaProject: new Uint8Array(100) }),
    },
    {
      name: 'damaged',
      message: 'The workbook is damaged or cut short; open it, save it again, and retry.',
      bytes: starter.subarray(0, starter.length - 400),
    },
    {
      name: 'failed formula',
      cell: 'Series!B13',
      message: 'The formula gives #DIV/0!; correct it, or write the value itself.',
      bytes: await change(starter, 'Series', (sheet) => {
        const formula = { formula: 'B12/0', value: '#DIV/0!', formulaResult: '#DIV/0!' };
        sheet.cells?.set('12,1', { type: 'formula', ...formula });
      }),
    },
    {
      name: 'merged heads',
      cell: 'Series!B3',
      message:
        'The cells B3:C3 are merged; undo that, so that each column has a heading of its own.',
      bytes: await change(starter, 'Series', (sheet) => {
        sheet.merges = [{ startRow: 2, startCol: 1, endRow: 2, endCol: 2 }];
      }),
    },
    {
      name: 'another family',
      cell: 'Report!B4',
      message:
        'The sheets are of the family industry, and Family says risk; write industry here, or begin with a workbook of the family risk.',
      bytes: await change(starter, 'Report', (sheet) => {
        const row = sheet.rows.findIndex(([name]) => name === 'Family');
        sheet.cells?.set(`${String(row)},1`, { type: 'string', value: 'risk' });
        Object.assign(sheet.rows[row] ?? [], { 1: 'risk' });
      }),
    },
    {
      name: 'date as number',
      cell: 'Report!B12',
      message: '46203 is a number; write the date as text, such as 2026-06-30.',
      bytes: await change(starter, 'Report', (sheet) => {
        const row = sheet.rows.findIndex(([name]) => name === 'DataDate');
        sheet.cells?.set(`${String(row)},1`, { type: 'number', value: 46_203 });
        Object.assign(sheet.rows[row] ?? [], { 1: 46_203 });
      }),
    },
    {
      name: 'empty rows',
      cell: `Series!A${String(lastRow)}`,
      message: tooLong,
      bytes: await addRows(starter, 'Series', (row) => `<row r="${row}"/>`),
    },
    {
      name: 'rows of formats',
      cell: `Series!B${String(lastRow)}`,
      message: tooLong,
      bytes: await addRows(
        starter,
        'Series',
        (row) => `<row r="${row}"><c r="A${row}" s="1"/><c r="B${row}" s="1"/></row>`,
      ),
    },
  ];
}

async function change(starter: Uint8Array, name: string, alter: (sheet: Sheet) => void) {
  const workbook = await openXlsx(starter, { readStyles: true });
  const sheet = workbook.sheets.find((each) => each.name === name);
  if (!sheet) throw new Error(`there is no sheet ${name}`);
  sheet.cells ??= new Map();
  alter(sheet);
  return saveXlsx(workbook);
}

/** Writes every row down to the last one that a sheet can have. */
export async function addRows(
  starter: Uint8Array,
  name: string,
  writeRow: (row: string) => string,
): Promise<Uint8Array> {
  const { sheets } = await openXlsx(starter);
  const at = sheets.findIndex((each) => each.name === name);
  const rows = Array.from({ length: lastRow }, (_, index) => index + 1)
    .slice(sheets[at]?.rows.length)
    .map((row) => writeRow(String(row)));
  const archive = openArchive(starter, { mostBytes: Infinity });
  const files: Record<string, Uint8Array> = {};
  for (const path of archive.entries.keys()) files[path] = archive.read(path) ?? new Uint8Array();
  const file = `xl/worksheets/sheet${String(at + 1)}.xml`;
  const [start = '', end = ''] = Buffer.from(files[file] ?? [])
    .toString()
    .split('</sheetData>');
  return writeArchive({ ...files, [file]: `${start}${rows.join('')}</sheetData>${end}` });
}
