import { families } from '@broadsheet/contract';
import { readXlsx, type Cell, type Workbook } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';
import { downloadReport, publishDemoReports, type DemoReport } from './demo-downloads.js';
import { createEvaluator } from './evaluate-formula.js';

let service: Service;
const books = new Map<string, Workbook>();
beforeAll(async () => {
  service = await startService();
  for (const report of await publishDemoReports(service)) await readBook(report);
});
afterAll(() => service.stop());

async function readBook(report: DemoReport): Promise<void> {
  const bytes = await downloadReport(service, report, { Format: 'xlsx' });
  books.set(report.family, await readXlsx(bytes, { readStyles: true }));
}

function getBook(family: string): Workbook {
  const book = books.get(family);
  if (!book) throw new Error(`no workbook of ${family}`);
  return book;
}

interface FormulaCell {
  row: number;
  column: number;
  formula: string;
  result: number;
}

function listFormulas({ cells = new Map<string, Cell>() }: Workbook['sheets'][number]) {
  return [...cells].flatMap(([place, { formula, formulaResult }]): FormulaCell[] => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    return formula === undefined ? [] : [{ row, column, formula, result: Number(formulaResult) }];
  });
}

const getSheet = (family: string, name: string) => {
  const sheet = getBook(family).sheets.find((each) => each.name === name);
  if (!sheet) throw new Error(`no sheet ${name} of ${family}`);
  return sheet;
};

/** The share of the figures beside names that are formulas. */
function shareOfFormulas(family: string, name: string): number {
  const sheet = getSheet(family, name);
  const isHead = (row: (typeof sheet.rows)[number]) => typeof row[0] !== 'string';
  const figures = sheet.rows.flatMap((row) =>
    isHead(row) ? [] : row.slice(1).filter((value) => typeof value === 'number'),
  );
  return listFormulas(sheet).length / figures.length;
}

const findRow = (family: string, sheet: string, name: string) =>
  getSheet(family, sheet).rows.findIndex(([first]) => first === name);

/** The formulas of a row, in the order of its columns. */
const formulasOf = (family: string, sheet: string, name: string) => {
  const row = findRow(family, sheet, name);
  return listFormulas(getSheet(family, sheet))
    .filter((each) => each.row === row)
    .map(({ formula }) => formula);
};

describe('formulas in workbooks', () => {
  it.each(families.names)(
    'of %s give the published figures when they are calculated anew',
    (family) => {
      const book = getBook(family);
      const evaluate = createEvaluator(book);
      const all = book.sheets.flatMap((sheet) =>
        listFormulas(sheet).map((each) => ({ ...each, sheet: sheet.name })),
      );
      expect(all.length).toBeGreaterThan(2);
      for (const { sheet, formula, result } of all) {
        expect(evaluate(formula, sheet), `${sheet}: ${formula}`).toBeCloseTo(result, 9);
      }
    },
  );

  it.each([
    ['company', 'Financial Ratios'],
    ['supplier', 'Ratios'],
    ['industry', 'Key Ratios'],
    ['segmentbenchmarking', 'Key Ratios'],
  ])('give every ratio of %s, %s', (family, sheet) => {
    expect(shareOfFormulas(family, sheet)).toBe(1);
  });

  it('give the changes and the compound growth of companies', () => {
    const [change] = formulasOf('company', 'Financial Growth', 'EBITDA');
    expect(change).toMatch(/^ROUND\(\('Financials'!C\d+\/'Financials'!B\d+-1\)\*100,2\)$/);
    const growth = formulasOf('company', 'Financial Growth', 'EBITDA').at(-1);
    expect(growth).toMatch(/\^\(1\/\(G\d+-F\d+\)\)-1\)\*100,2\)$/);
  });

  it.each(['Wages', 'Exports', 'Imports', 'Value added', 'Domestic demand'])(
    'give the change of %s, in a row of its own',
    (name) => {
      const row = `${name}: Change (percent)`;
      const wages = findRow('industry', 'Key Statistics', `${name} (AUD)`);
      expect(findRow('industry', 'Key Statistics', row)).toBe(wages + 1);
      const formulas = formulasOf('industry', 'Key Statistics', row);
      expect(formulas.length).toBeGreaterThan(8);
      const below = String(wages + 1);
      expect(formulas[0]).toBe(`ROUND((C${below}/B${below}-1)*100,2)`);
    },
  );

  it('give what follows in other families: totals, scores, prices, shares', () => {
    const has = (family: string, sheet: string, name: string) =>
      formulasOf(family, sheet, name).length > 0;
    expect(has('businessenvironment', 'Statistics', 'Compound growth')).toBe(true);
    expect(has('company', 'Financial Valuation Ratios', 'Price to earnings')).toBe(true);
    expect(has('company', 'Shareholders', 'Top 5')).toBe(true);
    expect(has('esg', 'Overview', 'Total')).toBe(true);
    expect(has('industry', 'Capital Intensity', 'Wages per depreciation')).toBe(true);
    expect(has('occupation', 'Earnings', 'Interquartile range')).toBe(true);
    expect(has('procurement', 'Buyer Power', 'Score')).toBe(true);
    expect(has('procurement', 'Price', 'Compound growth')).toBe(true);
    expect(has('risk', 'Structural Risk', 'Score')).toBe(true);
    expect(has('state', 'Key Statistics', 'Wages')).toBe(true);
    expect(has('supplier', 'Financial Health', 'Z score')).toBe(true);
  });

  it('and other figures are written as their own measure is, whatever stands beside them', () => {
    const formatOf = (sheet: string, name: string, column: number) =>
      getSheet('company', sheet).cells?.get(
        `${String(findRow('company', sheet, name))},${String(column)}`,
      )?.style?.numFmt;
    const facts = 'Financial Valuation Ratios';
    expect(formatOf(facts, 'Year', 1)).toBe('0');
    expect(formatOf(facts, 'Share price (AUD)', 1)).toMatch(/^(#,##)?0\.00?$/);
    expect(formatOf(facts, 'Shares on issue (number)', 1)).toBe('#,##0');
    expect([1, 2, 3].map((column) => formatOf('Financial Growth', 'EBIT', column))).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/0\.00$/) as string),
    );
  });

  it('refer to no cell that refers back, and to no text', () => {
    for (const { sheets } of books.values()) {
      for (const sheet of sheets) {
        for (const { formula } of listFormulas(sheet)) expect(formula).not.toMatch(/NaN|undefined/);
      }
    }
  });
});
