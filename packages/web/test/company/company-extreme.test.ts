import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listViolations } from '../accessibility.js';
import {
  layOutSections,
  listFaults,
  startBrowser,
  waitForCompany,
  type Explorer,
} from '../browser.js';
import { listTooWide } from '../too-wide.js';
import { extremeCompany } from './extreme-company.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const path = '/explore/company/90001/English';

let explorer: Explorer;
let page: Page;
beforeAll(async () => {
  explorer = await startBrowser();
  const key = { entityId: extremeCompany.EntityId, language: 'English' };
  await explorer.service.client.publishing.publish(key, extremeCompany);
  page = await explorer.open(path);
  await waitForCompany(page);
  await layOutSections(page);
});
afterAll(() => explorer.stop());

describe('a company with losses, gaps and many entries', () => {
  test('has every name whole, as text', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(extremeCompany.Title);
    const text = await page.locator('article').innerText();
    for (const { Name } of extremeCompany.Shareholders.Holdings.slice(0, 10)) {
      expect(text).toContain(Name);
    }
  });

  test('shows losses as such and years without a figure as gaps', async () => {
    const profit = page.getByRole('img', { name: /Net profit after tax/ });
    expect(await profit.getAttribute('aria-label')).toBe(
      'Column chart of Net profit after tax: 2022 \u2212US$3m, 2023 not given, 2024 \u2212US$1.23bn.',
    );
    // A small loss beside a huge one is not written as zero.
    expect(await profit.locator('.value').allTextContents()).toEqual([
      '\u22123m',
      '–',
      '\u22121.23bn',
    ]);
    const row = page
      .getByRole('table', { name: 'Profit and loss, US$ million' })
      .getByRole('row', { name: /^Net profit after tax/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      '\u22123.00',
      expect.stringContaining('–'),
      '\u22121,234.56',
    ]);
  });

  test('groups forty holders in the diagram and lists them all below', async () => {
    const diagram = page.getByRole('list', { name: 'Shareholders' });
    expect(await diagram.getByRole('listitem').count()).toBe(7);
    expect(await diagram.innerText()).toContain('35 other named holders');
    await page.getByRole('button', { name: 'Show all 40' }).click();
    const rows = page
      .getByRole('table', { name: 'Shareholders, largest first' })
      .locator('tbody tr');
    await expect.poll(() => rows.filter({ visible: true }).count()).toBe(40);
  });

  test('says quietly what is not there', async () => {
    for (const id of ['ratios', 'valuation', 'divisions']) {
      expect(await page.locator(`section#${id}`).innerText()).toContain(
        'This report has no data here.',
      );
    }
  });

  test('never runs or loads what its texts hold', async () => {
    const article = page.locator('article');
    expect(await article.locator('script, style, img, iframe, [onclick], [onerror]').count()).toBe(
      0,
    );
    const links = await article
      .locator('a[target=_blank]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
    expect(new Set(links)).toEqual(new Set(['https:']));
    expect(await article.locator('#swot').innerText()).toContain('<i>Point</i>');
    expect(await page.title()).toContain('Amalgamated');
    expect(listFaults(page)).toEqual([]);
  });

  test('numbers a list as its text does', async () => {
    expect(await page.locator('#history .narrative ol').getAttribute('start')).toBe('7');
  });

  test('leaves only one heading of the first level', async () => {
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  test('has no axe findings', async () => {
    expect(await listViolations(page)).toEqual([]);
  });

  test.each([360, 768, 1024, 1440])('fits a screen %i pixels wide', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await listTooWide(page)).toEqual([]);
  });
});
