import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { readXlsx, openXlsx, saveXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFaultyWorkbooks } from '../../../../test/faulty-workbooks.js';
import { createFolder, type Finished } from '../service-process.js';
import { commandIn, edit, jsonLines, patient } from './documents.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let broadsheet: (...args: string[]) => Promise<Finished>;
let init: Finished;

beforeAll(async () => {
  folder = await createFolder();
  broadsheet = commandIn(folder.path);
  init = await broadsheet('init', 'books', '--format', 'xlsx');
}, patient.timeout);
afterAll(() => folder.remove());

const path = (...names: string[]) => join(folder.path, ...names);
const key = 'industry/AU/9901/English';

/** Writes a workbook with a different value in one cell. */
async function changeCell(
  from: string,
  to: string,
  [sheet, row, column]: [string, number, number],
  value: string | number,
) {
  const workbook = await openXlsx(await readFile(path(from)));
  const found = workbook.sheets.find(({ name }) => name === sheet);
  const cells = found?.rows[row];
  if (!cells) throw new Error(`there is no row ${String(row)} in ${sheet}`);
  cells[column] = value;
  found.cells?.delete(`${String(row)},${String(column)}`);
  await writeFile(path(to), await saveXlsx(workbook));
}

describe('workbooks', patient, () => {
  it('are written to start from, one of each family, and nothing is wrong in them', async () => {
    expect(init.stdout.trim().split('\n')).toEqual(
      families.names.map((family) => join('books', `${family}.xlsx`)),
    );
    expect(await broadsheet('check', 'books')).toEqual({
      code: 0,
      stdout: '',
      stderr: `${String(families.names.length)} documents checked: nothing is wrong.\n`,
    });
  });

  it('have headers that stay visible, notes and drop-downs', async () => {
    const { sheets } = await readXlsx(await readFile(path('books', 'industry.xlsx')));
    const series = sheets.find(({ name }) => name === 'Series');
    expect(series?.rows[2]?.slice(0, 3)).toEqual(['Year', 'Revenue', 'ValueAdded']);
    expect(series?.rows[1]?.[1]).toContain('Total industry revenue');
    expect(series?.freezePane).toEqual({ rows: 3, columns: 1 });
    expect(series?.dataValidations).toContainEqual(
      expect.objectContaining({ type: 'list', values: ['TRUE', 'FALSE'] }),
    );
    expect(series?.cells?.get('2,1')?.comment?.text).toContain('whole units of Currency');
  });

  it('hold the same documents as YAML', async () => {
    await broadsheet('init', 'texts', '--family', 'industry');
    await edit(path('texts', 'industry.yaml'), 'Country: AU\n', 'Family: industry\nCountry: AU\n');
    const published = await broadsheet('publish', join('texts', 'industry.yaml'));
    expect(published.stdout).toContain(`created    ${key}`);
    const again = await broadsheet('publish', join('books', 'industry.xlsx'), '--json');
    expect(jsonLines(again.stdout)).toMatchObject([{ Key: key, Outcome: 'unchanged' }]);
  });

  it('are exported, like the other formats, and change nothing when published again', async () => {
    for (const file of ['back.xlsx', 'back.yaml', 'back.json']) {
      const { code } = await broadsheet('document', key, '-o', file);
      expect(code).toBe(0);
      const { stdout } = await broadsheet('publish', file, '--json');
      expect(jsonLines(stdout)).toMatchObject([{ File: file, Outcome: 'unchanged' }]);
    }
    await broadsheet('document', key, '--format', 'csv', '-o', join('csv', 'kites'));
    expect(await readdir(path('csv', 'kites'))).toContain('Report.csv');
    const { stdout } = await broadsheet('publish', 'csv', '--json');
    expect(jsonLines(stdout)).toMatchObject([{ File: join('csv', 'kites'), Outcome: 'unchanged' }]);
  });

  it('may be folders of CSV files, checked and drawn as others are', async () => {
    const sheets = join('csv', 'kites');
    expect(await broadsheet('check', sheets)).toEqual({
      code: 0,
      stdout: '',
      stderr: '1 document checked: nothing is wrong.\n',
    });
    const drawn = await broadsheet('preview', sheets, '-o', 'csv-page');
    expect(drawn.code).toBe(0);
    expect(await readFile(path('csv-page', 'index.html'), 'utf8')).toContain('<img');
    const series = path(sheets, 'Series.csv');
    const text = await readFile(series, 'utf8');
    const rows = text.split('\n');
    const at = rows.findIndex((row) => row.startsWith('2026,'));
    rows[at] = (rows[at] ?? '').replace(/,[\d.]+/, ',"62,500,000"');
    await writeFile(series, rows.join('\n'));
    const { code, stdout } = await broadsheet('check', 'csv');
    expect(code).toBe(1);
    expect(stdout).toBe(
      `${sheets}:Series!B${String(at + 1)}: error: "62,500,000" is text; write the number 62500000.\n`,
    );
    await writeFile(series, text);
  });

  it('are exported from the requested edition', async () => {
    const before = await broadsheet('document', key, '--format', 'yaml');
    await writeFile(
      path('second.yaml'),
      before.stdout.replace('Title: Kite Manufacturing', 'Title: Kites and Balloons'),
    );
    expect((await broadsheet('publish', 'second.yaml')).stdout).toContain(`updated    ${key}`);
    const first = await broadsheet('document', key, '--format', 'yaml', '--edition', '1');
    expect(first).toEqual(before);
    expect(first.stdout).toContain('Title: Kite Manufacturing\n');
    const second = await broadsheet('document', key, '--format', 'json', '--edition', '2');
    expect(JSON.parse(second.stdout)).toMatchObject({ Title: 'Kites and Balloons' });
    expect(await broadsheet('document', key, '--format', 'yaml')).not.toEqual(first);
    await broadsheet('document', key, '--edition', '1', '-o', 'first.xlsx');
    const refused = await broadsheet('publish', 'first.xlsx', '--json');
    expect(refused.stderr).toContain('Title is "Kites and Balloons" in edition 2');
    const { stdout } = await broadsheet('publish', 'first.xlsx', '--json', '--overwrite');
    expect(jsonLines(stdout)).toMatchObject([{ Outcome: 'updated', Edition: 3 }]);
    const third = await broadsheet('document', key, '--format', 'yaml');
    expect(third.stdout).toBe(first.stdout.replace('edition 1 of', 'edition 3 of'));
  });

  it('of missing editions are refused', async () => {
    expect(await broadsheet('document', key, '--edition', '7')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`no edition 7 of ${key}`) as string,
    });
    expect(await broadsheet('document', key, '--format', 'csv')).toMatchObject({ code: 1 });
  });

  it('have problems at their cells, and get them as comments', async () => {
    await mkdir(path('wrong'));
    const file = join('wrong', 'kites.xlsx');
    await changeCell(join('books', 'industry.xlsx'), file, ['Series', 12, 1], '62,500,000');
    const out = join('wrong', 'checked.xlsx');
    const checked = await broadsheet('check', file, '--comments', out);
    expect(checked.code).toBe(1);
    const message = '"62,500,000" is text; write the number 62500000.';
    expect(checked.stdout).toBe(`${file}:Series!B13: error: ${message}\n`);
    const { sheets } = await readXlsx(await readFile(path(out)));
    const series = sheets.find(({ name }) => name === 'Series');
    expect(series?.cells?.get('12,1')?.comment?.text).toBe(`error: ${message}`);
    expect(series?.rows[12]?.[1]).toBe('62,500,000');
    const refused = await broadsheet('publish', file);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    const { stdout } = await broadsheet('check', file, '--json');
    expect(jsonLines(stdout)).toMatchObject([{ Cell: 'Series!B13', Pointer: '/Revenue/9/Value' }]);
  });

  it('that cannot be read are refused in one sentence at the cell, by check, preview and publish', async () => {
    await mkdir(path('faulty'));
    const before = await broadsheet('published', '--json');
    expect(before.stdout).toContain(key);
    const starter = await readFile(path('books', 'industry.xlsx'));
    const faulty = await buildFaultyWorkbooks(starter);
    for (const { name, cell = '1:1', message, bytes } of faulty) {
      const file = join('faulty', `${name}.xlsx`);
      await writeFile(path(file), bytes);
      const said = `${file}:${cell}: error: ${message}\n`;
      expect(await broadsheet('check', file), name).toMatchObject({ code: 1, stdout: said });
      expect(await broadsheet('publish', file), name).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(said) as string,
      });
    }
    const drawn = await broadsheet('preview', 'faulty', '-o', 'faulty-page');
    expect(drawn.code).toBe(1);
    for (const { message } of faulty) expect(drawn.stderr).toContain(message);
    expect(await broadsheet('published', '--json')).toEqual(before);
  });

  it('are drawn in a preview', async () => {
    const { code } = await broadsheet('preview', join('books', 'esg.xlsx'), '-o', 'page');
    expect(code).toBe(0);
    expect(await readFile(path('page', 'index.html'), 'utf8')).toContain('<img');
  });
});
