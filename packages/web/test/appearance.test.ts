import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from './accessibility.js';
import {
  close,
  foundOptions,
  layOutSections,
  phoneSize,
  startBrowser,
  waitForCharts,
  waitForCompany,
  type Explorer,
} from './browser.js';

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
});
afterAll(() => explorer.stop());

const report = '/explore/industry/AU/1214/English';
const company = '/explore/company/1001/English';

interface Appearance {
  name: string;
  path: string;
  ready: (page: Page) => Promise<void>;
  /** The least number of headings, and of elements that stay whole, in print. */
  printed?: { headings: number; whole: number };
}

const pages: Appearance[] = [
  { name: 'the front page', path: '/', ready: (page) => heading(page, 'Recently updated') },
  {
    name: 'browsing',
    path: '/explore/browse/AU',
    ready: (page) => heading(page, 'Industries of Australia'),
  },
  {
    ...{ name: 'an industry report', path: report, ready: (page) => waitForCharts(page, 14) },
    printed: { headings: 18, whole: 14 },
  },
  {
    ...{ name: 'a company', path: company, ready: waitForCompany },
    printed: { headings: 40, whole: 200 },
  },
  {
    name: 'what is not there',
    path: '/explore/industry/AU/9999/English',
    ready: (page) => heading(page, 'There is no such report'),
  },
];

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name }).first().waitFor();
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const darkGround = 'rgb(22, 23, 27)';

/** Only visible properties differ between light and dark: everything else is checked once. */
async function expectNoViolations(page: Page): Promise<void> {
  expect(await listViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe(darkGround);
  const seen = ['color-contrast', 'link-in-text-block', 'target-size'];
  expect(await listViolations(page, seen)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function inDark(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe(darkGround);
}

describe.each(pages)('$name', ({ path, ready, printed }) => {
  let page: Page;
  beforeAll(async () => {
    page = await explorer.open(path, { colorScheme: 'light' });
    await ready(page);
  });
  afterAll(() => close(page));

  test('passes axe in light and in dark', async () => {
    await expectNoViolations(page);
  });

  if (!printed) return;
  test('is a clean document on paper, also from a dark screen, in which no heading is alone and nothing cut', async () => {
    await inDark(page);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(30_000);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.masthead').isVisible()).toBe(false);
    expect(await page.locator('.chart-tools').first().isVisible()).toBe(false);
    expect(await ground(page)).toBe('rgb(255, 255, 255)');
    expect(await page.locator('.contents, .languages').filter({ visible: true }).count()).toBe(0);
    // No heading is the last of a page, and no card or row crosses its end. Topics of questions stand
    // beside the questions, in a row that stays whole.
    const headings = 'h1, h2, summary, thead, :is(h3, h4):not(.questions > div > *)';
    const after = await readStyles(page, headings, 'breakAfter');
    expect(after.length).toBeGreaterThan(printed.headings);
    expect(after.filter(({ value }) => value !== 'avoid')).toEqual([]);
    const inside = await readStyles(
      page,
      '.chart-card, figure, tr, li, .questions > div',
      'breakInside',
    );
    expect(inside.length).toBeGreaterThanOrEqual(printed.whole);
    expect(inside.filter(({ value }) => value !== 'avoid')).toEqual([]);
  });

  if (path !== report) return;
  test('has charts in the colours of paper while it is printed, and only then', async () => {
    await inDark(page);
    const colours = () =>
      page.evaluate(() => {
        const drawn = document.querySelector('#chart-Revenue svg')?.innerHTML ?? '';
        return ['#0b5c8a', '#5bb2e6'].filter((colour) => drawn.includes(colour));
      });
    await expect.poll(colours).toEqual(['#5bb2e6']);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await colours()).toEqual(['#0b5c8a']);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(colours).toEqual(['#5bb2e6']);
  });

  test('has a theme that is chosen, kept, and drawn in the charts', async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.waitForFunction(() =>
      document.querySelector('#chart-Revenue svg')?.innerHTML.includes('#0b5c8a'),
    );
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('dark');
    await page.waitForFunction(() =>
      document.querySelector('#chart-Revenue svg')?.innerHTML.includes('#5bb2e6'),
    );
    expect(await ground(page)).toBe(darkGround);
    await page.reload();
    expect(await ground(page)).toBe(darkGround);
  });
});

test('signing in, the list of found reports and the API view pass axe in light and in dark', async () => {
  const page = await explorer.open('/', { colorScheme: 'light', clientId: false });
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await heading(page, 'Recently updated');
  await page.getByRole('button', { name: 'API', exact: true }).click();
  await heading(page, 'Behind this page');
  await page.getByRole('combobox', { name: 'Find reports' }).fill('wine');
  await foundOptions(page).first().waitFor();
  await expectNoViolations(page);
  await close(page);
});

describe('on a phone', () => {
  let page: Page;
  beforeAll(async () => {
    page = await explorer.open('/', phoneSize);
  });
  afterAll(() => close(page));

  test.each(pages)('$name needs no scrolling sideways', async ({ path, ready }) => {
    await page.goto(explorer.service.baseUrl + path);
    await ready(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phoneSize.viewport.width);
    if (path === report) await expectChartsToFit(page);
  });
});

/** Charts are drawn for the phone that shows them, and fit it. */
async function expectChartsToFit(page: Page): Promise<void> {
  const surfaces = page.locator('.chart-stage');
  const widths = await surfaces.evaluateAll((stages) =>
    stages.map((stage) => [
      stage.getBoundingClientRect().width,
      stage.parentElement?.clientWidth ?? 0,
      stage.querySelector('svg')?.getAttribute('width'),
    ]),
  );
  expect(widths).toHaveLength(14);
  for (const [width = 0, room = 0, drawn] of widths) {
    expect(width).toBeLessThanOrEqual(Number(room));
    expect(drawn).toBe('480');
  }
}

test.each([
  ['a wide screen', {}],
  ['a phone', phoneSize],
])('no text of a chart is cut on %s, nor when it is printed from there', async (_on, size) => {
  const page = await explorer.open(report, size);
  await waitForCharts(page, 14);
  await layOutSections(page);
  expect(await listCutTexts(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await listCutTexts(page)).toEqual([]);
  await close(page);
});

/** Texts that extend beyond the part of their chart that is shown. */
function listCutTexts(page: Page): Promise<string[]> {
  return page.locator('.chart-stage').evaluateAll((stages) =>
    stages.flatMap((stage) => {
      const shown = stage.getBoundingClientRect();
      return [...stage.querySelectorAll('svg text')]
        .filter((text) => {
          const { left, right } = text.getBoundingClientRect();
          return left < shown.left - 1 || right > shown.right + 1;
        })
        .map((text) => `${stage.closest('article')?.id ?? ''}: ${text.textContent}`);
    }),
  );
}

test('the names in a supply chain are in the middle of their boxes', async () => {
  const page = await explorer.open(report);
  await waitForCharts(page, 14);
  await layOutSections(page);
  const offsets = await page.locator('#chart-SupplyChain svg').evaluate((chart) => {
    const boxes = [...chart.querySelectorAll('path')]
      .map((path) => path.getBoundingClientRect())
      .filter(({ width, height }) => width > 100 && height > 40 && width < 200);
    return [...chart.querySelectorAll('text')].flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const box = boxes.find(
        (each) => left < each.right && right > each.left && top > each.top && bottom < each.bottom,
      );
      return box ? [Math.round(left + right - box.left - box.right)] : [];
    });
  });
  expect(offsets.length).toBeGreaterThan(18);
  expect(offsets.filter((offset) => Math.abs(offset) > 2)).toEqual([]);
  await close(page);
});

test('a company is whole on paper, also before all of it is on the screen', async () => {
  const page = await explorer.open(company);
  await page.locator('.company-sections').waitFor();
  const tables = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('#financials table').length;
  });
  expect(tables).toBeGreaterThan(2);
  await close(page);
});

describe('a report that nobody has scrolled', () => {
  let page: Page;
  beforeAll(async () => {
    page = await explorer.open(report, { colorScheme: 'dark' });
    await page.locator('.chart-surface').nth(13).waitFor();
  });
  afterAll(() => close(page));

  test('has all its charts on paper, in its colours', async () => {
    await page.locator('#chart-Revenue svg').waitFor();
    const readDrawings = () =>
      page.locator('.chart-surface').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    expect(
      (await readDrawings()).filter((drawing) => drawing.includes('<svg')).length,
    ).toBeLessThan(14);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const drawing of await readDrawings()) {
      expect(drawing).toContain('<svg');
      expect(drawing).not.toContain('#5bb2e6');
    }
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  test('is reached by keyboard, everything of it, in an order that one expects', async () => {
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Skip to the page');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    const reached = new Set<string>();
    for (let presses = 0; presses < 220; presses += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => document.activeElement?.closest('.chart-card')?.id ?? ''),
      );
      if (reached.has('chart-SupplyChain')) break;
    }
    reached.delete('');
    expect([...reached]).toHaveLength(14);
  });
});

/** How visible elements of these may be broken across pages. */
function readStyles(page: Page, selector: string, property: 'breakAfter' | 'breakInside') {
  return page
    .locator('#main')
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll(
      (all, name) =>
        all.map((element) => ({
          element: `${element.tagName}: ${element.textContent.slice(0, 40)}`,
          value: getComputedStyle(element)[name],
        })),
      property,
    );
}
