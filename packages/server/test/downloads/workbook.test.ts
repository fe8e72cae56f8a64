import { readXlsx, type Cell, type Workbook } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';
import { createEvaluator } from './evaluate-formula.js';

let service: Service;
let book: Workbook;

async function ask(url: string, body: object): Promise<Workbook> {
  const headers = { authorization: `Bearer ${service.token}` };
  const answer = await service.http.inject({ method: 'POST', url, headers, payload: body });
  expect(answer.statusCode, answer.payload.slice(0, 500)).toBe(200);
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  return readXlsx(answer.rawPayload, { readStyles: true });
}

const wine = { Country: 'AU', Code: '1214' };
const download = (report: object) => ask('/downloads/v3/report', { ...report, Format: 'xlsx' });

beforeAll(async () => {
  service = await startService();
  book = await download({ Family: 'industry', ...wine });
});
afterAll(() => service.stop());

interface PlacedCell {
  sheet: string;
  cell: Cell;
}

const listCells = ({ sheets }: Workbook): PlacedCell[] =>
  sheets.flatMap(({ name, cells = new Map<string, Cell>() }) =>
    [...cells.values()].map((cell) => ({ sheet: name, cell })),
  );

const listFormulas = (workbook: Workbook) =>
  listCells(workbook).filter(({ cell }) => cell.formula !== undefined);

describe('the workbook of a report', () => {
  it('has a sheet for each section, in the order of the report, after one with the contents', async () => {
    const { json } = await service.post('/industry/v3/fullreport', wine);
    const { Report, Sections } = json as {
      Report: { Title: string; Edition: number; PublishedAt: string };
      Sections: { RequestedSection: string }[];
    };
    const [first, ...others] = book.sheets.map(({ name }) => name);
    expect(others).toEqual(Sections.map(({ RequestedSection: label }) => label.slice(0, 31)));
    const contents = listCells(book).filter(({ sheet }) => sheet === first);
    const said = contents.map(({ cell }) => String(cell.value)).join('\n');
    expect(said).toContain(Report.Title);
    expect(said).toContain(`Edition ${String(Report.Edition)}`);
    expect(said).toContain('industry/AU/1214/English');
    expect(said).toContain('Source: ');
    expect(contents.filter(({ cell }) => cell.hyperlink)).toHaveLength(Sections.length);
    // Its creation time is that of its edition: the clock changes no byte.
    const seconds = new Date(Math.floor(Date.parse(Report.PublishedAt) / 1000) * 1000);
    expect(book.properties?.created).toEqual(seconds);
  });

  it('holds numbers as numbers, each with a format, keeps heads in sight, and has native charts', () => {
    const numbers = listCells(book).filter(
      ({ sheet, cell }) => sheet === 'Key Statistics' && typeof cell.value === 'number',
    );
    expect(numbers.length).toBeGreaterThan(100);
    for (const { cell } of numbers) expect(cell.style?.numFmt).toMatch(/0/);
    for (const { freezePane } of book.sheets) expect(freezePane?.rows).toBeGreaterThan(0);
    // Title, an empty row, the heading and the head of the years stay; the names beside many years too.
    expect(paneOf('Key Statistics')).toEqual({
      rows: headRow('Key Statistics', '2017'),
      columns: 1,
    });
    expect(paneOf('Key Ratios')).toEqual({ rows: headRow('Key Ratios', '2017'), columns: 1 });
    expect(paneOf('Glossary')).toMatchObject({ rows: headRow('Glossary', 'Term') });
    const charts = book.sheets.flatMap((sheet) => sheet.charts ?? []);
    expect(charts.length).toBeGreaterThan(14);
  });

  it('says how figures follow from others, with formulas that give the published figures', () => {
    const formulas = listFormulas(book);
    expect(formulas.length).toBeGreaterThan(100);
    const evaluate = createEvaluator(book);
    for (const {
      sheet,
      cell: { formula = '', formulaResult },
    } of formulas) {
      expect(evaluate(formula, sheet), `${sheet}: ${formula}`).toBeCloseTo(
        Number(formulaResult),
        9,
      );
    }
  });

  it.each([
    { family: 'Company reports', report: { Family: 'company', EntityId: 1001 } },
    { family: '業界レポート', report: { Family: 'industry', ...wine, Language: 'Japanese' } },
  ])('comes for every family and language: $report', async ({ family, report }) => {
    const { sheets } = await download(report);
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets[0]?.rows[1]?.[0]).toContain(`${family} · `);
    for (const { name } of sheets) expect(name.length).toBeLessThanOrEqual(31);
  });

  it('names the key of other reports in its language, not as the API does', async () => {
    const { sheets } = await download({ Family: 'industry', ...wine, Language: 'Japanese' });
    const { rows = [] } = sheets.find(({ name }) => name === '業界の定義') ?? {};
    expect(rows).toContainEqual([null, '種類', '国', 'コード']);
  });
});

/** What stays in sight, as counts of rows and columns. */
const paneOf = (name: string) => {
  const { rows, columns = 0 } = book.sheets.find((sheet) => sheet.name === name)?.freezePane ?? {};
  return { rows, columns };
};

/** The number of the row whose cells contain the text, the first being 1. */
const headRow = (name: string, text: string) =>
  1 +
  (book.sheets.find((sheet) => sheet.name === name)?.rows ?? []).findIndex((row) =>
    row.includes(text),
  );

describe('the workbook of a chart', () => {
  const revenue = { ...wine, Image: 'revenue' };

  it('has the figures of the chart, the change as a formula', async () => {
    const workbook = await ask('/industry/v3/chart', { ...revenue, Format: 'xlsx' });
    const { json } = await service.post('/industry/v3/chart', revenue);
    const { Rows } = json as { Rows: [number, number, number | null, string][] };
    const numbers = listCells(workbook).flatMap(({ cell: { value, formula } }) =>
      typeof value === 'number' && formula === undefined ? [value] : [],
    );
    expect(numbers).toEqual(Rows.flatMap(([year, value]) => [year, value]));
    const results = listFormulas(workbook).map(({ cell }) => cell.formulaResult);
    expect(results).toEqual(Rows.flatMap(([, , change]) => change ?? []));
    expect(workbook.sheets[0]?.charts).toHaveLength(1);
  });

  it('has a sister in CSV with the same figures', async () => {
    const { text, headers } = await service.post('/industry/v3/chart', {
      ...revenue,
      Format: 'csv',
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, first] = text.slice(1).split('\r\n');
    expect(head?.split(',')).toHaveLength(4);
    expect(first).toMatch(/^\d{4},\d+,,Actual$/);
  });
});
