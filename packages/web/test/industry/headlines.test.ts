/** Charts with their own headline: a publisher's, and those that say what the figures show. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cutIndustry } from '../../src/industry/find-own-headline.js';
import { listViolations } from '../accessibility.js';
import {
  close,
  layOutSections,
  phoneSize,
  startBrowser,
  waitForCharts,
  type Explorer,
} from '../browser.js';
import { listTooWide } from '../too-wide.js';
import { publishWords } from './worded-industry.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
  await publishWords(explorer.service, {
    words: { AutoHeadlines: true, Headlines: { LifeCycle: 'Old, and still thirsty' } },
  });
  await publishWords(explorer.service, { words: { AutoHeadlines: true }, language: 'Japanese' });
});
afterAll(() => explorer.stop());

async function openReport(path: string, options?: Parameters<Explorer['open']>[1]): Promise<Page> {
  const page = await explorer.open(path, options);
  await page.locator('.report-charts[aria-busy=false]').waitFor();
  await expect.poll(() => page.locator('.chart-placeholder').count(), { timeout: 30_000 }).toBe(0);
  await layOutSections(page);
  return page;
}

const headline = (page: Page, chart: string) => page.locator(`#chart-${chart} .chart-headline`);
const subtitle = (page: Page, chart: string) => page.locator(`#chart-${chart} .chart-subtitle`);

describe('a report that requests headlines', () => {
  test('has them above its charts, in the style of the figures on the page', async () => {
    const page = await openReport('/explore/industry/AU/1214/English');
    await waitForCharts(page, 14);
    expect(await headline(page, 'Revenue').innerText()).toBe('Revenue to reach A$7.27bn by 2031');
    await page.getByRole('heading', { name: /^Revenue\s.*Revenue to reach A\$7\.27bn/ }).waitFor();
    expect(await subtitle(page, 'Revenue').innerText()).toMatch(/^Revenue/);
    expect(await listViolations(page)).toEqual([]);
    await close(page);
  });

  test('has that of the publisher also where the heading above names the chart', async () => {
    const page = await openReport('/explore/industry/AU/1214/English');
    expect(await headline(page, 'LifeCycle').innerText()).toBe('Old, and still thirsty');
    expect(await headline(page, 'LifeCycle').isVisible()).toBe(true);
    expect(await subtitle(page, 'LifeCycle').innerText()).toMatch(/^Life cycle stage/);
    await close(page);
  });

  test('has them in Japanese', async () => {
    const page = await openReport('/explore/industry/AU/1214/Japanese');
    const revenue = headline(page, 'Revenue');
    expect(await revenue.innerText()).toBe('売上高は2031年に72.7億豪ドルへ増加');
    expect(await revenue.getAttribute('lang')).toBe('ja');
    expect(await subtitle(page, 'Revenue').innerText()).toMatch(/^売上高（/);
    await close(page);
  });

  test('has room for them on a phone', async () => {
    const page = await openReport('/explore/industry/AU/1214/English', phoneSize);
    await headline(page, 'Revenue').waitFor();
    expect(await listTooWide(page)).toEqual([]);
    await close(page);
  });
});

test('a report without a request has the names of its charts only', async () => {
  const page = await openReport('/explore/industry/AU/4511/English');
  await page.locator('#chart-Revenue .chart-subtitle').waitFor();
  expect(await page.locator('.chart-headline').count()).toBe(0);
  await close(page);
});

describe('the headline of a chart', () => {
  const wine = { title: 'Wine and Beer', country: 'AU' };

  test('is found wherever the lines of the picture break', () => {
    const chart = { headline: 'Own', subtitle: 'Wine  and\nBeer, New Zealand. Revenue, $bn' };
    expect(cutIndustry(chart, wine)).toEqual({ headline: 'Own', subtitle: 'Revenue, $bn' });
    const japanese = { headline: '独自', subtitle: 'ワイン （豪州）売上高（10億豪ドル）' };
    expect(cutIndustry(japanese, { title: 'ワイン', country: 'AU' })?.subtitle).toBe(
      '売上高（10億豪ドル）',
    );
  });

  test('is not what a chart says only of its figures', () => {
    const usual = {
      headline: 'Wine and Beer, Australia',
      subtitle: 'Wine and Beer, $bn, 2017–2026',
    };
    expect(cutIndustry(usual, wine)).toBeUndefined();
  });
});
