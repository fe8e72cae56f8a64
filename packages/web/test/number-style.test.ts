/** One number style on every page, in both languages: `A$1.36bn`, `4,990 businesses`; `13.6億豪ドル`. */
import { demoDocuments } from '@broadsheet/demo';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { restyleAmounts } from '../src/figures/restyle-amounts.js';
import { close, layOutSections, startBrowser, type Explorer } from './browser.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The service of the other tests has no reports of these families. */
const others = [
  ...['businessenvironment', 'esg', 'occupation', 'procurement', 'risk'],
  ...['segmentbenchmarking', 'state', 'supplier'],
];

let explorer: Explorer;
beforeAll(async () => {
  const counts = Object.fromEntries(others.map((family) => [family, 20]));
  const documents = [...demoDocuments({ counts })].map(({ family, document }) => ({
    Family: family,
    ...(document as object),
  }));
  explorer = await startBrowser({ documents });
});
afterAll(() => explorer.stop());

const compared = (...keys: string[]) =>
  `/explore/compare?${keys.map((key) => `report=${key}`).join('&')}`;

const pages = [
  '/',
  '/explore/browse/AU',
  '/explore/risk/moved',
  compared('company/1001/English', 'company/1002/English'),
  compared('industry/AU/1214/English', 'industry/AU/4511/English'),
];

/** The address of a report of each family in a language. */
async function listReportPages(language: string): Promise<string[]> {
  const families = new Map<string, string>();
  for await (const { family, key } of explorer.service.client.search({ language })) {
    families.set(family, key);
  }
  expect([...families.keys()].toSorted()).toEqual([...others, 'company', 'industry'].toSorted());
  return [...families.values()].map((key) => `/explore/${key}`);
}

/** The visible text, and the texts of charts that the page draws. */
async function readText(page: Page): Promise<string> {
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await expect
    .poll(() => page.locator('[aria-busy=true], .loading, .chart-placeholder').count(), {
      timeout: 30_000,
    })
    .toBe(0);
  await layOutSections(page);
  const surfaces = page.locator('.chart-surface');
  if ((await surfaces.count()) > 0) {
    await surfaces.first().scrollIntoViewIfNeeded();
    await surfaces.locator('svg text').first().waitFor({ state: 'attached' });
  }
  return page.evaluate(() => {
    // Draws the charts that are far from the screen too.
    dispatchEvent(new Event('beforeprint'));
    const drawn = [...document.querySelectorAll('svg text')].map((text) => text.textContent);
    return [document.body.innerText, ...drawn].join('\n');
  });
}

const stray = [
  /.*\d ?[Kk]\b.*/g,
  /.*\d ?(thousand|million|billion|trillion)\b.*/g,
  /.*\d[MB]\b.*/g,
  /.*(?<![A-Z])\$\d.*/g,
  /.*\b(AUD|USD)\b.*/g,
  /^(number|.* dollars)$/gm,
  /.*\(number\).*/g,
  /.*(?<![A-Z])\$(bn|m|trn|').*/g,
  /.*'000.*/g,
];

const strayInJapanese = [
  /.*\d ?(bn|trn|m|million|billion)\b.*/g,
  /.*\$ ?\d.*/g,
  /.*\b(AUD|USD)\b.*/g,
  /.*実数.*/g,
];

const listStray = (text: string, patterns: RegExp[]) =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);

/** The figures of each column; of each row in a table whose columns are years. */
function listColumns(tables: Element[]): string[][] {
  return tables.flatMap((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('.number')].map((cell) => cell.textContent),
    );
    const isByYear = [...table.querySelectorAll('thead th')].every((head) =>
      /^\d{4}/.test(head.textContent),
    );
    return isByYear ? rows : (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? ''));
  });
}

/** Whether figures of one unit differ in decimals: `864m` has none beside `1.02bn`. */
function hasMixedDecimals(texts: string[]): boolean {
  const decimals = new Map<string, number>();
  return texts.some((text) => {
    const [, fraction = '', unit = ''] = /^\u2212?[\d,]+(?:\.(\d+))?(%|[a-z]*)$/.exec(text) ?? [];
    if (!/\d/.test(text)) return false;
    const isMixed = (decimals.get(unit) ?? fraction.length) !== fraction.length;
    decimals.set(unit, fraction.length);
    return isMixed;
  });
}

describe('figures', () => {
  test('are in one style on every page in English', async () => {
    const page = await explorer.open('/');
    for (const path of [...pages, ...(await listReportPages('English'))]) {
      await page.goto(`${explorer.service.baseUrl}${path}`);
      expect(listStray(await readText(page), stray), path).toEqual([]);
    }
    await close(page);
  });

  test('are in one style on every page in Japanese', async () => {
    const page = await explorer.open('/', { locale: 'ja-JP' });
    for (const path of [...pages, ...(await listReportPages('Japanese'))]) {
      await page.goto(`${explorer.service.baseUrl}${path}`);
      expect(listStray(await readText(page), strayInJapanese), path).toEqual([]);
    }
    await close(page);
  });

  test('are whole in facts: with their currency, period and what is counted', async () => {
    const page = await explorer.open('/explore/occupation/AU/372131/English');
    const overview = page.locator('section#overview .fact-list');
    await expect
      .poll(() => overview.innerText())
      .toMatch(/Employed\s118,000 people[^]*Median earnings\sA\$81,800 a year$/);
    await page.goto(`${explorer.service.baseUrl}/explore/occupation/AU/372131/Japanese`);
    await expect.poll(() => overview.innerText()).toMatch(/118,000人[^]*年収81,800豪ドル$/);
    await close(page);
  });

  test('have as many decimals in one column', async () => {
    const page = await explorer.open('/');
    for await (const { family, key } of explorer.service.client.search({ language: 'English' })) {
      if (family !== 'state') continue;
      await page.goto(`${explorer.service.baseUrl}/explore/${key}`);
      await page.locator('section#relatedindustries, section#keystatistics').first().waitFor();
      await layOutSections(page);
      const columns = await page.locator('.view-table table').evaluateAll(listColumns);
      const mixed = columns.filter(hasMixedDecimals);
      expect(mixed).toEqual([]);
      break;
    }
    await close(page);
  });

  test('say at the head of an industry what is counted and in which currency', async () => {
    const page = await explorer.open('/explore/industry/AU/1214/English');
    const head = page.locator('.key-figures');
    await expect
      .poll(() => head.innerText())
      .toMatch(/A\$6\.48bn[^]*15,728 people[^]*1,750 businesses/);
    await page.goto(`${explorer.service.baseUrl}/explore/industry/AU/1214/Japanese`);
    await expect.poll(() => head.innerText()).toMatch(/64\.8億豪ドル[^]*15,728 ?人[^]*1,750 ?社/);
    await close(page);
  });
});

test.each([
  ['rose from $73.7 billion to $108.9 billion', 'AU', 'rose from A$73.7bn to A$108.9bn'],
  ['fell to US$3.2 million and $1 trillion', 'NZ', 'fell to US$3.2m and NZ$1trn'],
  ['a loss of \u2212$5 million', 'US', 'a loss of \u2212US$5m'],
  ['CHF\u00a05.2 billion of $4', 'CH', 'CHF\u00a05.2bn of $4'],
  ['a million people', 'AU', 'a million people'],
])('%s, of %s, becomes %s', (sentence, country, styled) => {
  expect(restyleAmounts(sentence, country)).toBe(styled);
});
