import { readFile } from 'node:fs/promises';
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedPreparation } from '../src/index.js';
import { formatLocation, parseYamlText, readDocument } from '../src/sources/index.js';
import { writeWorkbook } from '../src/workbooks/index.js';

const { families, checkDocument } = shippedPreparation;

interface Sheet {
  name: string;
  rows: CellValue[][];
}

/** The sheets of the workbook that editors of a family begin with. */
async function readStarter(family: string): Promise<Sheet[]> {
  const path = new URL(`../../cli/templates/${family}.yaml`, import.meta.url);
  const document = parseYamlText(await readFile(path, 'utf8')).value as object;
  const bytes = await writeWorkbook({ Family: family, ...document }, families.get(family).document);
  return (await readXlsx(bytes)).sheets.map(({ name, rows }) => ({ name, rows }));
}

/** Everything that is told of a workbook. */
async function listProblems(sheets: Sheet[]): Promise<string[]> {
  const bytes = await writeXlsx({ sheets });
  const read = await readDocument({ name: 'report.xlsx', bytes }, shippedPreparation);
  const problems = 'problems' in read ? read.problems : read.locateFindings(checkDocument(read));
  return problems.map(({ location, message }) => `${formatLocation(location)} ${message}`);
}

const timeHeads: CellValue[] = ['Year', 'BalanceDate', 'Date'];

/** Titles and notes are above the headings. */
const headRow = 2;

describe.each(families.families.names)('one mistake in a workbook of %s is told once', (family) => {
  let sheets: Sheet[];
  beforeAll(async () => {
    sheets = await readStarter(family);
  });

  /** With one sheet in another form. */
  const withSheet = (sheet: Sheet, change: Partial<Sheet>) =>
    sheets.map((each) => (each === sheet ? { ...sheet, ...change } : each));

  const withCell = (sheet: Sheet, [row, column]: [number, number], value: CellValue) =>
    withSheet(sheet, {
      rows: sheet.rows.map((cells, at) => (at === row ? cells.with(column, value) : cells)),
    });

  it('a sheet with another name', async () => {
    for (const sheet of sheets.slice(1)) {
      for (const name of [sheet.name.slice(0, -1), 'My data']) {
        const found = await listProblems(withSheet(sheet, { name }));
        expect({ sheet: sheet.name, name, found }).toMatchObject({
          found: [expect.stringContaining(`has no sheet "${name}"`)],
        });
      }
    }
  });

  it('an empty cell in a row', async () => {
    for (const sheet of sheets.slice(1)) {
      const row = Math.min(headRow + 2, sheet.rows.length - 1);
      for (const column of sheet.rows[row]?.keys() ?? []) {
        const found = await listProblems(withCell(sheet, [row, column], null));
        expect({ sheet: sheet.name, column, rest: found.slice(1) }).toMatchObject({ rest: [] });
      }
    }
  });

  it('a year that is given twice, or is a date stored as a number', async () => {
    for (const sheet of sheets.slice(1)) {
      const column = sheet.rows[headRow]?.findIndex((head) => timeHeads.includes(head)) ?? -1;
      const [first, second] = [headRow + 1, headRow + 2];
      const time = sheet.rows[first]?.[column];
      if (time === undefined || time === null || !sheet.rows[second]) continue;
      for (const value of [time, 45_000]) {
        const found = await listProblems(withCell(sheet, [second, column], value));
        expect({ sheet: sheet.name, value, rest: found.slice(1) }).toMatchObject({ rest: [] });
      }
      const rows = sheet.rows.toSpliced(second, 0, sheet.rows[first] ?? []);
      const found = await listProblems(withSheet(sheet, { rows }));
      expect({ sheet: sheet.name, rest: found.slice(1) }).toMatchObject({ rest: [] });
    }
  });
});
