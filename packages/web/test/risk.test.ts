import { demoDocuments, demoFirstEditions } from '@broadsheet/demo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { instantOf, parseCodes, readQuery, writeQuery } from '../src/risk/moved/moved-query.js';
import { listViolations } from './accessibility.js';
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
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel('Moved by at least').selectOption('2');
  await page.getByRole('heading', { level: 2, name: /^No score moved that far/ }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Coal Mining' }).click();
  const score = page.getByRole('region', { name: 'The score' });
  await score.getByText('7.7', { exact: true }).waitFor();
  expect(await score.innerText()).toMatch(/Very high[^]*35% of the total/);
  await page.locator('#chart-RiskComponents').waitFor();
  expect(await listViolations(page)).toEqual([]);
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
