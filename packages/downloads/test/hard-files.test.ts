import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import type { DownloadFormat } from '@broadsheet/contract';
import { createFileMaker } from '@broadsheet/downloads';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arabic, hardReport, lastColumn, lastRow, longWord, pictographs } from './hard-report.js';

let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer({ workers: 1 });
});
afterAll(() => renderer.close());

const make = async (format: DownloadFormat) =>
  Buffer.from((await createFileMaker(renderer).make({ ...hardReport, format })).bytes);

/** Words, columns, rows, emoji, names from right to left, and a letter that no font of ours has. */
const expected = [longWord, lastColumn, lastRow, pictographs, arabic, 'ก'];

describe('content that is hard to set', () => {
  it('is whole in a workbook: every row, column and letter', async () => {
    const { sheets } = await readXlsx(await make('xlsx'));
    const values = sheets.flatMap(({ rows }) => rows.flat());
    const text = values.map(String).join('\n');
    for (const each of expected) expect(text).toContain(each);
    const wide = sheets.find(({ name }) => name === 'Wide')?.rows ?? [];
    expect(wide.at(-1)?.slice(1)).toEqual(
      Array.from({ length: 60 }, (_, index) => 19_000_000 + index),
    );
    const long = sheets.find(({ name }) => name === 'Long')?.rows ?? [];
    const names = long
      .map(([name]) => String(name))
      .filter((name) => name.startsWith('Row number'));
    expect(names).toHaveLength(500);
    for (const { name } of sheets) expect(name.length).toBeLessThanOrEqual(31);
  });

  it('is whole in CSV files', async () => {
    const files = unzipSync(await make('csv'));
    const texts = Object.entries(files).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]);
    const { 'wide.csv': wide = '', 'long.csv': long = '' } = Object.fromEntries(texts) as Record<
      string,
      string
    >;
    // A text is no table, so it is in none.
    const all = texts.map(([, text]) => text).join('\n');
    for (const each of [longWord, lastColumn, lastRow, arabic]) expect(all).toContain(each);
    expect(wide.trimEnd().split('\r\n')).toHaveLength(21);
    expect(wide.split('\r\n')[20]?.split(',')).toHaveLength(61);
    expect(long.trimEnd().split('\r\n')).toHaveLength(501);
  });

  it('is whole in Markdown', async () => {
    const text = (await make('md')).toString();
    for (const each of expected) expect(text).toContain(each);
    expect(text.match(/^\| Row number /gm)).toHaveLength(500);
    const heads = text.split('\n').filter((line) => line.includes(`| ${lastColumn} |`));
    expect(heads[0]?.split('|')).toHaveLength(63);
  });
});
