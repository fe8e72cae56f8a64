/** Comparing reports, the choice of language, and what is printed. */
import { demoDocuments } from '@broadsheet/demo';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPages } from '../../downloads/test/read-pages.js';
import { listViolations, listViolationsInBoth } from './accessibility.js';
import { close, foundOptions, phoneSize, startBrowser, type Explorer } from './browser.js';
import { listTooWide } from './too-wide.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const wine = 'industry/AU/1214/English';
const foreign = 'industry/US/312130/English';
const companies = [1001, 1002, 1003].map((id) => `company/${String(id)}/English`);
const addressOf = (...keys: string[]) =>
  `/explore/compare?${keys.map((key) => `report=${key}`).join('&')}`;

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser({ documents: [buildForeign(), buildGappy(), ...moreCompanies] });
});
afterAll(() => explorer.stop());

/** The demo's first industry in another country and currency. */
function buildForeign(): object {
  const [first] = demoDocuments({ counts: { industry: 1 } });
  const text = JSON.stringify(first?.document).replaceAll('"AUD"', '"USD"');
  // Its regions are those of the first country.
  const foreign = JSON.parse(text) as Record<string, unknown>;
  delete foreign.GeographicBreakdown;
  return { ...foreign, Country: 'US', Code: '312130' };
}

/** An industry with a year of unknown revenue. */
function buildGappy(): object {
  const foreign = buildForeign() as { Revenue: { Year: number; Value: number | null }[] };
  const Revenue = foreign.Revenue.map((point) =>
    point.Year === 2020 ? { ...point, Value: null } : point,
  );
  return { ...foreign, Code: '312120', Title: 'Breweries', Revenue };
}

/** The service of the tests has the first three companies. */
const moreCompanies = [...demoDocuments({ counts: { company: 48 } })]
  .map(({ document }) => document as { EntityId: number })
  .filter(({ EntityId }) => [1004, 1005, 1006, 1008, 1015, 1026, 1044].includes(EntityId));

/** One of them is far larger than the others, whose lines end at the bottom. */
const unlike = [1015, 1002, 1044, 1008, 1026, 1006].map((id) => `company/${String(id)}/English`);
/** These fill the chart, and several lines end together. */
const alike = [1001, 1002, 1003, 1004, 1005, 1006].map((id) => `company/${String(id)}/English`);

const chart = (page: Page) => page.locator('.compare-chart svg');

/** The texts of the chart that are not all within it. */
function listCutTexts(page: Page): Promise<string[]> {
  return chart(page).evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('text')]
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const isInside = left >= frame.left - 1 && right <= frame.right + 1;
        return !isInside || top < frame.top - 1 || bottom > frame.bottom + 1;
      })
      .map((text) => text.textContent);
  });
}

/** The letters at the ends of lines. */
function readLetters(page: Page) {
  return page.locator('.compare-line').evaluateAll((lines) =>
    lines.map((line) => {
      const letter = line.querySelector('.letter');
      const stroke = line.querySelector('path');
      const end = [...line.querySelectorAll('circle')].at(-1);
      const { left, top } = letter?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return {
        ...{ text: letter?.textContent ?? '', left, top },
        end: Number(end?.getAttribute('cy')),
        color: letter ? getComputedStyle(letter).fill : '',
        line: stroke ? getComputedStyle(stroke).stroke : '',
      };
    }),
  );
}

describe('a comparison of companies', () => {
  test('needs one request, and shows figures, ratios and one chart of all', async () => {
    const page = await explorer.open(addressOf(...companies), { clientId: false });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/v\d\//.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await chart(page).waitFor();
    expect(asked).toEqual(['/compare/v1/reports']);
    const figures = page.getByRole('table', { name: /^Financials/ });
    expect(await figures.getByRole('columnheader').count()).toBe(4);
    expect(await figures.getByRole('row', { name: /^Total revenue/ }).innerText()).toMatch(
      /A\$[\d.,]+(m|bn)/,
    );
    await page.getByRole('table', { name: /^Financial Ratios/ }).waitFor();
    expect(await page.locator('.compare-line').count()).toBe(3);
    expect(await listViolationsInBoth(page)).toEqual([]);
    await close(page);
  });

  test('of six companies is one request', async () => {
    const six = [1001, 1002, 1003, 1004, 1005, 1006].map((id) => `company/${String(id)}/English`);
    const page = await explorer.open('/');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/assets/')) asked.push(`${request.method()} ${pathname}`);
    });
    await page.goto(explorer.service.baseUrl + addressOf(...six));
    await chart(page).waitFor();
    const figures = page.getByRole('table', { name: /^Financials/ });
    expect(await figures.getByRole('columnheader').count()).toBe(7);
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /compare/v1/reports',
    ]);
    await close(page);
  });

  test.each([
    ['as amounts', `${addressOf(...unlike)}&as=values`, {}],
    ['as an index', addressOf(...unlike), {}],
    ['of others as amounts', `${addressOf(...alike)}&as=values`, {}],
    [
      'in Japanese on a phone',
      `${addressOf(...unlike)}&as=values`,
      { ...phoneSize, locale: 'ja-JP' },
    ],
  ])(
    'of six companies names each line, %s, within the chart and none over another',
    async (...of) => {
      const page = await explorer.open(of[1], of[2]);
      await chart(page).waitFor();
      const letters = await readLetters(page);
      expect(letters.map(({ text }) => text).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
      expect(letters.filter(({ color, line }) => color !== line)).toEqual([]);
      for (const place of new Set(letters.map(({ left }) => Math.round(left)))) {
        const sorted = letters
          .filter(({ left }) => Math.round(left) === place)
          .toSorted((one, other) => one.top - other.top);
        for (const [index, { top, end }] of sorted.entries()) {
          const before = sorted[index - 1];
          expect(top).toBeGreaterThanOrEqual((before?.top ?? -Infinity) + 10);
          // The letters have the order of the lines.
          expect(end).toBeGreaterThanOrEqual(before?.end ?? -Infinity);
        }
      }
      expect(await listCutTexts(page)).toEqual([]);
      await close(page);
    },
  );

  test('writes the figures of a row with as many decimals, and tells growth', async () => {
    const page = await explorer.open(addressOf(...unlike));
    await chart(page).waitFor();
    for (const row of await page.locator('.compare-table tbody tr').allInnerTexts()) {
      const figures = [...row.matchAll(/[\d,]*\d(?:\.(\d+))?(?= days|×|%|$|\t)/g)].slice(1);
      const decimals = new Set(figures.map(([, fraction = '']) => fraction.length));
      expect(decimals.size, row).toBeLessThanOrEqual(1);
    }
    const growth = page.getByRole('table', { name: 'Growth of Total revenue' });
    const annual = growth.getByRole('row', { name: /^Change in 2025 on the year before/ });
    expect(await annual.innerText()).toMatch(/[+\u2212]\d+\.\d%/);
    const compound = growth.getByRole('row', { name: /^A year on average, 2022–2025/ });
    expect(await compound.innerText()).toMatch(/[+\u2212]\d+\.\d%/);
    await page.getByLabel('Measure').selectOption('NetProfitMargin');
    await growth.waitFor({ state: 'detached' });
    await close(page);
  });

  test('keeps every choice in its address, and is downloaded', async () => {
    const page = await explorer.open(addressOf(...companies.slice(0, 2)));
    await chart(page).waitFor();
    await page.getByLabel('Measure').selectOption('NetProfitMargin');
    await page.getByRole('heading', { level: 2, name: 'Net profit margin' }).waitFor();
    await page.getByRole('button', { name: /^Index/ }).click();
    await page.getByRole('button', { name: /^Index, \d{4} = 100/ }).waitFor();
    const address = page.url();
    expect(address).toContain('measure=NetProfitMargin&as=index');
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Net profit margin' }).waitFor();
    const formats = { PDF: 'pdf', Excel: 'xlsx', CSV: 'csv', JSON: 'json', Markdown: 'md' };
    for (const [name, extension] of Object.entries(formats)) {
      await page.getByText('Download comparison').click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      expect((await downloading).suggestedFilename()).toBe(`company-comparison.${extension}`);
    }
    await close(page);
  });
});

describe('a comparison of industries', () => {
  test('says that currencies differ, and shows an index', async () => {
    const page = await explorer.open(addressOf(wine, foreign));
    await chart(page).waitFor();
    await page.getByText('Amounts are in A$, US$. They are not converted').waitFor();
    await page.getByText('so the chart shows an index').waitFor();
    expect(await page.getByRole('button', { name: 'Amounts' }).count()).toBe(0);
    const row = page.getByRole('row', { name: /^Revenue/ }).first();
    expect(await row.innerText()).toMatch(/A\$[\d.]+bn\s+US\$[\d.]+bn/);
    await close(page);
  });

  test('says which year has no figure, and leaves a gap in the line', async () => {
    const page = await explorer.open(addressOf(wine, 'industry/US/312120/English'));
    await page.getByText('Breweries has no figure for 2020.').waitFor();
    await close(page);
  });

  test('names a report that may not be read, and shows the rest', async () => {
    const page = await explorer.open(addressOf(wine, foreign, 'industry/AU/9999/English'), {
      clientId: 'limited',
    });
    await chart(page).waitFor();
    const chosen = page.getByRole('region', { name: 'Reports' }).getByRole('listitem');
    expect(await chosen.nth(1).innerText()).toContain('Left out: your client may not read it');
    expect(await chosen.nth(2).innerText()).toContain('Left out: it is not published');
    expect(await page.locator('.compare-line').count()).toBe(1);
    await close(page);
  });

  test('begins at a report, and adds others by keyboard', async () => {
    const page = await explorer.open('/explore/industry/AU/1214/English');
    await page.getByRole('link', { name: 'Compare with…' }).click();
    await page.getByText('Add at least one more report').waitFor();
    await page.getByLabel('Add another report').focus();
    await page.keyboard.type('312130');
    // Until then the list may be of the first digits alone, and hold other reports.
    await page.locator('.compare-found li:first-child button', { hasText: '312130' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.compare-line').count()).toBe(2);
    expect(page.url()).toContain(`report=${foreign}`);
    const removing = page.getByRole('button', { name: /^Remove/ }).last();
    await removing.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.compare-line').count()).toBe(1);
    await close(page);
  });

  test('begins at the results of a search', async () => {
    const page = await explorer.open('/');
    await page.keyboard.press('/');
    await page.keyboard.type('company');
    await foundOptions(page)
      .getByText(/^Compare the first \d/)
      .waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await chart(page).waitFor();
    expect(page.url()).toContain('/explore/compare?report=company/');
    await close(page);
  });

  test('fits a phone', async () => {
    const page = await explorer.open(addressOf(wine, foreign), phoneSize);
    await chart(page).waitFor();
    expect(await listTooWide(page)).toEqual([]);
    expect(await listCutTexts(page)).toEqual([]);
    await close(page);
  });
});

describe('the language of the explorer', () => {
  test('is chosen at the top, kept by the browser, and told to screen readers', async () => {
    const page = await explorer.open('/');
    await page.getByLabel('Language').selectOption('ja');
    await page.getByRole('heading', { name: '最近の更新' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
    await page.getByText('業界レポート').first().waitFor();
    await page.goto(`${explorer.service.baseUrl}${addressOf(...companies.slice(0, 2))}`);
    await page.getByRole('heading', { level: 1, name: '比較' }).waitFor();
    await chart(page).waitFor();
    expect(await page.getByRole('row', { name: /^総収益/ }).innerText()).toMatch(/豪ドル/);
    expect(await listViolations(page)).toEqual([]);
    await page.getByLabel('言語').selectOption('en');
    await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await close(page);
  });

  test('follows the browser at first, also on the form', async () => {
    const page = await explorer.open('/', { clientId: false, locale: 'ja-JP' });
    await page.getByRole('button', { name: 'サインイン' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
    await expect.poll(() => page.title()).toBe('サインイン · Broadsheet');
    await close(page);
  });
});

describe('the API pages', () => {
  test('name their own address, and send an example with the session', async () => {
    const page = await explorer.open('/');
    // An address from when all operations were on one page.
    await page.goto(`${explorer.service.baseUrl}/docs#operation-compareReports`);
    await page.waitForURL('**/docs/comparison#operation-compareReports');
    const article = page.locator('#operation-compareReports');
    expect(await article.locator('code').first().innerText()).not.toContain('127.0.0.1:8080');
    expect(await article.locator('pre').first().innerText()).toContain(explorer.service.baseUrl);
    await article.getByText('Try it with your session').click();
    await article
      .getByRole('textbox', { name: 'Body' })
      .fill(JSON.stringify({ Reports: companies }));
    await article.getByRole('button', { name: 'Send' }).click();
    await article.getByText(/^200 after/).waitFor();
    expect(await article.locator('.try pre').innerText()).toContain('"TotalRevenue"');
    expect(await listViolations(page)).toEqual([]);
    await close(page);
  });

  test('copy an example as it is shown, by keyboard', async () => {
    const page = await explorer.open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${explorer.service.baseUrl}/docs/industry`);
    const sample = page.locator('#operation-getChart figure.sample').first();
    await sample.getByRole('button', { name: /^Copy/ }).focus();
    await page.keyboard.press('Enter');
    await sample.getByText('Copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await sample.locator('code').textContent());
    expect(copied).toContain(explorer.service.baseUrl);
    await close(page);
  });

  test('find an operation of any page by words, and lead to it by keyboard alone', async () => {
    const page = await explorer.open('/');
    await page.goto(`${explorer.service.baseUrl}/docs`);
    expect(await page.locator('main').innerText()).not.toContain('127.0.0.1:8080');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByLabel('Find an operation or problem').fill('INDUSTRY/v3/chart');
    await contents.getByText('1 found').waitFor();
    expect(await contents.getByRole('link').allInnerTexts()).toEqual([
      expect.stringMatching(/^A chart as data/),
    ]);
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/industry#operation-getChart');
    await page.getByRole('heading', { name: 'A chart as data, picture or file' }).waitFor();
    await close(page);
  });

  test('keep the place of a problem', async () => {
    const page = await explorer.open('/');
    await page.goto(`${explorer.service.baseUrl}/docs#problem-not_found`);
    const problem = page.getByRole('article', { name: /not_found/ });
    await expect.poll(() => problem.evaluate((it) => it.matches(':target'))).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/docs');
    await close(page);
  });
});

describe('on paper', () => {
  test('each page has its number and the address at its foot', async () => {
    const page = await explorer.open(addressOf(wine, foreign));
    await chart(page).waitFor();
    const printed = await readPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(printed.length).toBeGreaterThan(1);
    for (const [index, { text }] of printed.entries()) {
      expect(text).toContain(page.url());
      expect(text).toContain(`${String(index + 1)} / ${String(printed.length)}`);
    }
    await close(page);
  });

  test('the address of six reports is whole and beside the page number, and no table leaves its head alone', async () => {
    const page = await explorer.open(`${addressOf(...unlike)}&as=values`);
    await chart(page).waitFor();
    const printed = await readPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    for (const [index, { text, texts, width, right }] of printed.entries()) {
      expect(text).toContain(page.url());
      const number = texts.find((each) => each.text.startsWith(`${String(index + 1)} / `));
      const lines = texts.filter((each) => each.bottom < 18 * (72 / 25.4) && each !== number);
      expect(Math.max(...lines.map((line) => line.right))).toBeLessThan(number?.left ?? 0);
      expect(Math.min(...lines.map((line) => line.bottom))).toBeGreaterThan(5);
      expect(right).toBeLessThan(width - 20);
    }
    const [first = { text: '' }] = printed;
    // The head of this table would be the last on the first page.
    expect(first.text.includes('Total revenue by year')).toBe(first.text.includes('2021A$'));
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('#main').locator('select, button, input, .section-tools');
    expect(await controls.filter({ visible: true }).count()).toBe(0);
    await close(page);
  });
});
