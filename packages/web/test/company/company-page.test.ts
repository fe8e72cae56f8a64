import type { FinancialsBody, SectionBodies, SectionToken } from '@broadsheet/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listViolations } from '../accessibility.js';
import { close, layOutSections, startBrowser, waitForCompany, type Explorer } from '../browser.js';
import { listTooWide } from '../too-wide.js';

// A browser that shares its machine with other tests is slow, not wrong.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const patiently = { timeout: 30_000 };

const path = '/explore/company/1001/English';

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
});
afterAll(() => explorer.stop());

const sectionOf = (page: Page, id: string) => page.locator(`section#${id}`);
const textOf = (page: Page, id: string) => sectionOf(page, id).innerText();

describe('the page of a company', () => {
  let page: Page;
  beforeAll(async () => {
    page = await explorer.open(path);
    await waitForCompany(page);
    await layOutSections(page);
  });
  afterAll(() => close(page));

  test('shows who it is, with numbers in groups and links that are safe', async () => {
    const profile = await textOf(page, 'profile');
    expect(profile).toContain('89\u00a0999\u00a0010\u00a0016');
    expect(profile).toContain('1 June 1968');
    expect(profile).toContain('Not given: NZBN, NZSE.');
    const website = page.getByRole('link', { name: 'redgum-ridge-wines.example' });
    expect(await website.getAttribute('href')).toMatch(/^https:\/\/www\.redgum-ridge/);
    expect(await website.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('leads to the reports of its industries, where there are any', async () => {
    const industry = sectionOf(page, 'profile').getByRole('link', { name: /\(1214\)$/ });
    await industry.waitFor();
    expect(await industry.getAttribute('href')).toBe('/explore/industry/AU/1214/English');
    const other = sectionOf(page, 'industries').getByText('Grape Growing');
    expect(await other.locator('a').count()).toBe(0);
  });

  test('has every figure of the statements, exactly', async () => {
    const sections = await explorer.service.client.company.sections({
      entityId: 1001,
      sections: ['financials'],
    });
    const body = sections?.financials.body;
    const shown = await readTable(page, 'Balance sheet, A$ thousand');
    const expected = amountsOf(body?.Years ?? [], 'BalanceSheet');
    expect(expected.length).toBeGreaterThan(100);
    expect(shown.flat()).toEqual(expect.arrayContaining(expected));
    const profitAndLoss = await readTable(page, 'Profit and loss, A$ thousand');
    expect(profitAndLoss).toContainEqual([
      'Significant items',
      ...withGaps(body?.Years.toReversed() ?? []),
    ]);
  });

  test('compares with the industry, and says what averages rest on', async () => {
    const rows = await readTable(page, "Profitability, beside the industry's average");
    const margin = rows.find(([name]) => name?.startsWith('Net profit margin'));
    expect(margin?.slice(1, 3)).toEqual([
      expect.stringMatching(/^\d+\.\d\d%$/),
      expect.stringMatching(/^\d+\.\d\d%$/),
    ]);
    expect(await textOf(page, 'ratios')).toContain('computed over the companies published here');
  });

  test('shows owners above and entities below, substantial ones marked', async () => {
    const holders = page.getByRole('list', { name: 'Shareholders' }).getByRole('listitem');
    expect(await holders.count()).toBe(7);
    expect(await holders.first().innerText()).toMatch(/\d%\s+Substantial$/);
    const ribbons = await page.locator('.ribbons path').count();
    expect(ribbons).toBe(7);
    const related = page.getByRole('list', { name: 'Subsidiaries and related entities' });
    expect(await related.getByRole('listitem').last().innerText()).toBe(
      '4 more, in the table below',
    );
  });

  test('tells its history as a time line, with dates, oldest first', async () => {
    const body = await getBody('history');
    const entries = sectionOf(page, 'history').locator('ol > li:has(time)');
    const shown = await entries.evaluateAll((all) =>
      all.map((entry) => ({
        Date: entry.querySelector('time')?.dateTime,
        Description: entry.querySelector('[lang]')?.textContent,
      })),
    );
    expect(shown).toEqual(body.Events.map(({ Date, Description }) => ({ Date, Description })));
    expect(shown.map(({ Date }) => Date)).toEqual(shown.map(({ Date }) => Date).toSorted());
    expect(shown).toHaveLength(8);
    const texts = await entries.allInnerTexts();
    expect(texts[0]).toMatch(/^1968\s+Milestone\s*Redgum Ridge Wines is founded in Adelaide\.$/);
    expect(texts[4]).toMatch(/^November 2011\s+Acquisition\s*Acquires Stillwater/);
    expect(texts[5]).toMatch(/^1 July 2019\s+Divestment\s*Sells its cider business/);
  });

  test('names everybody who leads it, under their role, with their position', async () => {
    const { Personnel } = await getBody('keypersonnel');
    const cardsUnder = (title: string) =>
      sectionOf(page, 'people')
        .locator('.company-part')
        .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
        .locator('li')
        .allInnerTexts();
    const directors = await cardsUnder('Directors');
    const executives = await cardsUnder('Executives');
    expect(directors.length + executives.length).toBe(Personnel.length);
    for (const { Name, Position, Roles } of Personnel) {
      const group = Roles.includes('Director') ? directors : executives;
      const card = group.find((text) => text.includes(Name));
      expect(card?.split('\n')).toEqual(expect.arrayContaining([Position]));
    }
    expect(directors.join('\n')).toContain(
      'Bridget Tamahori\nManaging Director and Chief Executive Officer\nDirector and executive, since 27 February 2016',
    );
    expect(directors.join('\n')).toContain('Professor Zoe Mbeki-Shaw');
    const boards = await readTable(page, 'Board members on boards of other companies');
    expect(boards).toContainEqual([
      ...['Keiko Lindqvist', 'Tidal Flat Ventures Pty Ltd'],
      ...['Non-executive Director', '26 October 2013'],
    ]);
  });

  test('shows what each division earns, in the latest year and in those before', async () => {
    const { Divisions } = await getBody('operatingdivisions');
    const rows = await readTable(page, 'By division, 2026, A$ thousand');
    expect(rows).toHaveLength(Divisions.length);
    const others = sectionOf(page, 'divisions').getByText('Year by year').first();
    await others.click();
    const byYear = await readTable(page, 'Revenue by division and year, A$ thousand');
    for (const { Name, Description = '', Years } of Divisions) {
      const latest = Years.find(({ Year }) => Year === 2026);
      const [label, revenue, share, profit, margin, assets] =
        rows.find(([text]) => text?.startsWith(Name)) ?? [];
      expect(label).toBe(Name + Description);
      const amounts = [latest?.Revenue, latest?.Profit, latest?.Assets].map((x) => inWords(x ?? 0));
      expect([revenue, profit, assets]).toEqual(amounts);
      expect(share).toBe(`${(latest?.ShareOfRevenue ?? 0).toFixed(1)}%`);
      expect(margin).toBe(`${(latest?.ProfitMargin ?? 0).toFixed(1)}%`);
      const revenues = Years.toSorted((a, b) => a.Year - b.Year).map((x) =>
        inWords(x.Revenue ?? 0),
      );
      expect(byYear).toContainEqual([Name, ...revenues]);
    }
    expect(rows.find(([text]) => text?.startsWith('Winemaking'))?.[1]).toBe('1,062,720');
    await others.click();
  });

  test('draws who owns it and what it owns, each with its share', async () => {
    const { Holdings } = await getBody('shareholders');
    const { Entities } = await getBody('subsidiaries');
    const diagram = page.getByRole('figure', { name: 'Who owns the company, and what it owns' });
    const boxes = (name: string) =>
      diagram.getByRole('list', { name }).getByRole('listitem').allInnerTexts();
    const holders = await boxes('Shareholders');
    for (const [index, { Name, Percentage }] of Holdings.slice(0, 5).entries()) {
      expect(holders[index]).toContain(`${Name}\n${inWords(Percentage ?? 0)}%`);
    }
    expect(holders[5]).toMatch(/^10 other named holders\s+[\d.]+%$/);
    expect(holders[6]).toMatch(/^Holders not named\s+[\d.]+%$/);
    const shares = holders.map((text) => Number(/([\d.]+)%/.exec(text)?.[1]));
    expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(100, 0);
    expect(await diagram.locator('.itself').innerText()).toBe('Redgum Ridge Wines Limited');
    const related = await boxes('Subsidiaries and related entities');
    for (const [index, { Name, Ownership }] of Entities.slice(0, 5).entries()) {
      expect(related[index]).toMatch(new RegExp(`^${inWords(Ownership ?? 0)}%\\s+${Name}\\s`));
    }
    expect(related[4]).toContain('United Kingdom');
    const inFull = await readTable(page, 'Subsidiaries and related entities');
    expect(inFull.map(([name]) => name)).toEqual(Entities.map(({ Name }) => Name));
  });

  test('has the publisher’s texts, without saying twice what is made from the entries', async () => {
    expect(await textOf(page, 'brands')).toContain('five labels of its own');
    expect(await textOf(page, 'history')).toContain('grew in three steps');
    expect(await sectionOf(page, 'swot').locator('section').count()).toBe(4);
    const other = await explorer.open('/explore/company/1003/English');
    await waitForCompany(other);
    expect(await other.locator('.narrative').count()).toBe(0);
    await close(other);
  });

  test('looks at another year when its button is pressed, by keyboard', async () => {
    const figure = page.locator('.company-key-figures .figure').first();
    const latest = await figure.innerText();
    const years = page.getByRole('group', { name: 'Year to look at' }).getByRole('button');
    await years.last().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => years.nth(3).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => figure.innerText()).not.toBe(latest);
    expect(await page.locator('.company-chart .is-chosen .year').first().textContent()).toBe(
      await years.nth(3).innerText(),
    );
  });

  test('shows in the API view the one request that it is made of', async () => {
    await page.getByRole('button', { name: 'API', exact: true }).click();
    const requests = page.locator('.api-view option').getByText('POST /company/v3/sections');
    await expect.poll(() => requests.count()).toBe(1);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  test('is downloaded whole or in parts, and its tables are copied with exact figures', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('Download report').click();
    const whole = page.waitForEvent('download');
    await page.getByRole('button', { name: 'JSON' }).first().click();
    expect((await whole).suggestedFilename()).toBe('Redgum Ridge Wines Limited (AU 1001).json');
    const ownership = sectionOf(page, 'ownership');
    await ownership.getByText('Download', { exact: true }).waitFor();
    await ownership.getByRole('button', { name: 'Copy tables' }).click();
    await ownership.locator('[data-outcome=done]').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('\r\nKestrel Lane Nominees Pty Ltd\t13896207\t11.74\t');
    expect(text).toContain('\r\n\r\nSubsidiaries');
  });

  test('has no axe findings, light and dark', async () => {
    await clickSummaries(page);
    expect(await listViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await listViolations(page, ['color-contrast'])).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await clickSummaries(page);
  });

  test('scrolls nothing but tables sideways on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await listTooWide(page)).toEqual([]);
    const box = page.getByRole('group', { name: /^Balance sheet, A\$ thousand, scrolls/ });
    await box.waitFor();
    expect(await box.getAttribute('tabindex')).toBe('0');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('is the report alone on paper, whole, in the colours of paper', async () => {
    const twelfth = page.getByRole('table', { name: 'Shareholders, largest first' }).locator('tr');
    expect(await twelfth.nth(12).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => twelfth.nth(12).isVisible()).toBe(true);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('table', { name: 'Ratios by year' }).isVisible()).toBe(true);
    const colour = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(colour).toBe('rgb(29, 27, 24)');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });
});

test('a link to a part of the page, or to a section by its token, goes there', async () => {
  const page = await explorer.open(`${path}#keypersonnel`);
  const topOf = (id: string) =>
    sectionOf(page, id).evaluate((element) => element.getBoundingClientRect().top);
  await sectionOf(page, 'people').waitFor();
  await expect.poll(async () => Math.abs(await topOf('people')), patiently).toBeLessThan(300);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByText('Ownership')
    .press('Enter');
  await expect.poll(async () => Math.abs(await topOf('ownership')), patiently).toBeLessThan(300);
  await close(page);
});

test('a new edition says what it changed, with links to where it is', async () => {
  const key = { entityId: 1002, language: 'English' };
  const current = await explorer.service.client.publishing.document(key);
  const changed = { ...(current?.document as object), PhoneNumber: '+61 2 5550 0000' };
  await explorer.service.client.publishing.publish(key, changed);
  const page = await explorer.open('/explore/company/1002/English');
  const note = page.getByRole('note', { name: 'What changed in this edition' });
  await note.getByRole('link', { name: 'Phone Number' }).click();
  await expect.poll(() => page.locator('#profile h2').innerText()).toContain('Changed');
  expect(await page.locator('#swot h2').innerText()).not.toContain('Changed');
  await close(page);
});

test('another language is a click away', async () => {
  const page = await explorer.open(path);
  await page.getByRole('link', { name: 'Japanese' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.getAttribute('lang'), patiently).toBe('ja');
  await close(page);
});

describe('where there is nothing to show', () => {
  test.each(['/explore/company/4242/English', '/explore/company/nobody/English'])(
    'no report at %s',
    async (missing) => {
      const page = await explorer.open(missing);
      await page.getByRole('heading', { name: 'There is no such company report' }).waitFor();
      await close(page);
    },
  );

  test('a report in another language is offered', async () => {
    const page = await explorer.open('/explore/company/1001/French');
    await page.getByRole('link', { name: 'English' }).click();
    await page.locator('.company-header').waitFor();
    await close(page);
  });

  test('a client that may not read companies sees a message that says so', async () => {
    const page = await explorer.open(path, { clientId: 'limited' });
    await page.getByRole('heading', { name: 'Not part of your subscription' }).waitFor();
    await close(page);
  });

  test('without a connection it says so, and goes on when there is one again', async () => {
    const page = await explorer.open(path);
    const other = page.getByRole('link', { name: 'Japanese' });
    await other.waitFor();
    await page.context().setOffline(true);
    await other.click();
    await page.getByRole('heading', { name: 'You seem to be offline' }).waitFor();
    await page.context().setOffline(false);
    await page.locator('.company-header').waitFor();
    await close(page);
  });
});

/** Opens what is closed, and closes what is open. */
async function clickSummaries(page: Page): Promise<void> {
  await page.locator('main summary').evaluateAll((summaries) => {
    for (const summary of summaries) (summary as HTMLElement).click();
  });
}

/** A section of the company as the API returns it. */
async function getBody<Token extends SectionToken>(token: Token): Promise<SectionBodies[Token]> {
  const query = { entityId: 1001, sections: [token] };
  const sections = await explorer.service.client.company.sections(query);
  const body = sections?.[token].body;
  if (!body) throw new Error(`The company has no ${token}.`);
  return body;
}

/** The texts of a table's cells, found by its caption. */
async function readTable(page: Page, caption: string): Promise<string[][]> {
  const rows = page.getByRole('table', { name: caption }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
  );
}

const inWords = (value: number) => value.toLocaleString('en').replace('-', '\u2212');

function amountsOf(years: FinancialsBody['Years'], statement: 'BalanceSheet'): string[] {
  return years.flatMap((year) => Object.values(year[statement] ?? {}).map(inWords));
}

/** A dash on the screen and words for screen readers if a year has no such line. */
function withGaps(years: FinancialsBody['Years']): string[] {
  return years.map(({ ProfitAndLoss }) => {
    const value = ProfitAndLoss?.SignificantItems;
    return value === undefined ? '–not given' : inWords(value);
  });
}
