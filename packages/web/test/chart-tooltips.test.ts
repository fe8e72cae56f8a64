import type { ImageName } from '@broadsheet/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { close, phoneSize, startBrowser, waitForCharts, type Explorer } from './browser.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const hostileName = '{a|b} <img src=x onerror=alert(1)> {value|c';

const somethingIn: Record<ImageName, [number, number]> = {
  Revenue: [0.5, 0.3],
  ProfitMargin: [0.5, 0.5],
  Employees: [0.98, 0.3],
  Businesses: [0.5, 0.9],
  Establishments: [0.1, 0.3],
  LifeCycle: [0.94, 0.44],
  ProductsAndServices: [0.5, 0.3],
  MajorMarkets: [0.5, 0.5],
  InternationalTradeImports: [0.12, 0.2],
  InternationalTradeExports: [0.12, 0.2],
  MarketShareConcentration: [0.5, 0.5],
  CompanyMarketShare: [0.5, 0.3],
  CostStructure: [0.5, 0.5],
  SupplyChain: [0.28, 0.2],
};

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
  await explorer.service.revise('1214', 'White wine', hostileName);
});
afterAll(() => explorer.stop());

const report = '/explore/industry/AU/1214/English';

interface Tooltip {
  words: string;
  /** The size of its letters on the screen. */
  letterPx: number;
  isInSight: boolean;
}

/** Reads the text in the page's background colour, which only tooltips have. */
function readTooltip(page: Page, name: string): Promise<Tooltip> {
  return page.locator(`#chart-${name} .scroll-box`).evaluate((box) => {
    const paper = getComputedStyle(box).getPropertyValue('--paper');
    const texts = [...box.querySelectorAll<SVGTextElement>(`svg text[fill="${paper}"]`)];
    const surface = box.querySelector<HTMLElement>('.chart-surface');
    const scale = (surface?.getBoundingClientRect().width ?? 0) / (surface?.offsetWidth ?? 1);
    const sight = box.getBoundingClientRect();
    return {
      words: texts.map((text) => text.textContent).join(' '),
      letterPx: parseFloat(texts[0] ? getComputedStyle(texts[0]).fontSize : '0') * scale,
      isInSight: texts.every((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const isAcross = left >= sight.left && right <= sight.right;
        return isAcross && top >= sight.top && bottom <= sight.bottom;
      }),
    };
  });
}

const wordsOf = async (page: Page, name: string) => (await readTooltip(page, name)).words;

const stageOf = (page: Page, name: string) => page.locator(`#chart-${name} .chart-stage`);

/** The position of that part within the chart, which is drawn first. */
async function placeOf(page: Page, name: string, [x, y]: [number, number]) {
  const stage = stageOf(page, name);
  await stage.scrollIntoViewIfNeeded();
  await stage.locator('svg text').first().waitFor({ state: 'attached' });
  const box = await stage.boundingBox();
  if (!box) throw new Error(`${name} is not on the page.`);
  return { x: box.width * x, y: box.height * y };
}

async function pointAt(page: Page, name: string, part: [number, number]): Promise<void> {
  const { x, y } = await placeOf(page, name, part);
  // It waits until the chart stands still, as sections above are laid out when they come near.
  await stageOf(page, name).hover({ position: { x: x - 4, y } });
  await stageOf(page, name).hover({ position: { x, y } });
}

describe('pointing at', () => {
  let page: Page;
  beforeAll(async () => {
    page = await explorer.open(report, { viewport: { width: 1280, height: 900 } });
    await waitForCharts(page, 14);
  });
  afterAll(() => close(page));

  test('a year shows its exact figures, in letters of one size however wide the chart is', async () => {
    for (const width of [1280, 800, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await pointAt(page, 'Revenue', [0.5, 0.3]);
      await expect
        .poll(() => wordsOf(page, 'Revenue'))
        .toMatch(/^2024 Revenue \(Australian dollars\) 6,388,500,000 .* Actual$/);
      const { letterPx, isInSight } = await readTooltip(page, 'Revenue');
      expect(letterPx).toBeCloseTo(14, 0);
      expect(isInSight).toBe(true);
      await page.mouse.move(0, 0);
      await expect.poll(() => wordsOf(page, 'Revenue')).toBe('');
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('a country of the map shows its share', async () => {
    await pointAt(page, 'InternationalTradeExports', [0.12, 0.2]);
    await expect
      .poll(() => wordsOf(page, 'InternationalTradeExports'))
      .toMatch(/^United States Country code US .* 13\.6$/);
  });

  test('an industry of the supply chain shows its tier, and only its flows stay', async () => {
    await pointAt(page, 'SupplyChain', [0.28, 0.2]);
    await expect
      .poll(() => wordsOf(page, 'SupplyChain'))
      .toMatch(/^Grape Growing Tier First-tier suppliers/);
    const faded = page.locator('#chart-SupplyChain svg path[stroke-opacity="0.12"]');
    await expect.poll(() => faded.count()).toBeGreaterThan(5);
    await page.mouse.move(0, 0);
    await expect.poll(() => faded.count()).toBe(0);
  });

  test('a name that looks like markup shows the name, and nothing of it is obeyed', async () => {
    await pointAt(page, 'ProductsAndServices', [0.5, 0.3]);
    const squeeze = (text: string) => text.replace(/\s/g, '');
    await expect
      .poll(async () => squeeze(await wordsOf(page, 'ProductsAndServices')))
      .toBe(squeeze(`${hostileName} Share of revenue (%) 29`));
    expect(await page.locator('img').count()).toBe(0);
  });

  test.each(Object.entries(somethingIn))(
    'something in %s tells its figures',
    async (name, part) => {
      await pointAt(page, name, part);
      await expect.poll(() => wordsOf(page, name)).toMatch(/\d|tier/);
      const { letterPx, isInSight } = await readTooltip(page, name);
      expect(letterPx).toBeCloseTo(14, 0);
      expect(isInSight).toBe(true);
    },
  );
});

test('a tap on a phone shows the figures, within what is seen of the chart', async () => {
  const page = await explorer.open(report, { ...phoneSize, colorScheme: 'dark' });
  const { y } = await placeOf(page, 'Revenue', [0.5, 0.3]);
  await stageOf(page, 'Revenue').tap({ position: { x: phoneSize.viewport.width * 0.65, y } });
  await expect.poll(() => wordsOf(page, 'Revenue')).toMatch(/^20\d\d Revenue/);
  const { letterPx, isInSight } = await readTooltip(page, 'Revenue');
  expect(letterPx).toBeCloseTo(14, 0);
  expect(isInSight).toBe(true);
  await close(page);
});
