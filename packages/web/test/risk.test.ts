import type { RiskWarning } from '@broadsheet/contract';
import { demoDocuments, demoFirstEditions } from '@broadsheet/demo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepOneLanguage } from '../src/risk/moved/keep-one-language.js';
import { instantOf, parseCodes, readQuery, writeQuery } from '../src/risk/moved/moved-query.js';
import { listViolationsInBoth } from './accessibility.js';
import { close, phoneSize, startBrowser, type Explorer } from './browser.js';
import { listTooWide } from './too-wide.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const counts = { risk: 100 };
const documents = [...demoFirstEditions({ counts }), ...demoDocuments({ counts })].map(
  ({ document }) => document as object,
);

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser({ documents });
});
afterAll(() => explorer.stop());

test('what moved leads to the risk report, whose score stands on its scale', async () => {
  const page = await explorer.open('/explore/risk/moved?codes=0600,3011,99', phoneSize);
  await page.getByRole('heading', { level: 2, name: /^1 rose and 1 fell since/ }).waitFor();
  await page.getByText('There is no risk report that you may read of 99.').waitFor();
  expect(await page.locator('.moved-change').allInnerTexts()).toEqual([
    expect.stringContaining('+0.77'),
    expect.stringContaining('−0.82'),
  ]);
  expect(await listTooWide(page)).toEqual([]);
  expect(await listViolationsInBoth(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const levels = page.locator('.score-levels').first().locator('span');
  const colours = await levels.evaluateAll((spans) =>
    spans.map((span) => getComputedStyle(span).backgroundColor),
  );
  expect(new Set(colours).size).toBe(5);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByLabel('Moved by at least').selectOption('2');
  await page.getByRole('heading', { level: 2, name: /^No score moved that far/ }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Coal Mining' }).click();
  const score = page.getByRole('region', { name: 'The score' });
  await score.getByText('7.7', { exact: true }).waitFor();
  expect(await score.innerText()).toMatch(/Very high[^]*35% of the total/);
  await page.locator('#chart-RiskComponents').waitFor();
  expect(await listViolationsInBoth(page)).toEqual([]);
  await close(page);
});

test('what moved can be of one country, in the language of the page', async () => {
  const page = await explorer.open('/explore/risk/moved?since=365d&minimum=0.1', phoneSize);
  await page.getByLabel('Country').fill('us');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('country')).toBe('US');
  await page.getByRole('heading', { level: 2, name: /rose and/ }).waitFor();
  const reports = await page.locator('.moved-report .aside').allInnerTexts();
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.filter((text) => !text.startsWith('United States'))).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem('broadsheet-language', 'ja');
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '評点の変動' }).waitFor();
  await page.locator('.moved-scores').first().waitFor();
  const scores = (await page.locator('.moved-scores').allInnerTexts()).join(' ');
  expect(scores).toMatch(/低い|中程度|高い/);
  expect(scores).not.toMatch(/Low|Medium|High/);
  expect(await listTooWide(page)).toEqual([]);
  await close(page);
});

test('a report in several languages moved once, in the language of the page', () => {
  const of = (Language: string, Change: number, Code = '1214') =>
    ({ Country: 'AU', Code, Language, Change }) as RiskWarning;
  const moved = [of('French', 3), of('English', 2), of('English', 1, '0600'), of('Japanese', 0.6)];
  const languages = (tag: string) =>
    keepOneLanguage(moved, tag).map(({ Language, Change }) => [Language, Change]);
  expect(languages('en')).toEqual([
    ['English', 2],
    ['English', 1],
  ]);
  expect(languages('ja')).toEqual([
    ['English', 1],
    ['Japanese', 0.6],
  ]);
  expect(languages('de')).toEqual(languages('en'));
});

test('a span takes the place of a day that was chosen before', async () => {
  const page = await explorer.open('/explore/risk/moved?since=2026-01-31');
  const day = page.getByLabel('Since a day');
  await expect.poll(() => day.inputValue()).toBe('2026-01-31');
  await page.getByRole('button', { name: 'A year' }).click();
  await expect.poll(() => day.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('since')).toBe('365d');
  await close(page);
});

test('the address of the page keeps what is asked for', () => {
  const query = { since: '90d', minimum: 1, codes: ['1214', '4511'], country: 'AU' };
  expect(readQuery(writeQuery(query))).toEqual(query);
  const usual = { since: '30d', minimum: 0.5, codes: [], country: '' };
  expect(readQuery('since=soon&minimum=99&codes=%3C&country=AUS')).toEqual(usual);
  expect(parseCodes('1214, 4511;1214\n0600')).toEqual(['1214', '4511', '0600']);
  const now = Date.UTC(2026, 0, 31);
  expect(instantOf('30d', now)).toBe('2026-01-01T00:00:00.000Z');
  expect(instantOf('2025-12-31', now)).toBe('2025-12-31');
});
