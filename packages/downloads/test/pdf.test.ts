import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arabic, hardReport, lastColumn, lastRow, longWord, pictographs } from './hard-report.js';
import { createFileMaker } from '@broadsheet/downloads';

let renderer: Renderer;
let bytes: Uint8Array;
let pages: Page[];
beforeAll(async () => {
  renderer = createRenderer({ workers: 1 });
  ({ bytes } = await createFileMaker(renderer).make(hardReport));
  pages = await readPages(bytes);
});
afterAll(() => renderer.close());

interface Page {
  text: string;
  /** Of the text that stands furthest right, in points. */
  right: number;
  width: number;
  roles: string[];
}

async function readPages(pdf: Uint8Array): Promise<Page[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [item] : [],
      );
      return {
        text: texts.map(({ str }) => str).join(''),
        right: Math.max(...texts.map(({ transform, width }) => Number(transform[4]) + width)),
        width: page.view[2] ?? 0,
        roles: listRoles(await page.getStructTree()),
      };
    }),
  );
}

function listRoles(node: unknown): string[] {
  const { role, children = [] } = node as { role?: string; children?: unknown[] };
  return [...(role === undefined ? [] : [role]), ...children.flatMap(listRoles)];
}

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
    for (const wanted of [longWord, lastColumn, lastRow, '[U+0E01]', '19,000,059']) {
      expect(text).toContain(plain(wanted));
    }
    for (const letter of Array.from(
      arabic.replaceAll(' ', '') + pictographs.replace('\u200D', ''),
    )) {
      expect(text).toContain(letter.normalize('NFKC'));
    }
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
    expect(await file.getOutline()).toHaveLength(3);
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
