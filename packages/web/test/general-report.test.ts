import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { withGadgets } from '../../../test/made-up-family/family.js';
import { listViolations } from './accessibility.js';
import { close, layOutSections, phoneSize, startBrowser, type Explorer } from './browser.js';
import { listTooWide } from './too-wide.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const spanner = '/explore/gadget/AU/VIC/77/English';

const readGadget = async (name: string) => {
  const place = new URL(`../../../test/made-up-family/documents/${name}.yaml`, import.meta.url);
  return parse(await readFile(place, 'utf8')) as object;
};

let explorer: Explorer;
beforeAll(async () => {
  const documents = await Promise.all(['spanner', 'spanner-ja', 'ladder'].map(readGadget));
  explorer = await startBrowser({ families: withGadgets, documents });
});
afterAll(() => explorer.stop());

async function openReport(path = spanner, options: Parameters<Explorer['open']>[1] = {}) {
  const page = await explorer.open(path, options);
  await page.locator('.general .chart-surface svg').waitFor();
  await layOutSections(page);
  return page;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('a report of a family that the explorer was not made for', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openReport(spanner, { colorScheme: 'light' });
  });
  afterAll(() => close(page));

  test('says what it is, of when, and what is on the page', async () => {
    const head = page.locator('.report-header');
    expect(await head.getByRole('heading', { level: 1 }).innerText()).toBe('Left-handed spanner');
    const words = await head.innerText();
    for (const fact of ['GADGET REPORTS · AUSTRALIA · VIC 77', 'Tools', 'Edition 1', 'Updated']) {
      expect(words).toContain(fact);
    }
    await expect.poll(() => page.title()).toBe('Left-handed spanner · Broadsheet');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    expect(await contents.getByRole('link').allInnerTexts()).toEqual([
      ...['Quality', 'Title', 'Overview', 'Sales', 'Sellers', 'Quality', 'Standing', 'Related'],
    ]);
    await contents.getByRole('link', { name: 'Sellers' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#sellers');
  });

  test('shows text, figures, tables, scores and facts as what they are', async () => {
    expect(await section(page, 'Overview').locator('.narrative p').innerText()).toContain(
      'for the left hand',
    );
    const sales = section(page, 'Sales');
    await sales.getByRole('img', { name: /^Column chart of Units sold, from/ }).waitFor();
    expect(await sales.getByRole('columnheader').allInnerTexts()).toEqual([
      // Without being asked for, the service answers the last four.
      ...['Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026'],
    ]);
    await expect.poll(() => sales.getByRole('cell', { name: 'withheld' }).count()).toBe(1);
    const sellers = section(page, 'Sellers');
    await sellers.getByRole('rowheader', { name: 'Hinge & Bracket' }).waitFor();
    const share = sellers.getByRole('cell', { name: '61.5' });
    expect(await share.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('right');
    const quality = page.locator('section#quality');
    const grip = quality.getByRole('listitem').filter({ hasText: 'Grip' });
    expect(await grip.innerText()).toMatch(/7\.5[^]*\/9[^]*Weight 60/);
    const [whole, part] = await grip
      .locator('.score-bar rect')
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
    expect((part ?? 0) / (whole ?? 1)).toBeCloseTo(6.5 / 8);
    const standing = section(page, 'Standing');
    expect(await standing.getByRole('term').allInnerTexts()).toEqual(['Place', 'Of']);
    expect(await standing.getByRole('definition').allInnerTexts()).toEqual(['1', '2']);
  });

  test.each([
    ['light', undefined],
    ['dark', ['color-contrast', 'link-in-text-block', 'target-size']],
  ] as const)('passes axe in %s', async (colorScheme, rules) => {
    await page.emulateMedia({ colorScheme });
    expect(await listViolations(page, rules && [...rules])).toEqual([]);
  });

  test('is a clean document on paper, which leaves no heading alone, also from a dark screen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('.masthead, .contents, .languages, .chart-tools');
    expect(await shown.filter({ visible: true }).count()).toBe(0);
    const breaks = await page
      .locator('#main :is(h1, h2, h3, thead)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakAfter));
    expect(breaks.length).toBeGreaterThan(8);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  test('has its charts to explore, as image and as table, and to take along', async () => {
    const card = page.locator('#chart-Quality');
    await card.getByRole('button', { name: 'Table' }).click();
    await card.getByRole('rowheader', { name: 'Grip' }).waitFor();
    await card.getByRole('button', { name: 'Image' }).click();
    await card.locator('img[src^="data:image/png"]').waitFor();
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download PNG' }).click();
    expect((await download).suggestedFilename()).toBe('gadget-au-vic-77-english-quality.png');
  });
});

describe('from there', () => {
  test('leads to reports of other families that may be read, and names those that may not', async () => {
    const page = await openReport();
    const title = 'Wine and Other Alcoholic Beverage Manufacturing';
    await section(page, 'Related').getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    // And back: the industry's page lists the reports that name it.
    const related = section(page, 'Related reports');
    await related.getByRole('link', { name: 'Left-handed spanner' }).first().waitFor();
    await close(page);
    const gadgets = await openReport(spanner, { clientId: 'gadgets' });
    await section(gadgets, 'Related').getByText(title).waitFor();
    expect(await section(gadgets, 'Related').getByRole('link').count()).toBe(0);
    await close(gadgets);
  });

  test('is a link away in its other language, whose words it has', async () => {
    const page = await openReport();
    await page.getByRole('link', { name: 'Japanese' }).click();
    await page.locator('h1[lang=ja]', { hasText: '左利き用スパナ' }).waitFor();
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe('/explore/gadget/AU/VIC/77/Japanese');
    await page.locator('section#sellers').getByText('もう一方の手').first().waitFor();
    await close(page);
  });

  test.each([
    ['/explore/gadget/AU/VIC/78/English', 'There is no such report', 'no report VIC/78'],
    ['/explore/gadget/AU/VIC/77/French', 'There is no such report', 'but in English, Japanese'],
    ['/explore/gadget/AU/77/English', 'There is no page here', ''],
    ['/explore/gizmo/AU/77/English', 'There is no page here', ''],
  ])('%s says that it is not there', async (path, heading, words) => {
    const page = await explorer.open(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('#main').getByText(words).first().waitFor();
    await close(page);
  });

  test('that may not be read says so', async () => {
    const page = await explorer.open(spanner, { clientId: 'limited' });
    await page.getByRole('alert').getByText('Not part of your subscription').waitFor();
    await close(page);
  });
});

test('such a family is found, browsed and listed under its title', async () => {
  const page = await explorer.open('/');
  await page.getByRole('heading', { level: 1, name: 'reports' }).waitFor();
  const groups = page.getByRole('region', { name: 'Gadget reports' });
  await expect.poll(() => groups.getByRole('link').innerText()).toMatch(/^Australia\s+2 reports$/);
  await page.locator('.recent').getByText('Gadget reports, Australia').first().waitFor();
  await page.getByRole('combobox', { name: 'Find reports' }).fill('spanner');
  const found = page.getByRole('group', { name: 'Gadget reports' }).getByRole('option');
  await found.filter({ hasText: 'Australia' }).first().waitFor();
  await page.keyboard.press('Escape');
  await groups.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Gadget reports, Australia' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/explore/browse/gadget/AU');
  await page.getByRole('link', { name: 'Folding ladder' }).click();
  await page.getByRole('heading', { level: 1, name: 'Folding ladder' }).waitFor();
  await close(page);
});

test('its page needs no scrolling sideways on a phone', async () => {
  const page = await openReport(spanner, phoneSize);
  expect(await page.evaluate(() => innerWidth)).toBe(phoneSize.viewport.width);
  expect(await listTooWide(page)).toEqual([]);
  await close(page);
});
