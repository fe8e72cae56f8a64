import { demoClassifications } from '@broadsheet/demo';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listViolationsInBoth } from './accessibility.js';
import {
  close,
  layOutSections,
  phoneSize,
  startBrowser,
  waitForCompany,
  type Explorer,
} from './browser.js';
import { listTooWide } from './too-wide.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Its title has no place within the brackets at which Chromium breaks by itself. */
const longTitled = {
  ...{ Family: 'state', Country: 'AU', Region: 'ACT', RegionName: 'オーストラリア首都特別地域' },
  ...{ Code: '9901', Language: 'Japanese', Title: '凧製造業', Sector: '製造業' },
  ...{ Source: '架空の数値', DataDate: '2026-06-30', Currency: 'AUD' },
  Revenue: [{ Year: 2026, Value: 2_100_000 }],
};

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const longWorded = {
  ...{ Family: 'businessenvironment', Country: 'AU', Code: 'BEEF', Language: 'German' },
  ...{ Title: longWord, Sector: longWord, Source: longWord, DataDate: '2026-06-30' },
  ...{ Unit: 'labels a year', Interval: 'Year', Points: [{ Year: 2026, Value: 638 }] },
};

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser({ documents: [longTitled] });
  const { classifications } = explorer.service.client;
  for (const { name, document } of demoClassifications()) {
    await classifications.publish(name, document);
  }
});
afterAll(() => explorer.stop());

const codeButton = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('the tree is walked with keys down to a report, and codes are converted', async () => {
  const page = await explorer.open('/explore/classifications', phoneSize);
  for (const name of [/^C Manufacturing reports/, /^12 Beverage/, /^121 Beverage/, /^1214 Wine/]) {
    await codeButton(page, name).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => codeButton(page, name).getAttribute('aria-expanded')).toBe('true');
  }
  const reports = page.locator('.code-reports').last();
  await reports.getByRole('link').first().waitFor();
  expect(await reports.innerText()).toContain('Industry reports, Australia');

  const form = page.getByRole('region', { name: 'Convert' });
  await form.getByRole('combobox', { name: 'To' }).selectOption('NAICS-2022');
  await form.getByRole('textbox', { name: 'Codes' }).fill('1214 45.11 zz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const table = page.getByRole('table');
  await table.getByText('312130 Wineries').waitFor();
  expect(await table.innerText()).toMatch(
    /45\.11 \(read as 4511\)[^]*ANZSIC-2006 has no code "zz"/,
  );
  // Otherwise the sticky header covers part of a code.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  expect(await listTooWide(page)).toEqual([]);
  expect(await listViolationsInBoth(page)).toEqual([]);
  await close(page);
});

test('codes and long titles fit a narrow phone in Japanese, whose words browsers keep together', async () => {
  const narrow = { ...phoneSize, viewport: { width: 320, height: 640 }, locale: 'ja-JP' };
  const page = await explorer.open('/explore/classifications', narrow);
  await codeButton(page, /^M Professional, Scientific/).waitFor();
  expect(await listTooWide(page)).toEqual([]);
  await page.goto(`${explorer.service.baseUrl}/explore/state/AU/ACT/9901/Japanese`);
  await page.getByRole('heading', { level: 1, name: longTitled.RegionName }).waitFor();
  expect(await listTooWide(page)).toEqual([]);
  await close(page);
});

test('long words and long keys fit a narrow phone, where one reads and where one publishes', async () => {
  const narrow = { ...phoneSize, viewport: { width: 320, height: 640 }, clientId: 'newsroom' };
  const key = 'businessenvironment/AU/BEEF/German';
  await explorer.service.client.publishing.publish(key, longWorded);
  const page = await explorer.open('/', narrow);
  await page.getByRole('link', { name: longWord }).first().waitFor();
  expect(await listTooWide(page)).toEqual([]);
  await page.goto(`${explorer.service.baseUrl}/explore/${key}`);
  await page.getByRole('heading', { level: 1, name: longWord }).waitFor();
  await layOutSections(page);
  expect(await listTooWide(page)).toEqual([]);
  await page.goto(`${explorer.service.baseUrl}/explore/publishing/report/${key}`);
  await page.getByText(key).first().waitFor();
  expect(await listTooWide(page)).toEqual([]);
  await page.goto(`${explorer.service.baseUrl}/explore/publishing`);
  await page.getByRole('link', { name: longWord }).first().waitFor();
  expect(await listTooWide(page)).toEqual([]);
  await close(page);
});

test("a company's industry leads to its code, and a report to its codes elsewhere", async () => {
  const page = await explorer.open('/explore/company/1001/English', { colorScheme: 'dark' });
  await waitForCompany(page);
  await page
    .locator('.company-industries')
    .getByRole('link', { name: /^\d{4}$/ })
    .first()
    .click();
  const code = page.locator('.branch button[aria-current=true]');
  await code.waitFor();
  expect(await code.getAttribute('aria-expanded')).toBe('true');
  await page.locator('.code-reports').getByRole('link').first().waitFor();

  await page.locator('.code-reports').getByRole('link').first().click();
  await page.locator('.report-header').getByRole('link', { name: 'Codes' }).click();
  const table = page.getByRole('table').first();
  await table.getByRole('rowheader', { name: 'NAICS-2022' }).first().waitFor();
  await table.getByRole('link').last().click();
  await expect.poll(() => page.getByLabel('Classification').inputValue()).toBe('UKSIC-2007');
  await code.waitFor();
  await close(page);
});

test('nothing moves while the page loads', async () => {
  const waitForPaint = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            setTimeout(resolve);
          });
        }),
    );
  const page = await explorer.open('/explore/classifications', {
    ...phoneSize,
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            document.documentElement.dataset.moved = JSON.stringify(entry);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The codes arrive after the page without them is painted.
      await opened.route('**/classifications/v3/codes', async (route) => {
        await opened.getByText('Loading the codes').waitFor();
        await waitForPaint(opened);
        await route.continue();
      });
    },
  });
  await codeButton(page, /^C Manufacturing/).waitFor();
  await page.getByRole('region', { name: 'Convert' }).waitFor();
  await waitForPaint(page);
  await waitForPaint(page);
  expect(await page.locator('html').getAttribute('data-moved')).toBe(null);
  await close(page);
});
