import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { addRows } from '../../../test/faulty-workbooks.js';
import { shippedPreparation } from '../src/index.js';
import { formatLocation, readDocument } from '../src/sources/index.js';

/** A minimal industry document. */
const report: CellValue[][] = [
  ['Name', 'Value'],
  ['Family', 'industry'],
  ['Country', 'AU'],
  ['Code', '9901'],
  ['Language', 'English'],
  ['Title', 'Kite Manufacturing'],
  ['Sector', 'Manufacturing'],
  ['Source', 'Example Statistics Office'],
  ['DataDate', '2026-06-30'],
  ['Currency', 'AUD'],
];
const series: CellValue[][] = [
  ['Year', 'Revenue', 'Employees', 'Outlook'],
  [2025, 60_100_000, 260, null],
  [2026, 62_500_000, 264, null],
  [2027, 65_000_000, 270, true],
];

const change = (rows: CellValue[][], row: number, column: number, value: CellValue) =>
  rows.map((cells, index) =>
    index === row ? cells.map((cell, at) => (at === column ? value : cell)) : cells,
  );

async function read(sheets: WriteSheet[]) {
  return readDocument(
    { name: 'kites.xlsx', bytes: await writeXlsx({ sheets }) },
    shippedPreparation,
  );
}

/** `Sheet!A1 message` for every problem. */
async function faultsOf(...sheets: WriteSheet[]): Promise<string[]> {
  const result = await read(sheets);
  if (!('problems' in result)) return [];
  return result.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ location, message }) => `${formatLocation(location)} ${message}`);
}

const reportSheet = { name: 'Report', rows: report };
const withSeries = (rows: CellValue[][], rest: Partial<WriteSheet> = {}) =>
  faultsOf(reportSheet, { name: 'Series', rows, ...rest });

describe('a cell', () => {
  it.each<[string, CellValue, string]>([
    ['groups', '62,500,000', '"62,500,000" is text; write the number 62500000.'],
    ['a suffix', '62.5m', '"62.5m" is text; write the number 62500000.'],
    ['spaces', '62 500 000', '"62 500 000" is text; write the number 62500000.'],
    ['a currency', '$1.2bn', '"$1.2bn" is text; write the number 1200000000.'],
    ['a word before it', 'about 60', '"about 60" is text; write the number 60.'],
    [
      'words',
      'lots',
      '"lots" is text, and Revenue is a number; write digits with a decimal point, or n/a where it is not known.',
    ],
    [
      'the name of something built in',
      '60 constructor',
      '"60 constructor" is text, and Revenue is a number; write digits with a decimal point, or n/a where it is not known.',
    ],
    ['truth', true, 'TRUE is neither text nor a number, and Revenue is a number.'],
    [
      'a date',
      new Date(Date.UTC(2026, 5, 30)),
      'The cell is shown as the date 2026-06-30; format it as a number and write Revenue again.',
    ],
  ])('of a number with %s is refused with what to write', async (_what, value, message) => {
    expect(await withSeries(change(series, 2, 1, value))).toEqual([`Series!B3 ${message}`]);
  });

  it.each<[string, CellValue, unknown]>([
    ['a plain number as text', '62500000', 62_500_000],
    ['a decimal', 62.5, 62.5],
    ['n/a', 'n/a', null],
  ])('of a number takes %s', async (_what, value, expected) => {
    const result = await read([reportSheet, { name: 'Series', rows: change(series, 2, 1, value) }]);
    expect(result).toMatchObject({
      document: { Revenue: [{}, { Year: 2026, Value: expected }, {}] },
    });
  });

  it('says where a year has no figure by being empty', async () => {
    const result = await read([reportSheet, { name: 'Series', rows: change(series, 1, 1, null) }]);
    expect(result).toMatchObject({ document: { Revenue: [{ Year: 2026 }, { Year: 2027 }] } });
  });

  it.each<[string, Partial<WriteSheet>, string]>([
    [
      'a formula that fails',
      {
        cells: new Map([['2,1', { formula: 'B2/0', value: '#DIV/0!', formulaResult: '#DIV/0!' }]]),
      },
      'Series!B3 The formula gives #DIV/0!; correct it, or write the value itself.',
    ],
    [
      'a formula that was never calculated',
      { cells: new Map([['2,1', { formula: 'B2*2', value: null }]]) },
      'Series!B3 The formula has no result in the file; open the workbook, let it calculate, and save it.',
    ],
    [
      'a per cent sign',
      { cells: new Map([['2,1', { value: 0.125, style: { numFmt: '0.0%' } }]]) },
      'Series!B3 The cell is shown as 12.5 % and holds 0.125; format it as a number and write 12.5.',
    ],
    [
      'merged heads',
      { merges: [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }] },
      'Series!B1 The cells B1:C1 are merged; undo that, so that each column has a heading of its own.',
    ],
  ])('with %s is refused', async (_what, rest, message) => {
    expect(await withSeries(series, rest)).toEqual([message]);
  });

  it('with a code that lost its zero is refused, and with a date as a number too', async () => {
    const wrong = change(change(report, 3, 1, 199), 8, 1, 46_203);
    expect(await faultsOf({ name: 'Report', rows: wrong })).toEqual([
      'Report!B4 199 is a number, and Code is text; format the cell as text and write it again, with its leading zeros.',
      'Report!B9 46203 is a number; write the date as text, such as 2026-06-30.',
    ]);
  });

  it('with a date gives a date', async () => {
    const rows = change(report, 8, 1, new Date(Date.UTC(2026, 5, 30)));
    expect(await read([{ name: 'Report', rows }])).toMatchObject({
      document: { DataDate: '2026-06-30' },
    });
  });

  it('in the outlook of a measure that has none is refused', async () => {
    const rows = series.map((row, index) => [...row, index === 0 ? 'Profit' : 1_000_000]);
    expect(await withSeries(rows)).toEqual([
      'Series!E4 Profit has no Outlook; leave this cell empty, or Outlook of this row.',
    ]);
  });
});

describe('a sheet', () => {
  it('has heads and names that are known', async () => {
    expect(await withSeries(change(series, 0, 1, 'Reveneu'))).toEqual([
      'Series!B1 There is no column "Reveneu" here; did you mean "Revenue"?',
    ]);
    expect(await faultsOf({ name: 'Report', rows: [...report, ['Titel', 'x']] })).toEqual([
      'Report!A11 There is no "Titel" here; did you mean "Title"?',
    ]);
    expect(await faultsOf({ name: 'Report', rows: [...report, ['Title', 'x']] })).toEqual([
      'Report!B11 Title is given twice, first in row 6; keep one of them.',
    ]);
    expect(await withSeries(series.map((row, at) => [...row, at === 2 ? 'a note' : null]))).toEqual(
      ['Series!E3 The column E has no heading; write one into row 1, or empty this cell.'],
    );
  });

  it('may begin with notes, and the order of columns is free', async () => {
    const rows = [['Figures of the office'], [], ...series.map((row) => row.toReversed())];
    expect(await read([reportSheet, { name: 'Series', rows }])).toMatchObject({
      document: { Employees: [{ Year: 2025, Value: 260 }, {}, { Outlook: true }] },
    });
  });

  it('of the editor is left alone, and one of another family is refused', async () => {
    expect(await faultsOf(reportSheet, { name: '_work', rows: [['=1']] })).toEqual([]);
    const [fault, ...rest] = await faultsOf(reportSheet, { name: 'Segments', rows: [['x']] });
    expect(rest).toEqual([]);
    expect(fault).toContain(
      'Segments!A1 A document of the family named in the sheet Report has no',
    );
  });

  it('of a list in a list says which record each row belongs to', async () => {
    const drivers = {
      name: 'ExternalDrivers',
      rows: [
        ['Name', 'Direction'],
        ['Rain', 'Mixed'],
        ['Barley price', 'Negative'],
      ],
    };
    const points = (owner: string) => ({
      name: 'ExternalDrivers.Points',
      rows: [
        ['ExternalDrivers', 'Year', 'Value'],
        [owner, 2026, 5],
      ],
    });
    expect(await read([reportSheet, drivers, points('Barley price')])).toMatchObject({
      document: { ExternalDrivers: [{ Name: 'Rain' }, { Points: [{ Year: 2026, Value: 5 }] }] },
    });
    expect(await faultsOf(reportSheet, drivers, points('Barly price'))).toEqual([
      'ExternalDrivers.Points!A2 The sheet ExternalDrivers has no row "Barly price"; did you mean "Barley price"?',
    ]);
  });
});

describe('a finding', () => {
  it('names the cell', async () => {
    const result = await read([reportSheet, { name: 'Series', rows: change(series, 2, 1, -3) }]);
    if ('problems' in result) throw new Error('it should be a document');
    const found = result.locateFindings(shippedPreparation.checkDocument(result));
    const places = found.map(({ location, message }) => `${formatLocation(location)} ${message}`);
    expect(places).toContainEqual(expect.stringMatching(/^Series!B3 -3 is below 0/));
  });
});

describe('a file', () => {
  const readBytes = async (bytes: Uint8Array, name = 'kites.xlsx') => {
    const result = await readDocument({ name, bytes }, shippedPreparation);
    return 'problems' in result ? result.problems.map(({ message }) => message) : [];
  };
  const whole = () => writeXlsx({ sheets: [reportSheet] });

  it('that is no workbook of a document is refused', async () => {
    expect(await readBytes(new TextEncoder().encode('PK?'))).toEqual([
      'The file is not a workbook (.xlsx); is it damaged, or another format?',
    ]);
    const bytes = await whole();
    expect(await readBytes(bytes.subarray(0, bytes.length - 40))).toEqual([
      expect.stringContaining('damaged or cut short') as string,
    ]);
    expect(await readBytes(bytes.fill(7, 80, 400))).toEqual([
      expect.stringContaining('damaged or cut short') as string,
    ]);
    expect(await faultsOf({ name: 'Revenue', rows: [[1]] })).toEqual([
      expect.stringContaining('There is no sheet Report, only Revenue') as string,
    ]);
    expect(await faultsOf({ name: 'Report', rows: [['Key'], ['x']] })).toEqual([
      expect.stringContaining('has no headings Name and Value') as string,
    ]);
    expect(await faultsOf({ name: 'Report', rows: report.slice(0, 1) })).toEqual([
      expect.stringContaining('The document does not say what kind of report it is') as string,
    ]);
  });

  it('with a password or with macros is refused', async () => {
    const encryption = { password: 'secret', spinCount: 100 };
    expect(await readBytes(await writeXlsx({ sheets: [reportSheet], encryption }))).toEqual([
      'The workbook is protected by a password; save it without one.',
    ]);
    const vbaProject = new Uint8Array(100);
    expect(await readBytes(await writeXlsx({ sheets: [reportSheet], vbaProject }))).toEqual([
      'The workbook has macros (.xlsm); save it as .xlsx, without macros.',
    ]);
  });

  it('of another family is refused in one sentence, at the cell of the family', async () => {
    const sheet = (name: string) => ({ name, rows: [['Year'], [2025]] });
    const others = ['Structural.Components', 'Growth.Components'].map(sheet);
    const family = 'Report!B2 The sheets are of the family risk, and Family says industry;';
    expect(await faultsOf(reportSheet, ...others)).toEqual([
      expect.stringContaining(`${family} write risk here`) as string,
    ]);
    const unnamed = report.filter(([name]) => name !== 'Family');
    expect(await faultsOf({ name: 'Report', rows: unnamed }, ...others)).toEqual([
      expect.stringContaining('Report!A1 The sheets are of the family risk; write risk') as string,
    ]);
    // A single unknown sheet is reported by itself.
    expect(
      await faultsOf(reportSheet, { name: 'Series', rows: series }, ...others.slice(1)),
    ).toEqual([expect.stringContaining('has no sheet "Growth.Components"') as string]);
  });

  it('with a year that is a date gets one finding, however many series have it', async () => {
    const rows = change(series, 1, 0, new Date(Date.UTC(2025, 5, 30)));
    expect(await withSeries(rows)).toEqual([
      'Series!A2 The cell is shown as the date 2025-06-30; format it as a number and write 2025.',
    ]);
  });

  it.each<[number, string]>([
    [45_000, '45000 is the date 2023-03-15 stored as a number; write the year, 2023.'],
    [45_838, '45838 is the date 2025-06-30 stored as a number; write the year, 2025.'],
  ])('with a date stored as a number in a year is told so: %j', async (days, message) => {
    expect(await withSeries(change(series, 1, 0, days))).toEqual([`Series!A2 ${message}`]);
    // In CSV files all cells are text.
    const asText = change(series, 1, 0, String(days));
    expect(await withSeries(asText)).toEqual([`Series!A2 ${message}`]);
  });

  it('with a million empty rows is refused at its last row, quickly', async () => {
    const rows = [...report];
    const cells = new Map([['1048575,0', { value: 'x', type: 'string' as const }]]);
    expect(await faultsOf({ name: 'Report', rows, cells })).toEqual([
      'Report!A1048576 The sheet goes down to row 1048576, and a document has at most 20000 rows; delete the empty rows below the last figure.',
    ]);
  });

  it('with that many rows in a sheet that the editor added is accepted', async () => {
    const sheets = [reportSheet, { name: '_work', rows: [['draft', 1]] }];
    const bytes = await addRows(await writeXlsx({ sheets }), '_work', (row) => `<row r="${row}"/>`);
    const result = await readDocument({ name: 'kites.xlsx', bytes }, shippedPreparation);
    expect(result).toMatchObject({ document: { Code: '9901' } });
  });

  it('with one sheet that is too wide is refused at its last cell', async () => {
    const cells = Array.from(
      { length: 40 },
      () => `<c r="CV9" t="str"><v>${'x'.repeat(1_000_000)}</v></c>`,
    );
    const bytes = await addRows(await whole(), 'Report', (row) =>
      row === '20' ? `<row r="20">${cells.join('')}<c r="CW20" s="1"/></row>` : '',
    );
    const result = await readDocument({ name: 'kites.xlsx', bytes }, shippedPreparation);
    expect('problems' in result && result.problems).toMatchObject([
      {
        location: { sheet: 'Report', line: 20, column: 101 },
        message:
          'The sheet unpacks to 39 MiB, and a document needs no more than 24 MiB; delete the empty rows and columns beside the last figure.',
      },
    ]);
  });

  it('that unpacks to a huge size is refused before it is unpacked', async () => {
    const bytes = Buffer.from(await whole());
    // The directory at the end declares the sizes of files; the first file becomes a bomb of 4 GB.
    const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(0xf0000000, entry + 24);
    expect(await readBytes(bytes)).toEqual([
      expect.stringMatching(/^The workbook unpacks to \d+ MiB in \d+ files/) as string,
    ]);
    // A file that is larger than declared is not unpacked to its end either.
    bytes.writeUInt32LE(10, entry + 24);
    expect(await readBytes(bytes)).toEqual([
      expect.stringContaining('damaged or cut short') as string,
    ]);
  });
});
