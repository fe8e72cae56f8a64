import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, startBrowser, waitForCharts, type Explorer } from '../browser.js';

let explorer: Explorer;
let page: Page;
beforeAll(async () => {
  explorer = await startBrowser();
  await explorer.service.revise('1214', '15728', '15900');
  page = await explorer.open('/explore/industry/AU/1214/English', {
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await waitForCharts(page, 14);
}, 120_000);
afterAll(async () => {
  await close(page);
  await explorer.stop();
});

const card = (name: string) => page.locator(`#chart-${name}`);
const copied = () => page.evaluate(() => navigator.clipboard.readText());

test('all fourteen charts are there, each with a text for screen readers', async () => {
  const names = await page.locator('.chart-surface').evaluateAll((surfaces) =>
    surfaces.map((surface) => ({
      label: surface.getAttribute('aria-label') ?? '',
      words: surface.querySelectorAll('svg text').length,
    })),
  );
  expect(names).toHaveLength(14);
  for (const { label, words } of names) {
    expect(label.length).toBeGreaterThan(40);
    expect(words).toBeGreaterThan(5);
  }
  expect(new Set(names.map(({ label }) => label)).size).toBe(14);
});

test('the head tells the title, the sector, the figures and what changed', async () => {
  await page.getByRole('heading', { level: 1, name: /^Wine and Other Alcoholic/ }).waitFor();
  const head = page.locator('.report-header');
  await head.getByText('Edition 2', { exact: true }).waitFor();
  expect(await head.innerText()).toContain('Manufacturing');
  const changes = page.getByRole('region', { name: 'What changed in this edition' });
  expect(await changes.innerText()).toContain('Employment');
  expect(await changes.innerText()).not.toContain('Revenue');
  await card('Employees').getByText('Changed in this edition').waitFor();
  await expect.poll(() => page.locator('.key-figures').innerText()).toContain('6.48bn');
});

test('the head tells a first edition from one that differs, or has less', async () => {
  const key = { country: 'AU', code: '4511', language: 'English' };
  const cafes = await explorer.open('/');
  const readChanges = async () => {
    await cafes.goto(`${explorer.service.baseUrl}/explore/industry/AU/4511/English`);
    return cafes.getByRole('region', { name: 'What changed in this edition' }).innerText();
  };
  expect(await readChanges()).toMatch(/^What changed: this is the first edition, of /);
  const sector = (name: string) => `"Sector":"${name}"`;
  await explorer.service.revise(
    ...(['4511', sector('Accommodation and Food Services'), sector('Food Services')] as const),
  );
  expect(await readChanges()).toMatch(/^What changed in edition 2, of .+: Title and sector\.$/);
  const current = await explorer.service.client.publishing.document(key);
  const fewer = { ...(current?.document as object), CostStructure: undefined };
  await explorer.service.client.publishing.publish(key, fewer);
  expect(await readChanges()).toMatch(
    / in edition 3, of .+no longer there: Cost structure(, Capital intensity)?\.$/,
  );
  await close(cafes);
});

test('fonts are fetched for the characters that are there, and for no others', async () => {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(fetched).toContainEqual(expect.stringContaining('noto-sans-latin-700'));
  expect((await fetched()).filter((name) => name.includes('japanese'))).toEqual([]);
});

test('the table has the exact values', async () => {
  await card('Employees').getByRole('button', { name: 'Table' }).click();
  const row = card('Employees').getByRole('row', { name: /^2026/ });
  expect(await row.innerText()).toMatch(/15,900/);
  await card('Employees').getByRole('button', { name: 'Chart' }).click();
});

test('the tools of a chart are in the language of the explorer, its texts in that of the report', async () => {
  const japanese = await explorer.open('/explore/industry/AU/1214/English', { locale: 'ja-JP' });
  const revenue = japanese.locator('#chart-Revenue');
  const views = revenue.getByRole('group', { name: /表示形式$/ });
  await views.waitFor();
  expect(await views.getByRole('button').allInnerTexts()).toEqual(['グラフ', '画像', '表']);
  expect(await revenue.locator('.chart-subtitle').innerText()).toMatch(/^Revenue/);
  await close(japanese);
});

test('the image is the one that the API gives, and is downloaded as a PNG', async () => {
  await card('Revenue').getByRole('button', { name: 'Image', exact: true }).click();
  const image = card('Revenue').getByRole('img');
  await image.waitFor();
  expect(await image.getAttribute('src')).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(await image.getAttribute('alt')).toMatch(/^Bar chart of revenue/);
  const download = page.waitForEvent('download');
  await card('Revenue').getByRole('button', { name: 'Download PNG' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('au-1214-english-revenue.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await card('Revenue').getByText('More formats').click();
  const other = page.waitForEvent('download');
  await card('Revenue').getByRole('button', { name: 'CSV' }).click();
  const csv = await other;
  expect(csv.suggestedFilename()).toBe('au-1214-english-revenue.csv');
  expect(await readFile(await csv.path(), 'utf8')).toMatch(/^\uFEFFYear,Revenue/);
  await card('Revenue').getByRole('button', { name: 'Chart' }).click();
});

test('Escape closes a menu of files, and so do the focus and a click elsewhere', async () => {
  const menu = page.locator('.download-menu').filter({ hasText: 'Download report' });
  const summary = menu.locator('summary');
  const expectClosed = () => expect.poll(() => menu.getAttribute('open')).toBeNull();
  await summary.press('Enter');
  await menu.getByRole('button', { name: 'PDF' }).press('Escape');
  await expectClosed();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.press('Enter');
  await menu.getByRole('button').last().press('Tab');
  await expectClosed();
  await summary.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expectClosed();
});

test('the report and its chapters are downloaded in other forms, and tables are copied', async () => {
  await page.getByText('Download report').click();
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).first().click();
  const file = await report;
  expect(file.suggestedFilename()).toMatch(/^Wine and Other .* \(AU 1214\)\.md$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^# Wine and Other/);
  const tools = page
    .locator('#performance')
    .getByRole('group', { name: /download or copy/ })
    .first();
  await tools.getByText('Download', { exact: true }).click();
  const part = page.waitForEvent('download');
  await tools.getByRole('button', { name: 'JSON' }).click();
  const { Sections } = JSON.parse(await readFile(await (await part).path(), 'utf8')) as {
    Sections: { RequestedSection: string }[];
  };
  expect(Sections.map(({ RequestedSection }) => RequestedSection)).toContain('Performance');
  const figures = page.locator('#statistics');
  await figures.getByRole('button', { name: 'Copy tables' }).first().click();
  await figures.locator('[data-outcome=done]').waitFor();
  expect(await copied()).toMatch(
    /^Statistics\r\n\t2017\t2018\t.*\r\nRevenue \(AUD\)\t5518200000\t/,
  );
});

test('the image and its request are copied as data URI, curl and TypeScript', async () => {
  const copy = async (name: string) => {
    // Its name changes when it is done.
    const button = await card('Revenue').getByRole('button', { name }).elementHandle();
    await button.click();
    await expect.poll(() => button.getAttribute('data-outcome')).toBe('done');
    return copied();
  };
  expect(await copy('Copy data URI')).toMatch(/^data:image\/png;base64,iVBOR/);
  const curl = await copy('Copy curl');
  expect(curl).toContain(`curl -X POST '${explorer.service.baseUrl}/industry/v3/image/?country=au`);
  expect(curl).toContain('Bearer $TOKEN');
  expect(await copy('Copy TypeScript')).toContain('client.industry.image({');
  // All are as before after a while.
  await card('Revenue').locator('[data-outcome=done]').first().waitFor({ state: 'detached' });
  await card('Revenue').getByRole('button', { name: 'Copy TypeScript' }).waitFor();
});

test('the API view shows the exact request and answer, and where they are documented', async () => {
  await page.getByRole('button', { name: 'API', exact: true }).click();
  const view = page.getByRole('complementary', { name: 'Behind this page' });
  const option = view.locator('option', { hasText: 'SupplyChain' });
  await view.getByRole('combobox').selectOption((await option.getAttribute('value')) ?? '');
  await expect
    .poll(() => view.locator('pre').first().innerText())
    .toContain('"Image": "SupplyChain"');
  await expect.poll(() => view.locator('pre').nth(1).innerText()).toContain('"AltText"');
  const link = view.getByRole('link', { name: 'In the documentation' });
  expect(await link.getAttribute('href')).toBe('/docs#operation-getChart');
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });
});

test('the other language is a link away, and is read as that language', async () => {
  const japanese = await explorer.open('/explore/industry/AU/1214/English');
  await japanese.getByRole('link', { name: 'Japanese' }).click();
  await japanese.locator('h1[lang=ja]', { hasText: 'ワイン' }).waitFor();
  await waitForCharts(japanese, 14);
  await close(japanese);
});

test('a report that may not be read says so, and offers nothing to retry', async () => {
  const limited = await explorer.open('/explore/company/1001/English', { clientId: 'limited' });
  const state = limited.getByRole('alert');
  await state.getByText('Not part of your subscription').waitFor();
  expect(await state.getByRole('button').count()).toBe(0);
  await close(limited);
});

test('a report that does not exist says so', async () => {
  const missing = await explorer.open('/explore/industry/AU/9999/English');
  await missing.getByRole('heading', { name: 'There is no such report' }).waitFor();
  await expect.poll(() => missing.title()).toBe('Industry report 9999, Australia · Broadsheet');
  await close(missing);
});

test('a report that cannot be shown has its own title all the same', async () => {
  const limited = await explorer.open('/explore/industry/NZ/1214/English', { clientId: 'limited' });
  await limited.getByRole('heading', { name: 'Not part of your subscription' }).waitFor();
  await expect.poll(() => limited.title()).toBe('Industry report 1214, New Zealand · Broadsheet');
  await close(limited);
});

test('a link to a chart goes there, and stays there while those above it come', async () => {
  const linked = await explorer.open('/explore/industry/AU/1214/English#chart-CompanyMarketShare');
  const topOf = () =>
    linked
      .locator('#chart-CompanyMarketShare')
      .evaluate((element) => element.getBoundingClientRect().top);
  await linked.locator('#chart-CompanyMarketShare svg').waitFor();
  await expect.poll(() => linked.locator('.chart-surface').count(), { timeout: 20_000 }).toBe(14);
  const top = await topOf();
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(300);
  await close(linked);
});

test('a report that exists in other languages only leads to them', async () => {
  const french = await explorer.open('/explore/industry/AU/1214/French');
  await french.getByText('It is not published in French, but in English, Japanese.').waitFor();
  await french.getByRole('link', { name: 'Japanese' }).click();
  await french.locator('h1[lang=ja]', { hasText: 'ワイン' }).waitFor();
  await close(french);
});

test('without a connection the page says so, and goes on when it is back', async () => {
  const offline = await explorer.open('/');
  await offline.getByRole('link', { name: /^Australia/ }).waitFor();
  await offline.context().setOffline(true);
  await offline.getByRole('link', { name: /^Australia/ }).click();
  await offline.getByRole('heading', { name: 'You seem to be offline' }).waitFor();
  await offline.context().setOffline(false);
  await offline.getByRole('heading', { name: 'Industries of Australia' }).waitFor();
  await close(offline);
});

test('a page whose script does not come says so, and comes when it is tried again', async () => {
  const page = await explorer.open('/', { clientId: false });
  await page.route('**/industry-page-*.js', (route) => route.abort());
  await page.goto(`${explorer.service.baseUrl}/explore/industry/AU/1214/English`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'This could not be shown' }).waitFor();
  await expect.poll(() => page.title()).toBe('Report · Broadsheet');
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loadedAgain;
  await page.getByRole('heading', { name: 'This could not be shown' }).waitFor();
  await page.unroute('**/industry-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /^Wine and Other/ }).waitFor();
  await close(page);
});

test.each([
  ['English', 'Nothing is in this report yet'],
  ['Japanese', 'このレポートにはまだ内容がありません'],
])('a report without texts and figures says so in %s', async (language, title) => {
  await explorer.service.client.publishing.publish(`industry/AU/9903/${language}`, {
    ...{ Country: 'AU', Code: '9903', Language: language, Title: 'Kites', Source: 'Kite Office' },
    ...{ Sector: 'Manufacturing', Currency: 'AUD', DataDate: '2026-06-30' },
  });
  const empty = await explorer.open(`/explore/industry/AU/9903/${language}`);
  await empty.getByRole('heading', { level: 2, name: title }).waitFor();
  await close(empty);
});
