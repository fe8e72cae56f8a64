/** Reports of every family, and a comparison of six, on A4 paper. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDocuments } from '@broadsheet/demo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawPages } from '../../downloads/test/draw-pages.js';
import { readPages } from '../../downloads/test/read-pages.js';
import { close, layOutSections, startBrowser, type Explorer } from './browser.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const families = [
  ...['businessenvironment', 'esg', 'occupation', 'procurement', 'risk'],
  ...['segmentbenchmarking', 'state', 'supplier'],
];

let explorer: Explorer;
const reports = new Map<string, string>();
beforeAll(async () => {
  const counts = Object.fromEntries(families.map((family) => [family, 3]));
  const documents = [...demoDocuments({ counts: { ...counts, company: 6 } })]
    .map(({ family, document }) => ({ Family: family, ...(document as { EntityId?: number }) }))
    // The service of the tests has the first companies.
    .filter(({ Family, EntityId = 0 }) => Family !== 'company' || EntityId > 1003);
  explorer = await startBrowser({ documents });
  for await (const { family, key } of explorer.service.client.search({ language: 'English' })) {
    reports.set(family, `/explore/${key}`);
  }
});
afterAll(() => explorer.stop());

const six = [1001, 1002, 1003, 1004, 1005, 1006]
  .map((id) => `report=company/${String(id)}/English`)
  .join('&');

/** The margins of the printed page, in points, with a hair for rounding. */
const margin = 12 * (72 / 25.4) - 1;

test.each([...families, 'industry', 'company', 'comparison'])(
  'a report on paper has all its columns and years: %s',
  async (name) => {
    const path = name === 'comparison' ? `/explore/compare?${six}` : (reports.get(name) ?? name);
    const page = await explorer.open(path);
    await page.locator('h1').waitFor();
    const unfinished = page.locator('[aria-busy=true], .loading, .chart-placeholder');
    await expect.poll(() => unfinished.count(), { timeout: 60_000 }).toBe(0);
    await layOutSections(page);
    const heads = await page
      .locator('main thead :is(th, td)')
      .evaluateAll((all) => all.map((head) => head.textContent));
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    await keepPictures(name, pdf);
    const printed = await readPages(pdf);
    for (const { text, right, width } of printed) {
      expect(text).toContain(page.url().slice(0, 40));
      expect(right).toBeLessThanOrEqual(width - margin);
    }
    if (name === 'industry') {
      const empty = printed.slice(0, -1).map(emptyShare);
      expect(empty[0]).toBeLessThan(0.25);
      expect(Math.max(...empty)).toBeLessThan(0.45);
    }
    // The head of a table is not alone at the end of a page. Charts may end with years.
    const words = heads.filter((head) => !/^\d*$/.test(head));
    for (const last of printed.map(listLastTexts)) {
      expect(last.filter((each) => !words.includes(each))).not.toEqual([]);
    }
    const text = leaveLetters(printed.map((each) => each.text).join(''));
    expect(heads.filter((head) => !text.includes(leaveLetters(head)))).toEqual([]);
    await close(page);
  },
);

type PrintedPage = Awaited<ReturnType<typeof readPages>>[number];

/** The margin with the address and the number of the page, in points. */
const foot = 18 * (72 / 25.4);

const listTexts = ({ texts }: PrintedPage) =>
  texts.filter(({ text, bottom }) => text.trim() !== '' && bottom > foot);

const lowestOf = (page: PrintedPage) => Math.min(...listTexts(page).map(({ bottom }) => bottom));

/** How much of the page is empty below its last line. */
const emptyShare = (page: PrintedPage) => (lowestOf(page) - foot) / page.height;

const listLastTexts = (page: PrintedPage) =>
  listTexts(page)
    .filter(({ bottom }) => bottom < lowestOf(page) + 2)
    .map(({ text }) => text.trim());

/** Lines of a PDF have no spaces between them, and its hyphens and ligatures differ. */
const leaveLetters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\d]/gu, '');

/** With the setting `PRINTED_PAGES` the pages are kept in that folder, to be looked at. */
async function keepPictures(name: string, pdf: Uint8Array): Promise<void> {
  const folder = process.env.PRINTED_PAGES;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  for (const [index, png] of (await drawPages(pdf)).entries()) {
    await writeFile(join(folder, `${name}-${String(index + 1)}.png`), png);
  }
}
