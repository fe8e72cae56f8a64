import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { close, startBrowser, type Explorer } from './browser.js';

vi.setConfig({ testTimeout: 60_000 });
const patiently = { timeout: 20_000 };

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
});
afterAll(() => explorer.stop());

const low = { viewport: { width: 1000, height: 420 } };

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Resolves when the page has handled it, too. */
async function goTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => {
    scrollTo({ top: position, behavior: 'instant' });
  }, top);
  await waitForFrames(page);
}

/** Scrolling and growing are reported with the next frame. */
function waitForFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

function waitForAllCharts(page: Page): Promise<void> {
  return expect.poll(() => page.locator('.chart-surface').count(), patiently).toBe(14);
}

/** The front page, scrolled until a report's link is visible. */
async function openFarDown() {
  const page = await explorer.open('/', low);
  const link = page.locator('#main').getByRole('link', { name: /^Wine and Other/ });
  await link.waitFor();
  await goTo(page, 10_000);
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(200);
  return { page, link, place };
}

test('pages are where one left them, going back and forward, and new ones begin at their top', async () => {
  const { page, link, place } = await openFarDown();
  await link.click();
  await waitForAllCharts(page);
  expect(await placeOf(page)).toBe(0);
  expect(await focusedId(page)).toBe('main');

  const chart = page.locator('#chart-ProductsAndServices');
  await chart.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await chart.locator('svg').waitFor();
  const top = async () => (await chart.boundingBox())?.y ?? NaN;
  const before = await top();

  await page.goBack();
  await expect.poll(() => placeOf(page), patiently).toBe(place);
  await page.goForward();
  await waitForAllCharts(page);
  // Parts of a page are placed between pixels, the page itself at one.
  await expect.poll(async () => Math.abs((await top()) - before), patiently).toBeLessThan(1);
  await close(page);
});

test('a reader who scrolls while a page still grows after going back is not moved', async () => {
  const { page, link } = await openFarDown();
  await link.click();
  await waitForAllCharts(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'Recently updated' }).waitFor();
  await expect.poll(() => placeOf(page), patiently).toBeGreaterThan(0);
  await goTo(page, 50);
  await page.locator('#main').evaluate((main) => {
    main.append(document.createElement('hr'));
  });
  await waitForFrames(page);
  expect(await placeOf(page)).toBe(50);
  await close(page);
});

test('a new page is at its top at once, without scrolling there', async () => {
  const { page, place } = await openFarDown();
  const seen = await page.evaluateHandle(() => {
    const places: number[] = [];
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
    return places;
  });
  await page.getByRole('link', { name: 'Redgum Ridge Wines Limited' }).dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'Redgum Ridge Wines Limited' }).waitFor();
  await expect.poll(() => placeOf(page)).toBe(0);
  const between = (await seen.jsonValue()).filter((one) => one !== place && one !== 0);
  expect(between).toEqual([]);
  await close(page);
});

test('within a report, going back leads to where one read, and an address changed by hand to its part', async () => {
  const page = await explorer.open('/explore/industry/AU/1214/English#statistics');
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const expectTop = (id: string, top: number) =>
    expect.poll(() => topOf(id), patiently).toBeCloseTo(top, -1);
  await expect.poll(() => topOf('statistics'), patiently).toBeLessThan(100);
  const heading = await topOf('statistics');
  await page.mouse.wheel(0, 300);
  await expectTop('statistics', heading - 300);
  await page.locator('nav').getByRole('link', { name: 'Outlook' }).click();
  await expectTop('outlook', heading);
  await page.evaluate(() => {
    location.hash = '#competition';
  });
  await expectTop('competition', heading);
  await page.goBack();
  await expectTop('outlook', heading);
  await page.goBack();
  await expectTop('statistics', heading - 300);
  await close(page);
});

test('going back leads to the part that one read also when what is before it has grown meanwhile', async () => {
  const page = await explorer.open('/explore/industry/AU/1214/English#outlook');
  const outlook = page.locator('#outlook');
  const topOf = () => outlook.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await waitForAllCharts(page);
  await expect.poll(topOf, patiently).toBeLessThan(100);
  const heading = await topOf();
  await page.evaluate(() => {
    location.hash = '#glossary';
  });
  await expect.poll(topOf, patiently).toBeLessThan(0);
  await outlook.evaluate((part) => {
    const rows = Array.from({ length: 99 }, () => document.createElement('hr'));
    part.previousElementSibling?.append(...rows);
  });
  await page.goBack();
  await expect.poll(topOf, patiently).toBeCloseTo(heading, -1);
  await close(page);
});
