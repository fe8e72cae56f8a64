import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { block, families, Type } from '@broadsheet/contract';
import { createFileMaker } from '@broadsheet/downloads';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPages, keepPage, readPicture, type PagePicture } from './draw-pages.js';
import { arabic, hardReport, lastColumn, lastRow, longWord, pictographs } from './hard-report.js';
import { readPages, type Page, type TextBox } from './read-pages.js';

let renderer: Renderer;
let bytes: Uint8Array;
let pages: Page[];
beforeAll(async () => {
  renderer = createRenderer({ workers: 1 });
  ({ bytes } = await createFileMaker(renderer).make(hardReport));
  pages = await readPages(bytes);
});
afterAll(() => renderer.close());

/** Between text and edge: a little less than the margin of 20 millimetres, for rounding. */
const margin = 55;

/** Without what lines and pages put between letters. */
const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '');

describe('a PDF of content that is hard to set', () => {
  it('has nothing outside the page', () => {
    for (const { right, width } of pages) expect(right).toBeLessThanOrEqual(width - margin);
  });

  it('loses nothing: long words, sixty columns, five hundred rows, emoji, right-to-left names', () => {
    const text = plain(pages.map((page) => page.text).join(''));
    for (const expected of [longWord, lastColumn, lastRow, '[U+0E01]', '19,000,059']) {
      expect(text).toContain(plain(expected));
    }
    for (const letter of Array.from(
      arabic.replaceAll(' ', '') + pictographs.replace('\u200D', ''),
    )) {
      expect(text).toContain(letter.normalize('NFKC'));
    }
  });

  it('writes amounts in millions where that is exact, and names once what stands below them', () => {
    const { text = '' } = pages.find((page) => page.text.includes('Exact (AUD)')) ?? {};
    expect(text).toContain('Below each figure: change');
    expect(text).toContain('Rounded (AUD, millions)5,518.25,634.02.1%–');
    expect(text).toContain('Exact (AUD)5,518,200,0015,634,000,0002.1%5,700,000,000');
  });

  it('repeats the head of a table on every page', () => {
    const long = pages.filter(({ text }) => plain(text).includes('afewwords'));
    expect(long.length).toBeGreaterThan(3);
    for (const { text } of long) expect(plain(text)).toContain('NameText');
  });

  it('is tagged, in the language of the report, and says that it is PDF/UA-1', async () => {
    const file = await getDocumentProxy(new Uint8Array(bytes));
    const { info, metadata } = await file.getMetadata();
    expect(info).toMatchObject({ Title: hardReport.head.title, Language: 'en' });
    expect((metadata as { getRaw(): string }).getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await file.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const roles = new Set(pages.flatMap((page) => page.roles));
    for (const role of ['H1', 'TOC', 'Table', 'TH', 'TD', 'P']) expect(roles).toContain(role);
    expect(await file.getOutline()).toHaveLength(4);
  });

  it('is the same, byte for byte, when it is made again by another worker', async () => {
    const other = createRenderer({ workers: 1 });
    const [words, ...rest] = hardReport.sections;
    const short = { ...hardReport, sections: words ? [words] : rest };
    const one = await createFileMaker(renderer).make(short);
    const two = await createFileMaker(other).make(short);
    expect(two.sha256).toBe(one.sha256);
    await other.close();
  });

  it('says chapter and report at the head of a page in one line, cut with an ellipsis', async () => {
    const longest = families.list.map(({ sections: all }) => {
      const labels = Object.values(all).map(({ label }) => label);
      return labels.reduce((one, other) => (other.length > one.length ? other : one));
    });
    const labels = [...new Set(longest), `${'Very long label '.repeat(9)}end`];
    const [words] = hardReport.sections;
    const textBody = { type: 'object', properties: { Text: Type.String(block('text')) } };
    const result = Buffer.from(
      JSON.stringify({ StatusCode: 200, Body: { Text: 'Some words. '.repeat(900) } }),
    );
    const { bytes: set } = await createFileMaker(renderer).make({
      ...hardReport,
      form: JSON.stringify({
        ...{ title: 'Labels', charts: [], words: {} },
        sections: labels.map((label, index) => ({
          token: `s${String(index)}`,
          label,
          body: textBody,
        })),
      }),
      sections: labels.map((_, index) => ({ ...words, token: `s${String(index)}`, result })),
    });
    const heads = (await readPages(set)).slice(2).map(({ boxes }) => {
      const top = Math.min(...boxes.map((box) => box.top));
      return boxes.filter((box) => box.top < top + 20);
    });
    for (const label of labels.slice(0, -1)) {
      expect(
        heads.some((boxes) =>
          boxes
            .map(({ text }) => text)
            .join('')
            .endsWith(label),
        ),
      ).toBe(true);
    }
    const written = heads.map((boxes) => boxes.map(({ text }) => text).join(''));
    expect(written.at(-1)).toMatch(/…Very long label.*…$/);
    for (const boxes of heads) {
      expect(new Set(boxes.map((box) => Math.round(box.top))).size, 'lines of a head').toBe(1);
      const ordered = boxes.toSorted((one, other) => one.left - other.left);
      ordered.slice(1).forEach((box, index) => {
        expect(box.left).toBeGreaterThanOrEqual((ordered[index]?.right ?? 0) - 0.5);
      });
    }
  });

  it('sets lists and quotes that are nested deeper than a page is wide', async () => {
    const nest = (open: string, text: string, close: string, times: number) =>
      `${open.repeat(times)}${text}${close.repeat(times)}`;
    const AnalysisHTML =
      nest('<blockquote>', '<p>Deep quote</p>', '</blockquote>', 200) +
      nest('<ul><li>', 'Deep item', '</li></ul>', 100);
    const properties = {
      AnalysisPlainText: Type.String(block('text')),
      AnalysisHTML: Type.String(),
    };
    const Body = { AnalysisPlainText: 'Deep', AnalysisHTML };
    const { bytes: set } = await createFileMaker(renderer).make({
      ...hardReport,
      form: JSON.stringify({
        ...{ title: 'Nested', charts: [], words: {} },
        sections: [{ token: 'words', label: 'Words', body: { type: 'object', properties } }],
      }),
      sections: [
        { token: 'words', result: Buffer.from(JSON.stringify({ StatusCode: 200, Body })) },
      ],
    });
    const nested = await readPages(set);
    const text = nested.map((page) => page.text).join('');
    expect(text).toContain('Deep quote');
    expect(text).toContain('Deep item');
    for (const { right, width } of nested) expect(right).toBeLessThanOrEqual(width - margin);
  });

  it('fits other paper, and other colours', async () => {
    const [words] = hardReport.sections;
    const { dark } = (await import('@broadsheet/charts/themes')).themes;
    const { bytes: letter } = await createFileMaker(renderer).make({
      ...hardReport,
      sections: words ? [words] : [],
      paper: 'Letter',
      theme: dark,
    });
    for (const { right, width } of await readPages(letter)) {
      expect(width).toBe(612);
      expect(right).toBeLessThanOrEqual(width - margin);
    }
  });
});

/** Less than the narrowest margin, of 20 millimetres, in points. */
const sideMargin = 50;

/** Pages as pictures: look at them in `test-results/hard-report`. */
describe('pages of content that is hard to set', () => {
  let pictures: PagePicture[];
  beforeAll(async () => {
    const drawn = await drawPages(bytes);
    await Promise.all(drawn.map((png, index) => keepPage(png, index + 1)));
    // The band at the top of the title page goes to the edges of the paper, as it should.
    pictures = await Promise.all(drawn.slice(1).map(readPicture));
  });

  it('has no text outside the margins, on any edge', () => {
    for (const { boxes, width, height } of pages) {
      for (const { text, left, right, top, bottom } of boxes) {
        expect(left, text).toBeGreaterThan(sideMargin);
        expect(right, text).toBeLessThan(width - sideMargin);
        expect(top, text).toBeGreaterThan(sideMargin - 20);
        expect(bottom, text).toBeLessThan(height - sideMargin + 20);
      }
    }
  });

  it('draws nothing in the margins', () => {
    for (const [index, { width, height, pixels }] of pictures.entries()) {
      const isInk = (x: number, y: number) => (pixels[(y * width + x) * 4 + 1] ?? 255) < 200;
      const found: string[] = [];
      for (let y = 0; y < height; y += 1) {
        const isRow = y < sideMargin - 20 || y >= height - sideMargin + 20;
        for (let x = 0; x < width; x += 1) {
          const isMargin = isRow || x < sideMargin || x >= width - sideMargin;
          if (isMargin && isInk(x, y)) found.push(`${String(x)},${String(y)}`);
        }
      }
      expect(found, `page ${String(index + 2)}`).toEqual([]);
    }
  });

  it('draws something on every page', () => {
    for (const { pixels } of pictures) {
      expect(pixels.filter((value, at) => at % 4 === 1 && value < 128).length).toBeGreaterThan(200);
    }
  });

  it('has no text over another', () => {
    for (const { boxes } of pages) {
      for (const [index, box] of boxes.entries()) {
        const over = boxes.slice(index + 1).filter((other) => overlap(box, other));
        expect(
          over.map(({ text }) => text),
          box.text,
        ).toEqual([]);
      }
    }
  });
});

/** Letters that touch are no overlap: a point of leeway in each direction. */
function overlap(one: TextBox, other: TextBox): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}

describe('a PDF of a comparison', () => {
  it('keeps the name of a measure on the page of its figures', async () => {
    const reports = ['One', 'Two', 'Three', 'Four'];
    const measures = Array.from({ length: 60 }, (_, index) => `Measure ${String(index + 1)}`);
    const { bytes: compared } = await createFileMaker(renderer).make({
      comparison: {
        format: 'pdf',
        language: 'English',
        publishedAt: '2026-06-30T00:00:00Z',
        theme: hardReport.theme,
        content: {
          Family: 'industry',
          Reports: reports.map((Title) => ({ Key: Title, StatusCode: 200, Title, Edition: 1 })),
          Sections: [{ Token: 'figures', Label: 'Figures' }],
          Measures: measures.map((Label) => ({
            ...{ Section: 'figures', Name: Label, Label, Unit: 'Count' },
            Series: reports.map((Key) => ({ Key, Points: [{ Year: 2026, Value: 7 }] })),
          })),
        },
      },
    });
    const texts = (await readPages(compared)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Measure')).length).toBeGreaterThan(4);
    for (const name of measures) expect(texts.join('\n')).toContain(`${name}One7`);
  });
});
