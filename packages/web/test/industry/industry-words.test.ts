import { EventEmitter, once } from 'node:events';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
import { japaneseWords, publishWords, words } from './worded-industry.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const path = '/explore/industry/AU/1214/English';
const figuresOnly = '/explore/industry/AU/4511/English';

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
  await publishWords(explorer.service, { words });
  await publishWords(explorer.service, { words: japaneseWords, language: 'Japanese' });
  await publishWords(explorer.service, { code: '4511' });
});
afterAll(() => explorer.stop());

/** All chapters are laid out, which happens in steps. */
async function openReport(place = path, options: Parameters<Explorer['open']>[1] = {}) {
  const page = await explorer.open(place, options);
  await page.locator('.report-charts[aria-busy=false]').waitFor();
  await layOutSections(page);
  return page;
}

const sections = '**/industry/v3/sections';

/** Opens the report, with this answer to its requests for sections. */
function openRouted(answer: (route: Route) => Promise<void>) {
  return explorer.open(path, { prepare: (page) => page.route(sections, answer) });
}

const chapter = (page: Page, id: string) => page.locator(`section#${id}`);
/** Without the marks of changes. */
const chaptersOf = (page: Page) =>
  page.locator('.chapter > h2 > span:first-child').allTextContents();
const entry = (page: Page, id: string, name: string) =>
  chapter(page, id).locator('.entry').filter({ hasText: name });

describe('a report with words', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openReport(path, { colorScheme: 'light' });
  });
  afterAll(() => close(page));

  test('has its chapters in the order in which one reads, and a list that leads to them', async () => {
    const titles = [
      ...['Key takeaways', 'Performance', 'Outlook', 'Life cycle', 'Products and markets'],
      ...['Trade and places', 'Competition', 'Costs, capital and supply', 'External drivers'],
      ...['Success factors', 'Strengths and weaknesses', 'Regulation', 'Questions to ask'],
      ...['Key statistics and ratios', 'About this industry', 'Glossary', 'Sources'],
    ];
    expect(await chaptersOf(page)).toEqual(titles);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    // What other families have about this industry follows the chapters.
    const linked = [...titles, 'Related reports'];
    await expect.poll(() => contents.getByRole('link').allInnerTexts()).toEqual(linked);
    await contents.getByRole('link', { name: 'Regulation' }).click();
    await contents.locator('a[aria-current=location]', { hasText: 'Regulation' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#regulation');
  });

  test('begins with takeaways and key figures, and has its first chart on the first screens', async () => {
    const takeaways = chapter(page, 'takeaways').getByRole('listitem');
    expect(await takeaways.allInnerTexts()).toEqual(words.KeyTakeaways);
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().top + scrollY);
    expect(await topOf('.key-figures')).toBeLessThan(await topOf('#takeaways'));
    expect(await topOf('#chart-Revenue')).toBeLessThan(900);
  });

  test('has prose, charts and figures of a chapter together', async () => {
    const performance = chapter(page, 'performance');
    expect(await performance.locator('.chart-card').evaluateAll(idsOf)).toEqual([
      ...['chart-Revenue', 'chart-ProfitMargin', 'chart-Employees', 'chart-Businesses'],
      'chart-Establishments',
    ]);
    expect(await performance.locator('.narrative').innerText()).toContain('pays twice');
    const growth = performance.getByRole('table', { name: 'Average growth' });
    expect(await growth.getByRole('row', { name: /^Revenue/ }).innerText()).toMatch(/\+\d\.\d%/);
    const caption = performance.locator('#chart-Revenue .chart-fact');
    expect(await caption.innerText()).toMatch(/^Revenue rose/);
    const regions = chapter(page, 'trade').getByRole('table', { name: 'Where the industry is' });
    expect(await regions.getByRole('row', { name: /^Victoria/ }).innerText()).toMatch(
      /26\.1%\s+25\.9%/,
    );
    expect(await regions.getByRole('row', { name: /^Tasmania/ }).innerText()).toContain(
      'not given',
    );
  });

  test('tells how strong each force is and where it heads, in words and not by colour alone', async () => {
    const rivalry = entry(page, 'competitiveforces', 'Rivalry');
    expect(await rivalry.innerText()).toMatch(
      /Rivalry\s+High\s+↗\s+Increasing\s+Shelves are short/,
    );
    expect(await rivalry.locator('.level-mark .is-reached').count()).toBe(3);
    const barriers = entry(page, 'competitiveforces', 'Barriers to entry');
    expect(await barriers.innerText()).toMatch(/Low\s+→\s+Steady/);
    expect(await barriers.locator('.level-mark .is-reached').count()).toBe(1);
  });

  test('leads from companies and related industries to their reports, where there are any', async () => {
    const leader = entry(page, 'companies', 'Redgum Ridge Wines');
    const link = leader.getByRole('link', { name: 'Redgum Ridge Wines' });
    expect(await link.getAttribute('href')).toBe('/explore/company/1001/English');
    expect(await leader.innerText()).toContain('16.4% of revenue');
    const [whole, part] = await leader
      .locator('.share-bar rect')
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
    expect((part ?? 0) / (whole ?? 1)).toBeCloseTo(0.164);
    const other = entry(page, 'companies', 'Southern Vintners Group');
    expect(await other.getByRole('heading').locator('a').count()).toBe(0);
    const about = chapter(page, 'about');
    await about.getByRole('link', { name: 'Cafes and Restaurants' }).waitFor();
    expect(await about.getByRole('link', { name: 'without a report' }).count()).toBe(0);
  });

  test('shows the direction, the strength and the history of a driver', async () => {
    const grapes = entry(page, 'drivers', 'Price of wine grapes');
    expect(await grapes.innerText()).toMatch(/Harms when it rises\s+Importance\s+High/);
    const line = grapes.getByRole('img');
    expect(await line.getAttribute('aria-label')).toBe(
      'Line of Price of wine grapes, AUD a tonne: from 610 in 2024 to 595 in 2027.',
    );
    expect(await grapes.innerText()).toContain('2027 outlook: 595');
    const income = entry(page, 'drivers', 'Household income');
    expect(await income.innerText()).toMatch(/Helps when it rises\s+Importance\s+Low/);
    expect(await entry(page, 'drivers', 'Exchange rate').innerText()).toContain('Helps and harms');
  });

  test('has four quarters, also where one is empty', async () => {
    const quarters = chapter(page, 'swot').getByRole('region');
    expect(await quarters.getByRole('heading').allInnerTexts()).toEqual([
      ...['Strengths', 'Weaknesses', 'Opportunities', 'Threats'],
    ]);
    expect(await quarters.last().innerText()).toContain('None is named.');
  });

  test('has every statistic and ratio by year in tables with headings', async () => {
    const statistics = page.getByRole('table', { name: 'Statistics by year' }).last();
    const headings = await statistics.getByRole('columnheader').allInnerTexts();
    expect(headings.slice(0, 2)).toEqual([
      'Year',
      expect.stringMatching(/^Revenue\s+A\$ million$/),
    ]);
    const row = statistics.getByRole('row', { name: /^2026/ });
    expect(await row.getByRole('cell').first().innerText()).toMatch(/^6,480\.0\s+\+0\.98%$/);
    const fall = statistics.getByRole('row', { name: /^2020/ }).getByRole('cell').nth(2);
    expect(await fall.innerText()).toMatch(/^428\.5\s+\u221212\.28%$/);
    const first = statistics.getByRole('row', { name: /^2017/ }).getByRole('cell').first();
    expect(await first.innerText()).toBe('5,518.2');
    const note = await statistics.evaluate(
      (table) => document.getElementById(table.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(note).toBe('Below each figure: its change from the year before.');
    await statistics.getByRole('rowheader', { name: '2031 outlook' }).waitFor();
    const ratios = page.getByRole('table', { name: 'Ratios by year' });
    const ratio = ratios.getByRole('row', { name: /^2026/ }).getByRole('cell');
    expect(await ratio.first().innerText()).toBe('8.60');
    expect(await ratio.last().innerText()).toBe('1.07');
    expect(await ratios.getAttribute('aria-describedby')).toBeNull();
  });

  test('says where figures come from, and leads to web pages only', async () => {
    const sources = chapter(page, 'sources').getByRole('listitem');
    expect(await sources.allInnerTexts()).toEqual([
      expect.stringMatching(/Australian Industry.*Bureau of Statistics.*May 2026.*example\.com/s),
      expect.stringMatching(/Interviews.*2026/s),
    ]);
    const link = sources.first().getByRole('link');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  test('has the terms of its glossary explained where a chapter first has them, not in links or headings', async () => {
    const terms = (id: string) => chapter(page, id).locator('button.term').allInnerTexts();
    expect(await terms('takeaways')).toEqual(['Oversupply', 'cellar door']);
    expect(await terms('performance')).toEqual(['cellar door', 'vintage']);
    expect(await terms('outlook')).toEqual(['vintage', 'oversupply']);
    expect(await terms('glossary')).toEqual([]);
    const linked = chapter(page, 'performance').locator('.narrative a');
    expect(await linked.locator('button').count()).toBe(0);
  });

  test('has terms that open and close by keyboard, and give the focus back', async () => {
    const term = chapter(page, 'performance').getByRole('button', { name: 'cellar door' });
    const note = page.getByRole('note').filter({ hasText: 'Where a winery sells to visitors' });
    await term.focus();
    expect(await note.filter({ visible: true }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await note.filter({ visible: true }).waitFor();
    await expect.poll(() => term.getAttribute('aria-expanded')).toBe('true');
    // A publisher's text is shown as text, whatever it contains.
    expect(await note.filter({ visible: true }).innerText()).toContain('<b>no</b> shop');
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await note.filter({ visible: true }).waitFor({ state: 'detached' });
    await expect.poll(() => term.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => term.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await note.filter({ visible: true }).waitFor();
    await page.keyboard.press('Escape');
    await note.filter({ visible: true }).waitFor({ state: 'detached' });
  });

  test.each([
    ['light', undefined],
    ['dark', ['color-contrast', 'link-in-text-block', 'target-size']],
  ] as const)(
    'with all its charts passes axe in %s, headings in order',
    async (colorScheme, rules) => {
      await page.emulateMedia({ colorScheme });
      await waitForCharts(page, 14);
      expect(await listViolations(page, rules && [...rules])).toEqual([]);
    },
  );

  test('is a page of plain words on paper, whose tables fit, and which leaves no heading alone', async () => {
    await page.setViewportSize({ width: 688, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const term = page.locator('button.term').first();
    expect(await term.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('none');
    expect(await page.locator('.contents, .term-note').filter({ visible: true }).count()).toBe(0);
    expect(await listTooWide(page)).toEqual([]);
    // Paper does not scroll.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(688);
    const cut = await page
      .locator('.figure-table :is(th, td)')
      .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
    expect(cut).toBe(0);
    const heads = page.locator('.figure-table thead th');
    const wraps = await heads.evaluateAll((all) =>
      all.map((head) => getComputedStyle(head).overflowWrap),
    );
    expect(new Set(wraps)).toEqual(new Set(['normal']));
    // At least five rows are on the next page.
    const kept = await page
      .locator('.figure-table tbody tr:nth-last-child(2)')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakBefore));
    expect(new Set(kept)).toEqual(new Set(['avoid']));
    // The topics of questions stand beside them.
    const breaks = await page
      .locator('#main :is(h1, h2, h3, h4, thead):not(.questions *)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakAfter));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });
});

describe('on paper', () => {
  test('everything is there before it is on the screen: charts, texts and tables', async () => {
    // No frame is drawn, so no chapter appears by itself.
    const drawNothing = () => {
      globalThis.requestAnimationFrame = () => 0;
    };
    const page = await explorer.open(path, {
      colorScheme: 'dark',
      prepare: (opened) => opened.addInitScript(drawNothing),
    });
    await page.locator('#chart-Revenue .chart-surface').waitFor();
    await page.locator('section#sources').waitFor();
    const shown = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
      return {
        cards: document.querySelectorAll('.chart-card').length,
        regulation: textOf('regulation'),
        sources: textOf('sources'),
        tables: document.querySelectorAll('#statistics table').length,
      };
    });
    expect(shown.cards).toBe(14);
    expect(shown.regulation).toContain('Labels and licences');
    expect(shown.sources).toContain('Interviews');
    expect(shown.tables).toBe(3);
    await close(page);
  });
});

describe('the page', () => {
  test('needs no scrolling sideways on a phone, where the list of contents unfolds', async () => {
    const page = await openReport(path, phoneSize);
    expect(await listTooWide(page)).toEqual([]);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    expect(await contents.getByRole('link').filter({ visible: true }).count()).toBe(0);
    await contents.getByRole('button').tap();
    await contents.getByRole('link', { name: 'Regulation' }).waitFor();
    expect(await listViolations(page, ['color-contrast', 'target-size'])).toEqual([]);
    await contents.getByRole('link', { name: 'Regulation' }).tap();
    await expect.poll(() => contents.getByRole('link').filter({ visible: true }).count()).toBe(0);
    await expect
      .poll(() => chapter(page, 'regulation').evaluate((one) => one.getBoundingClientRect().top), {
        timeout: 20_000,
      })
      .toBeLessThan(300);
    expect(await contents.getByRole('button').isVisible()).toBe(true);
    // The explanation of a term stays on the screen.
    for (const term of await chapter(page, 'performance').locator('button.term').all()) {
      await term.scrollIntoViewIfNeeded();
      await term.tap();
      const note = page.locator('.term-note:popover-open');
      await note.waitFor();
      const box = await note.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(phoneSize.viewport.width);
      await page.keyboard.press('Escape');
    }
    await close(page);
  });

  test('does not wait with the first chapters for the rest, which then comes below', async () => {
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    const page = await openRouted(async (route) => {
      if (route.request().postData()?.includes('glossary')) await opened;
      await route.continue();
    });
    await page.locator('#chart-Revenue svg').waitFor();
    expect(await chaptersOf(page)).toEqual(['Key takeaways', 'Performance']);
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
    const before = await topOf('#chart-Revenue');
    gate.emit('open');
    await page.locator('.report-charts[aria-busy=false]').waitFor();
    expect(await topOf('#chart-Revenue')).toBe(before);
    expect((await chaptersOf(page)).length).toBe(17);
    await close(page);
  });

  test('leads to a chapter or a section that the address names', async () => {
    const page = await explorer.open('/');
    for (const id of ['regulation', 'companies', 'externaldrivers']) {
      await page.goto(`${explorer.service.baseUrl}${path}#${id}`);
      const topOf = () => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(topOf, { timeout: 20_000 }).toBeLessThan(300);
      // Without it the next navigation would be a jump on the same page.
      await page.goto('about:blank');
    }
    await close(page);
  });
});

test('the page of a Japanese report is in Japanese, and tells screen readers so', async () => {
  const page = await openReport('/explore/industry/AU/1214/Japanese');
  const titles = await chaptersOf(page);
  expect(titles.slice(0, 3)).toEqual(['要点', '業績', '見通し']);
  const rivalry = entry(page, 'competition', '業界内の競争');
  expect(await rivalry.innerText()).toMatch(/高い\s+↗\s+上昇/);
  expect(await entry(page, 'drivers', 'ブドウの価格').innerText()).toContain('上昇は逆風');
  const figures = page.locator('.key-figures');
  // Each figure arrives with its own section.
  await figures.getByText('売上高（2026年）').waitFor();
  await figures.getByText('2025年比').first().waitFor();
  await page.getByRole('rowheader', { name: '2031年 見通し' }).first().waitFor();
  expect(await chapter(page, 'sources').innerText()).toContain('2026年5月');
  expect(await page.locator('.report-header').innerText()).toMatch(/業界レポート[^]*第2版/);
  const term = chapter(page, 'performance').getByRole('button', { name: 'セラードア' });
  await term.click();
  await page.getByRole('note').filter({ visible: true }).getByText('直接販売').waitFor();
  expect(await chapter(page, 'performance').getAttribute('lang')).toBe('ja');
  // All our words are in an element with their language.
  const english = await page.locator('.report').evaluate((report) => {
    const walker = document.createTreeWalker(report, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const isJapanese = /[\u3040-\u30ff\u4e00-\u9fff]/.test(nodeValue ?? '');
      const language = parentElement?.closest('[lang]')?.getAttribute('lang');
      if (isJapanese && language !== 'ja') found.push(nodeValue ?? '');
    }
    return found;
  });
  expect(english).toEqual([]);
  await close(page);
});

describe('without words', () => {
  test('a report of figures shows its charts, tables and what follows from them', async () => {
    const page = await openReport(figuresOnly);
    const key = { country: 'AU', code: '4511' };
    await waitForCharts(page, (await explorer.service.client.industry.images(key)).length);
    expect(await chaptersOf(page)).toEqual([
      ...['Performance', 'Outlook', 'Life cycle', 'Products and markets', 'Competition'],
      ...['Costs, capital and supply', 'Key statistics and ratios'],
    ]);
    expect(await page.locator('.narrative').count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
    await close(page);
  });

  test('a service that has no sections of industries shows the charts as before', async () => {
    const page = await openRouted((route) => route.fulfill({ status: 404 }));
    await page.locator('.report-charts[aria-busy=false]').waitFor();
    await waitForCharts(page, 14);
    expect(await chaptersOf(page)).toEqual([
      ...['Performance', 'Life cycle', 'Products and markets', 'Trade and places'],
      ...['Competition', 'Costs, capital and supply'],
    ]);
    expect(await page.locator('.chart-fact').count()).toBe(0);
    await expect.poll(() => page.locator('.key-figures').innerText()).toContain('6.48bn');
    expect(await listViolations(page)).toEqual([]);
    await close(page);
  });

  test('chapters that do not come are told of and come when tried again; the charts are there', async () => {
    const page = await openRouted(async (route) => {
      if (route.request().postData()?.includes('glossary')) await route.fulfill({ status: 500 });
      else await route.continue();
    });
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'This could not be shown' }).waitFor();
    // Chapters are laid out one by one.
    await expect.poll(() => page.locator('.chart-card').count()).toBe(14);
    await page.unroute(sections);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.locator('section#sources').waitFor();
    await close(page);
  });
});

const idsOf = (elements: Element[]) => elements.map(({ id }) => id);
