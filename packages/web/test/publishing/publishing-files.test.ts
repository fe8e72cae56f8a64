import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCsvFiles } from '@broadsheet/editions/workbooks';
import { reportFamilies } from '@broadsheet/reports';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { buildFaultyWorkbooks } from '../../../../test/faulty-workbooks.js';
import { withGadgets } from '../../../../test/made-up-family/family.js';
import { listViolations } from '../accessibility.js';
import { close, phoneSize, startBrowser, type Explorer } from '../browser.js';
import { listTooWide } from '../too-wide.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let explorer: Explorer;
let folder: string;
let risk: object;
beforeAll(async () => {
  const spanner = await readYaml('../../../../test/made-up-family/documents/spanner.yaml');
  explorer = await startBrowser({ families: withGadgets, documents: [spanner] });
  folder = await mkdtemp(join(tmpdir(), 'publishing-files-'));
  risk = await readYaml('../../../cli/templates/risk.yaml');
});
afterAll(async () => {
  await explorer.stop();
  await rm(folder, { recursive: true, force: true });
});

const editor = { clientId: 'newsroom' };

async function readYaml(path: string): Promise<object> {
  return parse(await readFile(new URL(path, import.meta.url), 'utf8')) as object;
}

/** Writes a document as a folder of CSV files, and returns its path. */
async function writeFolder(name: string, document: object): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  for (const [file, text] of writeCsvFiles(document, reportFamilies.get('risk').document)) {
    await writeFile(join(path, file), text);
  }
  return path;
}

/** Whether one is visible within the other. */
async function isInside(outer: Locator, inner: Locator): Promise<boolean> {
  const [around, within] = [await outer.boundingBox(), await inner.boundingBox()];
  if (!around || !within) return false;
  return within.y >= around.y - 1 && within.y + within.height <= around.y + around.height + 1;
}

/** Drops files and folders of this machine, like a file manager. */
async function drop(page: Page, files: string[], place = '.drop-zone'): Promise<void> {
  const target = page.locator(place);
  // It waits until the place is on the screen and stands still.
  await target.hover({ position: { x: 20, y: 20 } });
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      ...{ type, x: x + 20, y: y + 20 },
      data: { items: [], files, dragOperationsMask: 1 },
    });
  }
}

const whenChecked = (page: Page) => page.getByText('Checked, and kept').waitFor();
const chooser = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function publish(page: Page): Promise<void> {
  await whenChecked(page);
  await enter(page.getByRole('button', { name: 'Publish …' }));
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await page.getByText('is published. Readers see it now.').waitFor();
}

test('a folder of CSV files is dropped, mended in the form and published', async () => {
  const path = await writeFolder('kites', { ...risk, Code: '9911', Country: 'Australia' });
  const report = join(path, 'Report.csv');
  const text = await readFile(report, 'utf8');
  await writeFile(report, text.replace('Structural.Weight,40', 'Structural.Weight,forty'));
  const page = await explorer.open('/explore/publishing', editor);
  await drop(page, [path]);
  const findings = page.locator('.findings .error');
  await findings.filter({ hasText: 'Australia' }).waitFor();
  const cell = findings.filter({ hasText: '"forty" is text' });
  expect(await cell.locator('code').innerText()).toMatch(/^Report!B\d+$/);
  await page.getByText('What you change here is kept in the draft').waitFor();
  const part = page.locator('summary').filter({ hasText: /^Structural/ });
  await expect.poll(() => isInside(part, part.getByText('1 found'))).toBe(true);
  await enter(cell.getByRole('button', { name: 'Structural › Weight' }));
  const weight = page.locator('input:focus');
  await expect.poll(() => weight.inputValue()).toBe('forty');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Kite Making');
  // It stays wrong while other fields are corrected.
  await page.locator('.field-findings .error').filter({ hasText: 'forty' }).waitFor();
  await page.locator('[data-pointer="/Structural/Weight"]').fill('40');
  await page.getByRole('textbox', { name: /^Country/ }).fill('AU');
  await publish(page);
  // What was mended here is not in the files.
  await page.getByText('Your file does not know of edition 1').waitFor();
  const read = await explorer.service.client
    .family('risk')
    .fullReport({ country: 'AU', code: '9911' });
  expect(read?.report.title).toBe('Kite Making');
  await close(page);
});

test('a workbook and a JSON document are dropped', async () => {
  const { baseUrl } = explorer.service;
  const starter = await fetch(`${baseUrl}/schemas/esg.starter.xlsx`);
  await writeFile(join(folder, 'esg.xlsx'), new Uint8Array(await starter.arrayBuffer()));
  const json = { ...risk, Family: 'risk', Code: '9951', Title: 'Kites in JSON' };
  await writeFile(join(folder, 'risk.json'), JSON.stringify(json));
  for (const [file, title] of [
    ['esg.xlsx', 'Kite Manufacturing'],
    ['risk.json', 'Kites in JSON'],
  ] as const) {
    const page = await explorer.open('/explore/publishing', editor);
    await drop(page, [join(folder, file)]);
    await page.getByRole('heading', { name: title }).waitFor();
    await publish(page);
    // The workbook on the disk does not know of the edition.
    const isTold = await page.getByText('Your file does not know of edition 1').isVisible();
    expect(isTold).toBe(file === 'esg.xlsx');
    await close(page);
  }
  const read = await explorer.service.client
    .family('risk')
    .fullReport({ country: 'AU', code: '9951' });
  expect(read?.report.title).toBe('Kites in JSON');
});

test('a workbook that cannot be read is refused in one sentence at the cell, and not published', async () => {
  const { baseUrl, client } = explorer.service;
  const starter = await fetch(`${baseUrl}/schemas/industry.starter.xlsx`);
  const page = await explorer.open('/explore/publishing', editor);
  for (const { name, cell, message, bytes } of await buildFaultyWorkbooks(
    new Uint8Array(await starter.arrayBuffer()),
  )) {
    const file = join(folder, `${name}.xlsx`);
    await writeFile(file, bytes);
    await page.goto(`${baseUrl}/explore/publishing`);
    await drop(page, [file]);
    if (bytes.length > 8 * 1024 * 1024) {
      // It is not sent at all.
      const sheet = cell?.split('!')[0] ?? '';
      await page
        .getByText(`a document has at most 8 MiB. Most of it is the sheet “${sheet}”`)
        .waitFor();
      expect(page.url(), name).toBe(`${baseUrl}/explore/publishing`);
      continue;
    }
    const findings = page.locator('.findings .error');
    await findings.filter({ hasText: message }).waitFor();
    expect(await findings.count(), name).toBe(1);
    expect(await findings.locator('code').allInnerTexts(), name).toEqual(cell ? [cell] : []);
    expect(await page.locator('.findings li').count(), name).toBe(1);
    expect(await page.getByRole('button', { name: 'Publish …' }).isEnabled(), name).toBe(false);
  }
  expect(await client.publishing.document('industry/AU/9901/English')).toBeUndefined();
  await close(page);
});

test('CSV files are chosen together; a selection without Report.csv gets its own message', async () => {
  const path = await writeFolder('chosen', risk);
  const page = await explorer.open('/explore/publishing', editor);
  await chooser(page, 'Choose files').setInputFiles(join(path, 'Growth.Components.csv'));
  await page
    .getByText('Growth.Components.csv is one sheet of a document: drop it together with Report.csv')
    .waitFor();
  await drop(page, [join(path, 'Report.csv'), join(path, 'Growth.Components.csv')]);
  await page.getByRole('heading', { name: 'Report.csv' }).waitFor();
  // The other sheets are missing, which is reported as for a workbook.
  await page.locator('.findings .error code').first().waitFor();
  await page.goto(`${explorer.service.baseUrl}/explore/publishing`);
  await chooser(page, 'Choose a folder').setInputFiles(path);
  await page.getByRole('heading', { name: 'Kite Manufacturing' }).waitFor();
  await close(page);
});

test('a workbook that was mended elsewhere is dropped on its draft', async () => {
  const bad = await writeFolder('first', { ...risk, Code: '9941', Country: 'Australia' });
  const mended = await writeFolder('mended', { ...risk, Code: '9941' });
  const page = await explorer.open('/explore/publishing', editor);
  await drop(page, [bad]);
  await page.locator('.findings .error').filter({ hasText: 'Australia' }).waitFor();
  const address = page.url();
  await drop(page, [bad, mended], '.draft-header');
  await page.getByText('A draft is one document').waitFor();
  await drop(page, [mended], '.draft-header');
  await page.getByRole('heading', { name: 'Kite Manufacturing' }).waitFor();
  await whenChecked(page);
  expect(page.url()).toBe(address);
  // Typed text is not lost when a file replaces it.
  await page.getByRole('textbox', { name: /^Sector/ }).fill('Toys of mine');
  await whenChecked(page);
  await drop(page, [mended], '.draft-header');
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Sector/ }).inputValue())
    .not.toBe('Toys of mine');
  await chooser(page, 'Replace with a file').setInputFiles(join(bad, 'Growth.Components.csv'));
  await page.getByText('Growth.Components.csv is one sheet of a document').waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.goto(`${explorer.service.baseUrl}/explore/publishing`);
  await page.getByRole('link', { name: 'Kite Manufacturing (before it was replaced)' }).click();
  await whenChecked(page);
  await page.getByRole('tab', { name: 'Text' }).click();
  expect(await page.getByLabel('Document as a text').inputValue()).toContain('Toys of mine');
  await close(page);
});

test('a folder of documents is checked as one, and what is ready is published', async () => {
  await writeFolder('many/one', { ...risk, Code: '9921' });
  await writeFolder('many/two', { ...risk, Code: '9922' });
  const many = join(folder, 'many');
  await writeFile(join(many, 'bad.yaml'), 'Family: risk\nCountry: AU\nCode: 0199\n');
  await writeFile(join(many, 'notes.txt'), 'no document');
  await writeFile(join(many, '.hidden.yaml'), 'no document');
  const page = await explorer.open('/explore/publishing', editor);
  await chooser(page, 'Choose a folder').setInputFiles(many);
  const drafts = page.locator('.draft-list li');
  await drafts.nth(2).waitFor();
  expect(await drafts.count()).toBe(3);
  await enter(page.getByRole('button', { name: 'Check all' }));
  await drafts
    .filter({ hasText: 'bad.yaml' })
    .filter({ hasText: /\d errors?/ })
    .waitFor();
  await enter(page.getByRole('button', { name: 'Publish 2 …' }));
  const dialog = page.getByRole('dialog', { name: 'Publish 2 reports?' });
  await dialog.getByRole('listitem').filter({ hasText: 'risk/AU/9921/English' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await enter(dialog.getByRole('button', { name: 'Publish' }));
  await page.getByText('2 reports are published. Readers see them now.').waitFor();
  await page.getByText('risk/AU/9922/English').waitFor();
  await expect.poll(() => drafts.allInnerTexts()).toEqual([expect.stringContaining('bad.yaml')]);
  expect(await listViolations(page)).toEqual([]);
  await close(page);
});

test('a report is saved as a workbook, changed in a spreadsheet program and published again', async () => {
  const { publishing } = explorer.service.client;
  const key = 'risk/AU/9931/English';
  await publishing.publish(key, { ...risk, Code: '9931' });
  const page = await explorer.open(`/explore/publishing/report/${key}`, editor);
  const save = async () => {
    const download = page.waitForEvent('download');
    await enter(page.getByRole('button', { name: 'Save as a workbook' }));
    return download;
  };
  const saved = await save();
  expect(saved.suggestedFilename()).toBe('risk-AU-9931-English.xlsx');
  await page.goto(`${explorer.service.baseUrl}/explore/publishing`);
  await chooser(page, 'Choose files').setInputFiles(await saved.path().then(named('kites.xlsx')));
  await page.getByText('It is the same as the published edition.').waitFor();
  await page.getByRole('textbox', { name: /^Country/ }).fill('Australia');
  await page.locator('.field-findings .error').filter({ hasText: 'Australia' }).waitFor();
  expect((await save()).suggestedFilename()).toBe('Kite-Manufacturing.xlsx');
  await close(page);
});

/** Chromium chooses its own name for a downloaded file. */
const named = (name: string) => async (path: string) => {
  const place = join(folder, name);
  await copyFile(path, place);
  return place;
};

test('statements of a company are a grid: a year is pasted, mended and undone', async () => {
  const page = await explorer.open('/explore/publishing/report/company/1001/English', editor);
  await enter(page.getByRole('button', { name: 'Edit' }));
  await whenChecked(page);
  await enter(page.locator('summary').filter({ hasText: /^Financials/ }));
  const grid = page.getByRole('group', { name: 'Financials' });
  const cell = (line: string, year: string) =>
    grid.getByRole('textbox', { name: `Financials, ${line}, ${year}`, exact: true });
  const sales = cell('Profit and loss, Sales revenue', '2026-06-30');
  const before = await sales.inputValue();
  await sales.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '13,516,460\n9,000\n');
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expect.poll(() => sales.inputValue()).toBe('13516460');
  expect(await cell('Profit and loss, Other revenue', '2026-06-30').inputValue()).toBe('9000');
  // The warning is beside the figures, with its year and line.
  await grid
    .locator('.field-findings')
    .filter({ hasText: '2026-06-30, Sales revenue: 13,516,460 in 2026-06-30 stands beside' })
    .waitFor();
  await page.getByRole('tab', { name: 'Changes (2)' }).waitFor();
  await sales.fill(before);
  await page.getByRole('tab', { name: 'Changes (1)' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.setViewportSize(phoneSize.viewport);
  expect(await listTooWide(page)).toEqual([]);
  await close(page);
});

test('a long document shows how much of it is sent', async () => {
  const page = await explorer.open('/explore/publishing', editor);
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  const text = JSON.stringify({ ...risk, Analysis: { Overview: 'Kites rise. '.repeat(16_000) } });
  await limit(100_000);
  const mimeType = 'application/json';
  const buffer = Buffer.from(text);
  await chooser(page, 'Choose files').setInputFiles({ name: 'long.json', mimeType, buffer });
  const bar = page.getByRole('progressbar', { name: 'Sending' });
  await bar.waitFor();
  expect(Number(await bar.getAttribute('max'))).toBeGreaterThan(192_000);
  await page.getByText(/\d+ % of 0\.2 MB sent/).waitFor();
  await limit(-1);
  await whenChecked(page);
  await close(page);
});

test('a text in Markdown is shown as readers see it while it is typed, and nothing in it runs', async () => {
  const page = await explorer.open('/explore/publishing', { ...editor, ...phoneSize });
  await page.getByLabel('Family', { exact: true }).selectOption('risk');
  await page.getByRole('button', { name: 'Begin' }).click();
  await whenChecked(page);
  await page.getByRole('tab', { name: 'Form' }).click();
  await page
    .locator('summary')
    .filter({ hasText: /^Analysis/ })
    .click();
  await page
    .getByRole('textbox', { name: /^Overview/ })
    .fill('# Wind\n\n- **strong**\n- [far](javascript:alert(1))\n\n<img src=x onerror=alert(1)>');
  const shown = page.getByRole('group', { name: 'Overview as readers see it' });
  await shown.getByRole('heading', { name: 'Wind' }).waitFor();
  expect(await shown.locator('li strong').innerText()).toBe('strong');
  expect(await shown.locator('a, img').count()).toBe(0);
  expect(await shown.innerText()).toContain('<img src=x onerror=alert(1)>');
  expect(await listViolations(page)).toEqual([]);
  expect(await listTooWide(page)).toEqual([]);
  await close(page);
});

test('a report of a family that the pages were not made for is begun, edited and rolled back', async () => {
  const page = await explorer.open('/explore/publishing', editor);
  await page.getByLabel('Family', { exact: true }).selectOption('Gadget reports');
  const workbook = page.getByRole('link', { name: 'Get it as a workbook' });
  await expect.poll(() => workbook.getAttribute('href')).toBe('/schemas/gadget.starter.xlsx');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.findings .error').first().waitFor();
  await page.goto(`${explorer.service.baseUrl}/explore/publishing`);
  const gadget = 'gadget/AU/VIC/77/English';
  await page.getByRole('row').filter({ hasText: gadget }).getByRole('link').click();
  await enter(page.getByRole('button', { name: 'Edit' }));
  await page.getByRole('textbox', { name: /^Title/ }).fill('Spanner for both hands');
  await page
    .locator('summary')
    .filter({ hasText: /^Quality/ })
    .click();
  const weight = page.getByRole('textbox', { name: 'Quality, Weight, row 1', exact: true });
  const before = await weight.inputValue();
  await weight.fill('7');
  await page.locator('.field-findings .error').filter({ hasText: 'must sum to 100' }).waitFor();
  await weight.fill(before);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.locator('.readers-view .chart-surface svg text').first().waitFor();
  await page.getByRole('tab', { name: 'Changes (1)' }).click();
  await page.getByRole('cell', { name: 'Spanner for both hands' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await publish(page);
  await enter(page.getByRole('button', { name: 'Roll back to edition 1 …' }));
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Roll back' }));
  await page.getByText('Edition 3 is published, with the content of edition 1.').waitFor();
  await close(page);
});
