import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { block, Type } from '@broadsheet/contract';
import { createFileMaker } from '@broadsheet/downloads';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx, type Workbook } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hardReport } from './hard-report.js';

let renderer: Renderer;
let bytes: Uint8Array;
let book: Workbook;
let files: Record<string, string>;

beforeAll(async () => {
  renderer = createRenderer({ workers: 1 });
  bytes = await makeWorkbook();
  book = await readXlsx(bytes, { readStyles: true });
  files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
});
afterAll(() => renderer.close());

const controlled = 'a\0b\u0007c\u001bd';
const texts = [
  '=1+1',
  '+61 3 9000 0000',
  '  two spaces before and after  ',
  'first line\nsecond line\twith a tab',
  'A & B < C > D "quoted" \'single\'',
  '🍷👩‍🔬 and 𠮷野家',
  'Wine_x0041_Cellars and _x000D_',
  `long ${'x'.repeat(40_000)}`,
];
const years = [2021, 2022, 2023, 2024, 2025];

const sections = [
  {
    label: `O'Brien's "Growers" & <Sons>`,
    body: Type.Object({
      Series: Type.Array(
        Type.Object({
          Name: Type.String(),
          Points: Type.Array(Type.Object({ Year: Type.Integer(), Value: Type.Number() })),
        }),
        block('series'),
      ),
    }),
    content: {
      Series: ['Revenue & profit', 'Profit'].map((Name, at) => ({
        Name,
        Points: years.map((Year) => ({ Year, Value: Year * (at + 1) - 0.5 })),
      })),
    },
  },
  {
    label: 'Texts',
    body: Type.Object({
      Texts: Type.Array(
        Type.Object({ Name: Type.String(), Text: Type.String(), Flag: Type.Boolean() }),
        block('table'),
      ),
    }),
    content: {
      Texts: [...texts, controlled].map((Text, index) => ({
        ...{ Name: `Row ${String(index)}`, Text, Flag: index % 2 === 0 },
      })),
    },
  },
];

async function makeWorkbook(): Promise<Uint8Array> {
  const form = {
    title: 'Odd reports',
    sections: sections.map(({ label, body }) => ({ token: label, label, body })),
    ...{ charts: [], words: {} },
  };
  const made = await createFileMaker(renderer).make({
    ...hardReport,
    format: 'xlsx',
    form: JSON.stringify(form),
    sections: sections.map(({ label, content }) => ({
      token: label,
      result: Buffer.from(
        JSON.stringify({ RequestedSection: label, StatusCode: 200, Body: content }),
      ),
    })),
  });
  return made.bytes;
}

const getFile = (name: string): string => {
  const file = files[name];
  if (file === undefined) throw new Error(`the workbook has no ${name}`);
  return file;
};

describe('a workbook of odd content', () => {
  it('has the texts as they are, none of them a formula', () => {
    const { rows = [] } = book.sheets.find(({ name }) => name === 'Texts') ?? {};
    const shown = rows.slice(-texts.length - 1).map(([, text]) => text);
    expect(shown.slice(0, texts.length - 1)).toEqual(texts.slice(0, -1));
    // Excel has room for 32,767 letters.
    const long = String(shown[texts.length - 1]);
    expect(long).toMatch(/^long x+…$/);
    expect(long).toHaveLength(32_767);
    expect(getFile('xl/worksheets/sheet3.xml')).not.toContain('<f>');
  });

  it('writes control characters, which XML cannot, as spreadsheets do', () => {
    const strings = getFile('xl/sharedStrings.xml');
    expect(strings).toContain('a_x0000_b_x0007_c_x001B_d');
    expect(strings).toContain('Wine_x005F_x0041_Cellars');
    // oxlint-disable-next-line no-control-regex -- that is what must not be there
    expect(Object.values(files).join('')).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/);
  });

  it('has booleans, numbers and the columns of years', () => {
    const [, first, second] = book.sheets;
    expect(second?.rows.at(-1)?.[2]).toBe(true);
    const numbers = first?.rows.flat().filter((value) => typeof value === 'number');
    expect(numbers).toEqual([1, 2].flatMap((at) => years.map((year) => year * at - 0.5)));
  });

  it('refers to sheets with quotes in their names, in links and charts', () => {
    const name = book.sheets[1]?.name ?? '';
    expect(name).toContain(`O'Brien's "Growers"`);
    const links = [...getFile('xl/worksheets/sheet1.xml').matchAll(/ location="([^"]*)"/g)];
    expect(links[0]?.[1]).toBe(
      `'${name.replaceAll("'", "''").replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}'!A1`,
    );
    const chart = getFile('xl/charts/chart2-1.xml');
    expect(chart).toContain("<c:f>'O''Brien''s ");
  });

  it('draws charts with the figures in them, for programs that do not calculate', () => {
    const chart = getFile('xl/charts/chart2-1.xml');
    const points = [...chart.matchAll(/<c:pt idx="\d+"><c:v>([^<]*)<\/c:v><\/c:pt>/g)];
    const values = [1, 2].flatMap((at) => [
      ...years.map(String),
      ...years.map((year) => String(year * at - 0.5)),
    ]);
    expect(points.map(([, value]) => value)).toEqual(values);
    expect(chart).toContain('<c:tx><c:v>Revenue &amp; profit</c:v></c:tx>');
    // The axis is written as its figures are: #,##0.## would leave a point behind whole numbers.
    expect(chart).toContain('<c:formatCode>#,##0.0</c:formatCode>');
    expect(chart).toContain('<c:numFmt formatCode="#,##0.0" sourceLinked="0"/>');
    expect(book.sheets[1]?.charts).toHaveLength(1);
  });

  it('says in the alt text of a chart of lines where each begins and ends', () => {
    const drawing = getFile('xl/drawings/drawing2.xml');
    expect(drawing).toContain(
      ' descr="Revenue &amp; profit: 2,020.5 (2021) to 2,024.5 (2025); Profit: 4,041.5 (2021) to 4,049.5 (2025)"',
    );
  });
});

describe('the files of a workbook', () => {
  it('are each of a named type, and lead only to each other', () => {
    const types = getFile('[Content_Types].xml');
    const parts = Object.keys(files).filter((name) => !/\.rels$|^\[/.test(name));
    expect(parts.filter((name) => !types.includes(`PartName="/${name}"`))).toEqual([]);
    const targets = Object.entries(files)
      .filter(([name]) => name.endsWith('.rels'))
      .flatMap(([, xml]) => [...xml.matchAll(/Target="\/([^"]*)"/g)].map(([, target]) => target));
    expect(targets.toSorted()).toEqual(parts.toSorted());
  });

  it('have their cells in order, and the parts of a sheet in that of the standard', () => {
    for (const [name, xml] of Object.entries(files)) {
      if (!name.startsWith('xl/worksheets/sheet')) continue;
      const rows = [...xml.matchAll(/<row r="(\d+)"/g)].map(([, row]) => Number(row));
      expect(rows).toEqual([...new Set(rows)].toSorted((one, other) => one - other));
      const found = order.filter((element) => xml.includes(`<${element}`));
      const placed = found.map((element) => xml.indexOf(`<${element}`));
      expect(placed).toEqual(placed.toSorted((one, other) => one - other));
    }
  });

  it('are the same bytes for the same content', async () => {
    expect(Buffer.compare(await makeWorkbook(), bytes)).toBe(0);
  });
});

/** The elements of a worksheet (ECMA-376 part 1, 18.3.1.99). */
const order = [
  ...['sheetPr', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'mergeCells', 'hyperlinks'],
  ...['pageMargins', 'pageSetup', 'drawing'],
];
