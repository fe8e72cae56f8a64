import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listViolations } from './accessibility.js';
import { close, phoneSize, signIn, startBrowser, type Explorer } from './browser.js';
import { slowClientMs } from './explorer-service.js';
import { listTooWide } from './too-wide.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const patiently = { timeout: 20_000 };

const report = '/explore/industry/AU/1214/English';
const company = '/explore/company/1001/English';

const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('with reports', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await startBrowser();
  });
  afterAll(() => explorer.stop());

  /** Opens a page whose requests to this path get no answer before `release` is called. */
  async function openHeldBack(path: string, request: string, screen = {}) {
    const page = await explorer.open(path, { ...screen, clientId: false });
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await page.route(`**${request}`, async (route) => {
      await opened;
      await route.continue();
    });
    await signIn(page, 'demo');
    return { page, release: () => gate.emit('open') };
  }

  test.each([
    ['/', '/search/v1/reports', 'Loading the reports …', 'reports'],
    ['/explore/browse/AU', '/search/v1/reports', 'Loading the list …', 'Industries of Australia'],
    [report, '/industry/v3/images', 'Loading the report …', 'Wine and Other Alcoholic'],
    [company, '/company/v3/sections', 'Loading the company …', 'Redgum Ridge Wines Limited'],
  ])('%s says that it loads, and then is there', async (path, request, words, heading) => {
    const { page, release } = await openHeldBack(path, request);
    const status = page.getByRole('status').filter({ hasText: words });
    await status.waitFor();
    expect(await status.filter({ visible: true }).count()).toBe(1);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.title()).not.toContain('Sign in');
    release();
    await status.waitFor({ state: 'detached' });
    await level1(page, heading).waitFor();
    await close(page);
  });

  test('a company that loads has the outline of its page, which takes its place', async () => {
    const { page, release } = await openHeldBack(company, '/company/v3/sections');
    const outline = page.locator('.company-skeleton .block');
    await expect.poll(() => outline.filter({ visible: true }).count()).toBe(6);
    release();
    await page.locator('section#profile').waitFor();
    await expect.poll(() => outline.count()).toBe(0);
    await close(page);
  });

  test('charts that load keep their places on the page', async () => {
    const { page, release } = await openHeldBack(report, '/industry/v3/chart');
    const card = page.locator('#chart-Revenue');
    await card.getByRole('status').getByText('Loading Revenue …').waitFor();
    // Chapters are laid out one by one.
    await expect.poll(() => page.locator('.chart-placeholder').count(), patiently).toBe(14);
    const heightOf = async () => (await card.boundingBox())?.height ?? 0;
    expect(await heightOf()).toBeGreaterThan(300);
    release();
    await card.locator('.chart-surface svg').waitFor();
    await expect.poll(() => card.locator('.chart-placeholder').count()).toBe(0);
    await close(page);
  });

  test('charts that load are no wider than a phone, which would shrink the page to fit them', async () => {
    const { page, release } = await openHeldBack(report, '/industry/v3/chart', phoneSize);
    await page.locator('#chart-Revenue .chart-placeholder').waitFor();
    expect(await page.evaluate(() => innerWidth)).toBe(phoneSize.viewport.width);
    expect(await listTooWide(page)).toEqual([]);
    release();
    await close(page);
  });

  test('a client beyond its limit sees that, how long to wait, and a button to try again', async () => {
    // Less than a minute before its window ends: programs would wait, people get a message.
    explorer.service.advance(2 * slowClientMs - (Date.now() % slowClientMs) - 55_000);
    const page = await explorer.open('/', { clientId: 'slow' });
    await page.getByRole('heading', { name: 'Recently updated' }).waitFor();
    await page.getByRole('link', { name: 'Companies' }).click();
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'Too many requests' }).waitFor();
    expect(await alert.innerText()).toMatch(/Try again in [345]\d seconds\.$/m);
    expect(await listViolations(page)).toEqual([]);
    explorer.service.advance(60_000);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await level1(page, 'Companies by industry').waitFor();
    await close(page);
  });

  /** A page whose request for a list failed: no answer arrives before `release` is called. */
  async function openUnanswered() {
    const page = await explorer.open('/');
    const list = page.getByRole('link', { name: /^Australia/ });
    await list.waitFor();
    await page.clock.install();
    let asked = 0;
    await page.route('**/search/v1/reports', async (route) => {
      asked += 1;
      await route.abort();
    });
    await list.click();
    await level1(page, 'The service cannot be reached').waitFor();
    return { page, countAsked: () => asked, release: () => page.unroute('**/search/v1/reports') };
  }

  test('an unreachable service is not reported as a lost connection, and is retried until it is back', async () => {
    const { page, countAsked, release } = await openUnanswered();
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).not.toContain('offline');
    expect(await alert.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    const first = await alert.elementHandle();
    const before = countAsked();
    await page.clock.fastForward('00:03');
    await expect.poll(countAsked, { timeout: 10_000 }).toBeGreaterThan(before);
    // The shown text stays, or it would be read aloud at each try.
    expect(await first.isVisible()).toBe(true);
    await release();
    await level1(page, 'Industries of Australia').waitFor();
    await close(page);
  });

  test('a hidden page retries an unreachable service only when it is shown', async () => {
    const { page, countAsked, release } = await openUnanswered();
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    const before = countAsked();
    await page.clock.fastForward('10:00');
    // An answer that arrives after the page would have sent any request.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    expect(countAsked()).toBe(before);
    await release();
    await show('visible');
    await level1(page, 'Industries of Australia').waitFor();
    await close(page);
  });

  test.each([
    ['/explore/industry/AU/9999/English', 'There is no such report'],
    ['/explore/company/4242/English', 'There is no such company report'],
    ['/explore/browse/ZZ', 'There are no reports here'],
    ['/explore/nowhere', 'There is no page here'],
  ])('%s leads onward to what there is', async (path, heading) => {
    const page = await explorer.open(path);
    await level1(page, heading).waitFor();
    await page.keyboard.press('/');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(label).toMatch(/^Find reports/);
    await page.locator('#main').getByRole('link', { name: 'See which reports there are' }).click();
    await page.getByRole('heading', { name: 'Recently updated' }).waitFor();
    await close(page);
  });
});

describe('without any report', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await startBrowser({ isEmpty: true });
  });
  afterAll(() => explorer.stop());

  test('the front page says so, and how reports come to be here', async () => {
    const page = await explorer.open('/');
    await page.getByRole('heading', { level: 2, name: 'There are no reports yet' }).waitFor();
    expect(await page.locator('#main').innerText()).toContain('broadsheet publish');
    expect(await page.locator('#main').innerText()).not.toContain('Or browse');
    expect(await page.getByRole('heading', { name: 'Recently updated' }).count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
    const documentation = page.locator('#main').getByRole('link', { name: 'over the API' });
    const place = (await documentation.getAttribute('href')) ?? '';
    const answer = await page.request.get(explorer.service.baseUrl + place);
    expect(answer.status()).toBe(200);
    const target = `id="${place.split('#')[1] ?? ''}"`;
    expect((await answer.text()).includes(target), target).toBe(true);
    await close(page);
  });

  test.each([
    ['/explore/browse/AU', 'Industries of Australia: none is published'],
    ['/explore/companies', 'Companies by industry: none is published'],
  ])('%s says so, and leads to the front page', async (path, words) => {
    const page = await explorer.open(path);
    await level1(page, 'There are no reports here').waitFor();
    expect(await page.locator('#main').innerText()).toContain(words);
    await page.locator('#main').getByRole('link').click();
    await page.getByRole('heading', { name: 'There are no reports yet' }).waitFor();
    await close(page);
  });
});
