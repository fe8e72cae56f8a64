import { readFile } from 'node:fs/promises';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { listViolations } from '../accessibility.js';
import { close, phoneSize, startBrowser, type Explorer } from '../browser.js';
import { listTooWide } from '../too-wide.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let explorer: Explorer;
let starter: string;
beforeAll(async () => {
  explorer = await startBrowser();
  starter = await readFile(new URL('../../../cli/templates/risk.yaml', import.meta.url), 'utf8');
});
afterAll(() => explorer.stop());

const editor = { clientId: 'newsroom' };
const wrong = { weight: '  Weight: 400', right: '  Weight: 40' };

/** Drops a file on the page, like a file manager. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.locator('.drop-zone').evaluate(
    (zone, [fileName = '', content = '']) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      for (const type of ['dragover', 'drop']) {
        const options = { dataTransfer, bubbles: true, cancelable: true };
        zone.dispatchEvent(new DragEvent(type, options));
      }
    },
    [name, text],
  );
}

/** Everything on the page is up to date. */
const whenChecked = (page: Page) => page.getByText('Checked, and kept').waitFor();

/** Pastes cells, as a spreadsheet program copies them. */
async function paste(cell: Locator, text: string): Promise<void> {
  await cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

/** Presses Enter on a control, like people without a mouse. */
async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  expect(await listViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours differ.
  expect(await listViolations(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('an editor uploads, mends, looks, publishes, edits and rolls back, by keyboard', async () => {
  const page = await explorer.open('/explore/publishing', editor);
  await page.getByRole('heading', { name: 'Reports', exact: true }).waitFor();
  await page.locator('table.published tbody tr').first().waitFor();
  await expectAccessible(page);

  await drop(page, 'kites.pdf', 'not a document');
  await page.getByText('kites.pdf is not read: its name must end in .yaml').waitFor();
  await drop(page, 'kites.yaml', starter.replace(wrong.right, wrong.weight));
  const finding = page.locator('.findings .error').filter({ hasText: '400' }).getByRole('button');
  await enter(finding);
  // The line is selected: typing replaces it.
  await page.keyboard.type(wrong.right);
  await page.getByRole('tab', { name: 'Preview' }).waitFor();
  await page.locator('.readers-view .chart-surface svg text').first().waitFor();
  expect(await page.getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected')).toBe(
    'true',
  );
  await whenChecked(page);
  await expectAccessible(page);

  // A reload loses nothing.
  await page.reload();
  await whenChecked(page);
  expect(await page.getByRole('textbox', { name: 'Document as a text' }).inputValue()).toContain(
    'Kite Manufacturing',
  );

  await enter(page.getByRole('button', { name: 'Publish …' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Publish edition 1?' }).waitFor();
  await enter(dialog.getByRole('button', { name: 'Publish' }));
  await page.getByText('Edition 1 is published. Readers see it now.').waitFor();
  const read = () =>
    explorer.service.client.family('risk').fullReport({ country: 'AU', code: '9901' });
  expect((await read())?.report).toMatchObject({ title: 'Kite Manufacturing', edition: 1 });

  await enter(page.getByRole('button', { name: 'Edit' }));
  const title = page.getByRole('textbox', { name: /^Title/ });
  await title.fill('Kite Making');
  await page.getByRole('tab', { name: 'Changes (1)' }).click();
  await page.getByRole('cell', { name: 'Kite Making' }).waitFor();
  await whenChecked(page);
  await enter(page.getByRole('button', { name: 'Publish …' }));
  await enter(dialog.getByRole('button', { name: 'Publish' }));
  await page.getByText('Edition 2 is published').waitFor();
  expect((await read())?.report.title).toBe('Kite Making');

  await enter(page.getByRole('button', { name: 'Roll back to edition 1 …' }));
  await dialog.getByRole('cell', { name: 'Kite Manufacturing' }).waitFor();
  await expectAccessible(page);
  await enter(dialog.getByRole('button', { name: 'Roll back' }));
  await page.getByText('Edition 3 is published, with the content of edition 1.').waitFor();
  expect((await read())?.report).toMatchObject({ title: 'Kite Manufacturing', edition: 3 });

  await enter(page.getByRole('button', { name: 'Withdraw …' }));
  await dialog.getByRole('heading', { name: 'Withdraw “Kite Manufacturing”?' }).waitFor();
  await page.keyboard.press('Escape');
  // While the dialog closes, it would still receive Enter.
  await dialog.waitFor({ state: 'detached' });
  expect(await read()).toBeDefined();
  await enter(page.getByRole('button', { name: 'Withdraw …' }));
  await enter(dialog.getByRole('button', { name: 'Withdraw' }));
  await page.getByText('The report is withdrawn.').waitFor();
  expect(await read()).toBeUndefined();
  await close(page);
});

test('the second of two editors is warned, sees the changes of the first, and loses nothing', async () => {
  const { publishing } = explorer.service.client;
  const key = 'risk/AU/9902/English';
  const document = { ...(parse(starter) as object), Code: '9902' };
  await publishing.publish(key, document);
  const page = await explorer.open(`/explore/publishing/report/${key}`, editor);
  await page.getByRole('button', { name: 'Edit' }).click();
  const sector = page.getByRole('textbox', { name: /^Sector/ });
  await sector.fill('Toys of mine');
  await whenChecked(page);

  await publishing.publish(key, { ...document, Title: 'Kites of theirs' });
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByText('Somebody else has published another edition').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const notice = page.locator('.conflict');
  await notice.getByRole('cell', { name: 'Kites of theirs' }).waitFor();
  expect(await notice.innerText()).toContain('was published while you worked');
  expect(await sector.inputValue()).toBe('Toys of mine');
  await expectAccessible(page);

  await page.getByRole('textbox', { name: /^Title/ }).fill('Kites of theirs');
  await notice.getByRole('button', { name: /mine replaces edition/ }).click();
  await notice.waitFor({ state: 'detached' });
  await whenChecked(page);
  await page.getByRole('button', { name: 'Publish …' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('is published. Readers see it now.').waitFor();
  const merged = (await publishing.document(key))?.document;
  expect(merged).toMatchObject({ Sector: 'Toys of mine', Title: 'Kites of theirs' });
  await close(page);
});

test('a workbook that was saved before somebody else published is told apart when it is uploaded', async () => {
  const { publishing } = explorer.service.client;
  const key = 'risk/AU/9903/English';
  const document = { ...(parse(starter) as object), Code: '9903' };
  await publishing.publish(key, document);
  const page = await explorer.open(`/explore/publishing/report/${key}`, editor);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a workbook' }).click(),
  ]);
  const bytes = await readFile(await saved.path());
  const opened = await openXlsx(bytes, { readStyles: true });
  const report = opened.sheets.find(({ name }) => name === 'Report');
  const row = report?.rows.findIndex(([name]) => name === 'Sector') ?? -1;
  report?.cells?.set(`${String(row)},1`, { type: 'string', value: 'Toys of mine' });
  const buffer = Buffer.from(await saveXlsx(opened));
  const workbook = { name: 'kites.xlsx', mimeType: 'application/octet-stream', buffer };

  await publishing.publish(key, { ...document, Title: 'Kites of theirs' });
  await page.goto(`${explorer.service.baseUrl}/explore/publishing`);
  await page.getByLabel('Choose files').setInputFiles(workbook);
  const notice = page.locator('.conflict');
  await notice.getByRole('cell', { name: 'Kites of theirs' }).waitFor();
  expect(await page.getByRole('button', { name: 'Publish …' }).isDisabled()).toBe(true);
  // The same file in place of the content of a draft that knows the last edition.
  await notice.getByRole('button', { name: /mine replaces edition/ }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByLabel('Replace with a file').setInputFiles(workbook);
  await notice.getByRole('cell', { name: 'Kites of theirs' }).waitFor();
  expect((await publishing.document(key))?.document).toMatchObject({ Title: 'Kites of theirs' });
  await close(page);
});

test('a form on a phone takes rows that are pasted from a spreadsheet', async () => {
  const page = await explorer.open('/explore/publishing', { ...editor, ...phoneSize });
  await page.getByLabel('Family', { exact: true }).selectOption('industry');
  await page.getByRole('button', { name: 'Begin' }).click();
  await whenChecked(page);
  await page.getByRole('tab', { name: 'Form' }).click();
  await page
    .locator('summary')
    .filter({ hasText: /^Revenue/ })
    .click();
  const cell = page.getByRole('textbox', { name: 'Revenue, Year, row 1', exact: true });
  await paste(cell, 'Year\tValue\r\n2024\t1,250,000\r\n2025\tn/a\r\n');
  const value = (row: number) =>
    page.getByRole('textbox', { name: `Revenue, Value, row ${String(row)}`, exact: true });
  await expect.poll(() => value(1).inputValue()).toBe('1250000');
  expect(await value(2).inputValue()).toBe('n/a');
  await value(2).fill('lots');
  await page.locator('.field-findings').filter({ hasText: 'lots' }).first().waitFor();
  await expectAccessible(page);
  expect(await listTooWide(page)).toEqual([]);

  // A table with its years in one row, as most spreadsheets have it.
  await paste(value(1), '\t2024\t2025\t2026\nRevenue\t1,250,000\t1,300,000\t1,350,000\n');
  await page.getByText('The years stood in one row').waitFor();
  expect(await value(3).inputValue()).toBe('1350000');
  await paste(value(1), '\t2024\t2025\nRevenue\t1\t2\nExports\t3\t4\n');
  await page.getByText('Nothing was pasted: “Exports” is not part of this table').waitFor();
  await paste(value(1), '1\t2\t3\n');
  await page.getByText('Nothing was pasted: the cells are 3 columns wide').waitFor();
  expect(await value(1).inputValue()).toBe('1250000');
  expect(await listViolations(page)).toEqual([]);
  await close(page);
});

test('on a phone, a link leads to the first error, and what is wrong is in sight there', async () => {
  const page = await explorer.open('/explore/publishing', { ...editor, ...phoneSize });
  await drop(page, 'kites.yaml', starter.replace(wrong.right, wrong.weight));
  const header = page.locator('.draft-header');
  await header.getByText('400 is above 100').waitFor();
  expect(await page.getByRole('button', { name: 'Publish …' }).isDisabled()).toBe(true);
  const link = page.getByRole('link', { name: 'Correct one error first.' });
  await enter(link);
  const text = page.getByRole('textbox', { name: 'Document as a text' });
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  expect(await selected()).toBe(wrong.weight);
  await expectInSight(page, page.locator('.text-editor-findings').getByText('400 is above 100'));

  await page.getByRole('tab', { name: 'Form' }).click();
  await enter(link);
  expect(await page.locator('input:focus').getAttribute('data-pointer')).toBe('/Structural/Weight');
  await expectInSight(page, page.locator('.field-findings').getByText('400 is above 100'));

  await page.locator('input:focus').fill('40');
  await link.waitFor({ state: 'detached' });
  // In a long table, what is wrong is below its row.
  await page
    .locator('summary')
    .filter({ hasText: /^History/ })
    .click();
  const score = page.getByRole('textbox', { name: /^History, Structural, row 4$/ });
  await score.fill('lots');
  await header.getByText('"lots" is text').waitFor();
  await score.evaluate((cell: HTMLElement) => {
    cell.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await enter(link);
  expect(await score.evaluate((cell) => cell === document.activeElement)).toBe(true);
  await expectInSight(page, page.locator('.row-findings').getByText('"lots" is text'));
  expect(await listViolations(page)).toEqual([]);
  expect(await listTooWide(page)).toEqual([]);

  // A workbook that cannot be read has neither lines nor fields: the link leads to the list.
  await page.goto(`${explorer.service.baseUrl}/explore/publishing`);
  await drop(page, 'bad.xlsx', 'no workbook');
  await enter(link);
  expect(await page.locator('.findings').evaluate((list) => list === document.activeElement)).toBe(
    true,
  );
  await expectInSight(page, page.locator('.findings').getByText('is not a workbook'));
  await close(page);
});

/** It is on the screen, and not below the head of the page, as soon as the page has scrolled. */
async function expectInSight(page: Page, found: Locator): Promise<void> {
  await found.waitFor();
  const banner = page.getByRole('banner');
  const bottom = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const [head, box] = [await banner.boundingBox(), await found.boundingBox()];
      if (!head || !box) return false;
      return box.y >= head.y + head.height - 1 && box.y + box.height <= bottom;
    })
    .toBe(true);
}

test('a workbook is uploaded, and what is wrong is named by its cell', async () => {
  const { baseUrl } = explorer.service;
  const page = await explorer.open('/explore/publishing', editor);
  const workbook = await fetch(`${baseUrl}/schemas/esg.starter.xlsx`);
  const mimeType = workbook.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await workbook.arrayBuffer());
  const choose = async (name: string, content: Uint8Array) => {
    await page.goto(`${baseUrl}/explore/publishing`);
    const file = { name, mimeType, buffer: Buffer.from(content) };
    await page.getByLabel('Choose files').setInputFiles(file);
  };
  await choose('kites.xlsx', bytes);
  await page.getByRole('heading', { name: 'Kite Manufacturing' }).waitFor();
  await whenChecked(page);

  const opened = await openXlsx(bytes, { readStyles: true });
  const report = opened.sheets.find(({ name }) => name === 'Report');
  const row = report?.rows.findIndex(([name]) => name === 'Country') ?? -1;
  report?.cells?.set(`${String(row)},1`, { type: 'string', value: 'Australia' });
  await choose('wrong.xlsx', await saveXlsx(opened));
  const finding = page.locator('.findings .error');
  await finding.filter({ hasText: 'Australia' }).waitFor();
  expect(await finding.count()).toBe(1);
  expect(await finding.locator('code').innerText()).toBe(`Report!B${String(row + 1)}`);

  await choose('bad.xlsx', new TextEncoder().encode('no workbook'));
  await finding.filter({ hasText: 'is not a workbook' }).waitFor();
  await page
    .getByText('There is a form as soon as the workbook or the CSV files can be read')
    .waitFor();
  await close(page);
});

test('a report of a family with one country is found by its key, which has no country', async () => {
  const find = async (text: string) => {
    const { reports } = await explorer.service.client.publishing.reports({ text });
    return reports.map(({ key }) => key);
  };
  const key = 'company/1001/English';
  expect(await find(key)).toEqual([key]);
  for (const part of ['company/1001', 'Company/1001/Eng', 'company/AU/1001']) {
    expect(await find(part)).toContain(key);
  }
  expect(await find('company/9999')).toEqual([]);
});

test('readers load nothing of it, and are told that they may not publish', async () => {
  const page = await explorer.open('/explore/publishing');
  await page.getByRole('heading', { name: 'Your client may not do this' }).waitFor();
  await page.goto(`${explorer.service.baseUrl}/explore/admin`);
  await page.getByRole('heading', { name: 'Your client may not do this' }).waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((name) => /publishing|admin-pages/.test(name))).toEqual([]);
  expect(await page.getByRole('link', { name: 'Publishing' }).count()).toBe(0);
  await close(page);
});

/**
 * The table shows what the operation returns: by client, today first. The service counts with a
 * delay.
 */
async function expectUsage(page: Page): Promise<void> {
  const { baseUrl, client } = explorer.service;
  await client.publishing.reports({ text: 'wine' });
  const today = new Date().toISOString().slice(0, 10);
  const table = page.getByRole('table').filter({ hasText: today.slice(5) });
  const newsroom = table.getByRole('row').filter({ hasText: 'newsroom' });
  await expect
    .poll(
      async () => {
        await page.goto(`${baseUrl}/explore/admin`);
        await page.getByRole('heading', { name: 'Usage' }).waitFor();
        await page.getByText('No requests').or(table).first().waitFor();
        return newsroom.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  const heads = await table.getByRole('columnheader').allInnerTexts();
  expect(heads.slice(0, 3)).toEqual(['Client', 'Total', today.slice(5)]);
  expect(heads).toHaveLength(9);
  const [total, ofToday, ...earlier] = await newsroom.getByRole('cell').allInnerTexts();
  expect(Number(ofToday?.replaceAll(',', ''))).toBeGreaterThan(0);
  expect(total).toBe(ofToday);
  expect(earlier).toEqual(Array.from({ length: 6 }, () => '–'));
}

test('an administrator makes a client, changes its rights and disables it', async () => {
  const page = await explorer.open('/explore/admin', { clientId: 'office' });
  await page.getByRole('link', { name: 'Newsroom', exact: true }).waitFor();
  await expectUsage(page);
  await expectAccessible(page);
  await enter(page.getByRole('link', { name: 'New client' }));
  await page.getByLabel('Client id').fill('acme');
  await page.getByLabel('Users').fill('ann');
  await page.getByRole('textbox', { name: 'Name' }).fill('Acme Research');
  await page.getByLabel('Countries').fill('au, nz');
  await page.getByLabel('Limits').fill('10/second, 5000/hour');
  await expectAccessible(page);
  await page.setViewportSize(phoneSize.viewport);
  expect(await listTooWide(page)).toEqual([]);
  await enter(page.getByRole('button', { name: 'Make the client' }));
  await page.getByText('Password of ann').waitFor();
  await enter(page.getByRole('link', { name: 'Go to the client' }));
  await page.getByLabel('May').selectOption('publish');
  await enter(page.getByRole('button', { name: 'Save' }));
  await page.getByText('Saved.').waitFor();
  await expectAccessible(page);
  await enter(page.getByRole('button', { name: 'Disable …' }));
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Disable' }));
  await page.locator('.state-mark').filter({ hasText: 'Disabled' }).waitFor();
  await page.goto(`${explorer.service.baseUrl}/explore/admin`);
  const row = page.getByRole('row').filter({ hasText: 'Acme Research' });
  await row.waitFor();
  expect(await row.innerText()).toMatch(
    /Disabled[^]*Publishes and reads[^]*Australia and New Zealand/,
  );
  await close(page);
});
