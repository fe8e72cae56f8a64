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
      name: 'date as number in a year',
      cell: 'Series!A13',
      message: '45000 is the date 2023-03-15 stored as a number; write the year, 2023.',
      bytes: await setCell(starter, 'Series', [12, 0], 45_000),
    },
    {
      name: 'year given twice',
      cell: 'Series!A12',
      message: 'The year 2024 is given twice, first at Series!A11; is it 2025?',
      bytes: await setCell(starter, 'Series', [11, 0], 2024),
    },
    {
      name: 'empty cell between figures',
      cell: 'Series!B12',
      message: 'Revenue of 2025 is missing; write it into this cell, or n/a where it is not known.',
      bytes: await setCell(starter, 'Series', [11, 1], null),
    },
    {
      name: 'empty cell of a name',
      cell: 'ExternalDrivers!A4',
      message: 'Name is missing. What drives the industry, such as the price of grapes.',
      bytes: await setCell(starter, 'ExternalDrivers', [3, 0], null),
    },
    {
      name: 'sheet with another name',
      cell: 'Figures!A1',
      message:
        'A document of the family named in the sheet Report has no sheet "Figures"; rename it Series.',
      bytes: await rename(starter, 'Series', 'Figures'),
    },
    {
      name: 'sheet of records with another name',
      cell: 'Drivers!A1',
      message:
        'A document of the family named in the sheet Report has no sheet "Drivers"; rename it ExternalDrivers.',
      bytes: await rename(starter, 'ExternalDrivers', 'Drivers'),
    },
    {
      name: 'a million figures',
      cell: `Series!B${String(lastRow)}`,
      message: tooLong,
      bytes: await addRows(
        starter,
        'Series',
        (row) =>
          `<row r="${row}"><c r="A${row}"><v>2026</v></c><c r="B${row}"><v>${row}000</v></c></row>`,
      ),
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

/** With another value in a cell; rows and columns from 0. */
const setCell = (
  starter: Uint8Array,
  name: string,
  [row, column]: readonly [number, number],
  value: number | null,
) =>
  change(starter, name, (sheet) => {
    const type = value === null ? ('empty' as const) : ('number' as const);
    sheet.cells?.set(`${String(row)},${String(column)}`, { type, value });
    Object.assign(sheet.rows[row] ?? [], { [column]: value });
  });

const rename = (starter: Uint8Array, from: string, to: string) =>
  change(starter, from, (sheet) => {
    sheet.name = to;
  });

/** Writes every row down to the last one that a sheet can have. */
export async function addRows(
  starter: Uint8Array,
  name: string,
  writeRow: (row: string) => string,
): Promise<Uint8Array> {
  const { sheets } = await openXlsx(starter);
  const at = sheets.findIndex((each) => each.name === name);
  const archive = openArchive(starter, { mostBytes: Infinity });
  const files: Record<string, Uint8Array> = {};
  for (const path of archive.entries.keys()) files[path] = archive.read(path) ?? new Uint8Array();
  const file = `xl/worksheets/sheet${String(at + 1)}.xml`;
  const [start = '', end = ''] = Buffer.from(files[file] ?? [])
    .toString()
    .split('</sheetData>');
  const rows = writeRows(sheets[at]?.rows.length ?? 0, writeRow);
  const whole = Buffer.concat([Buffer.from(start), ...rows, Buffer.from(`</sheetData>${end}`)]);
  return writeArchive({ ...files, [file]: whole });
}

/** A thousand at a time, which is several times faster than one long text. */
function writeRows(first: number, writeRow: (row: string) => string): Buffer[] {
  const thousands: Buffer[] = [];
  for (let next = first; next < lastRow; next += 1000) {
    let text = '';
    for (let row = next + 1; row <= Math.min(next + 1000, lastRow); row += 1) {
      text += writeRow(String(row));
    }
    thousands.push(Buffer.from(text));
  }
  return thousands;
}
