import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { close, foundOptions, startBrowser, type Explorer } from './browser.js';

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
});
afterAll(() => explorer.stop());

test('a report is found and opened by keyboard alone', async () => {
  const page = await explorer.open('/');
  await page.keyboard.press('/');
  await page.keyboard.type('win');
  const box = page.getByRole('combobox', { name: 'Find reports' });
  await foundOptions(page).first().waitFor();
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const active = foundOptions(page).and(page.locator('[aria-selected=true]'));
  const activeId = await active.getAttribute('id');
  await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(activeId);
  const title = await active.locator('.found-title').innerText();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/explore\/(industry|company)\//);
  await close(page);
});

test('the box is wide enough to type in on every screen, beside all that an administrator has', async () => {
  const page = await explorer.open('/', { clientId: 'office', locale: 'ja-JP' });
  const box = page.getByRole('combobox', { name: 'レポートを検索' });
  const signOut = page.getByRole('button', { name: 'サインアウト' });
  for (const [width, lines] of [
    [390, 2],
    [700, 2],
    [768, 1],
    [900, 1],
    [1080, 1],
    [1200, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    expect((await box.boundingBox())?.width, String(width)).toBeGreaterThan(100);
    const [head, end] = [await page.getByRole('banner').boundingBox(), await signOut.boundingBox()];
    expect(head?.height, String(width)).toBeLessThan(lines === 1 ? 65 : 110);
    expect((end?.x ?? 0) + (end?.width ?? 0), String(width)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  await close(page);
});

test('results say how the query was read and stand by family, by keyboard alone', async () => {
  const page = await explorer.open('/');
  await page.keyboard.press('/');
  await page.keyboard.type('wine australia');
  await page.locator('.found').getByText('Only Australia.').waitFor();
  await page.getByRole('status').getByText('Only Australia.').waitFor();
  const list = page.getByRole('listbox', { name: 'Reports found' });
  const groups = list.getByRole('group');
  await expect.poll(() => groups.first().getAttribute('aria-label')).toBe('Industry reports');
  expect(await groups.nth(1).getAttribute('aria-label')).toBe('Company reports');
  const first = await groups.first().getByRole('option').count();
  // One more than the first group has: the first of the next.
  for (let step = 0; step <= first; step += 1) await page.keyboard.press('ArrowDown');
  const active = groups.nth(1).getByRole('option').first();
  await expect.poll(() => active.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/explore/company/**');
  await close(page);
});

test('Escape closes the list, then empties the box', async () => {
  const page = await explorer.open('/');
  const box = page.getByRole('combobox', { name: 'Find reports' });
  await box.fill('wine');
  await foundOptions(page).first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
  expect(await box.inputValue()).toBe('wine');
  await page.keyboard.press('Escape');
  await expect.poll(() => box.inputValue()).toBe('');
  await close(page);
});

test('an empty box offers what was searched for before, until the user signs out', async () => {
  const page = await explorer.open('/');
  const box = page.getByRole('combobox', { name: 'Find reports' });
  await page.keyboard.press('/');
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.type('wine');
  await foundOptions(page).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => box.inputValue()).toBe('');
  await page.reload();
  await page.locator('#main').waitFor();
  await page.keyboard.press('/');
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  await recent.getByText('wine').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await foundOptions(page).first().waitFor();
  expect(await box.inputValue()).toBe('wine');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await close(page);
});

describe('of what is typed', () => {
  let page: Page;
  beforeAll(async () => {
    page = await explorer.open('/');
  });
  afterAll(() => close(page));

  test.each([
    ['4511', 'Cafes and Restaurants'],
    ['ワイン', 'ワイン'],
    ['1001', 'Redgum Ridge Wines Limited'],
    ['89 999 010 016', 'Redgum Ridge Wines Limited'],
    ['r9w', 'Redgum Ridge Wines Limited'],
  ])('%s is found as %s', async (query, title) => {
    const box = page.getByRole('combobox', { name: 'Find reports' });
    // Without it the list would still show the earlier results.
    await box.fill('');
    await box.fill(query);
    await foundOptions(page).filter({ hasText: title }).first().waitFor();
  });

  test('says so when nothing is found', async () => {
    await page.getByRole('combobox', { name: 'Find reports' }).fill('zzzz');
    await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
  });
});

test('reports are browsed by country and sector, and by what was updated', async () => {
  const page = await explorer.open('/');
  await page.getByRole('link', { name: 'Redgum Ridge Wines Limited' }).waitFor();
  await page.getByRole('link', { name: /^Australia/ }).click();
  const sector = page.getByRole('region', { name: 'Manufacturing' });
  await sector.getByRole('link', { name: 'Japanese' }).waitFor();
  await sector.getByRole('link', { name: /^Wine and Other/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Wine and Other/ }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: /^Companies/ }).click();
  await page.getByRole('link', { name: 'Redgum Ridge Wines Limited' }).click();
  await page.getByRole('heading', { level: 1, name: 'Redgum Ridge Wines Limited' }).waitFor();
  await close(page);
});

/** A box with results for wine and a typed code, whose search gets no answer before `release`. */
async function openSearching() {
  const page = await explorer.open('/');
  const box = page.getByRole('combobox', { name: 'Find reports' });
  await box.fill('wine');
  await foundOptions(page).filter({ hasText: 'Redgum Ridge' }).waitFor();
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route('**/search/v1/reports', async (route) => {
    await opened;
    // An outdated search is cancelled by then.
    await route.continue().catch(() => undefined);
  });
  await box.fill('4511');
  return { page, box, release: () => gate.emit('open') };
}

const cafes = 'Cafes and Restaurants';

test('what was found stays in the list while the next is searched, and Enter waits for that', async () => {
  const { page, release } = await openSearching();
  const list = page.getByRole('listbox', { name: 'Reports found' });
  await expect.poll(() => list.getAttribute('aria-busy')).toBe('true');
  expect(await foundOptions(page).filter({ hasText: 'Redgum Ridge' }).isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  release();
  await page.getByRole('heading', { level: 1, name: cafes }).waitFor();
  await close(page);
});

test.each<[string, (page: Page) => Promise<void>]>([
  ['typing on', (page) => page.keyboard.type(' cafes')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['leaving the box', (page) => page.keyboard.press('Tab')],
])('an Enter that waits is taken back by %s', async (_name, takeBack) => {
  const { page, box, release } = await openSearching();
  await page.keyboard.press('Enter');
  await takeBack(page);
  release();
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await foundOptions(page).filter({ hasText: cafes }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await close(page);
});

test('a new search does not show the results of the one before', async () => {
  const { page, box, release } = await openSearching();
  await box.fill('');
  await box.fill('r');
  await page.getByRole('status').filter({ hasText: 'Searching' }).waitFor();
  await expect.poll(() => foundOptions(page).count()).toBe(0);
  release();
  await close(page);
});

test('a client sees only what it may read', async () => {
  const page = await explorer.open('/', { clientId: 'limited' });
  await page.getByRole('link', { name: /^Australia/ }).waitFor();
  expect(await page.getByRole('link', { name: /^Companies/ }).count()).toBe(0);
  await close(page);
});

test('an unknown path says so', async () => {
  const page = await explorer.open('/explore/nothing/here');
  await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
  await close(page);
});
