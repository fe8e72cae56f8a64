import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, type Finished } from '../service-process.js';
import { commandIn, edit, jsonLines, patient } from './documents.js';

const key = 'esg/AU/9901/English';

let folder: Awaited<ReturnType<typeof createFolder>>;
let broadsheet: (...args: string[]) => Promise<Finished>;
const path = (...names: string[]) => join(folder.path, ...names);
const read = (...names: string[]) => readFile(path(...names), 'utf8');

/** A new source in one cell of the sheet `Report`. */
async function changeSource(file: string, source: string) {
  const workbook = await openXlsx(await readFile(path(file)));
  const report = workbook.sheets.find(({ name }) => name === 'Report');
  const row = report?.rows.find(([name]) => name === 'Source');
  if (!row) throw new Error(`${file} has no Source`);
  row[1] = source;
  await writeFile(path(file), await saveXlsx(workbook));
}

/** Two people have the first edition, and one has published the second: another sector. */
beforeAll(async () => {
  folder = await createFolder();
  broadsheet = commandIn(folder.path);
  await broadsheet('init', 'reports', '--family', 'esg');
  await broadsheet('publish', 'reports');
  for (const file of ['first.yaml', 'second.yaml', 'second.json', 'second.xlsx']) {
    await broadsheet('document', key, '-o', file);
  }
  await broadsheet('document', key, '--format', 'csv', '-o', 'second');
  await edit(path('first.yaml'), 'Sector: Manufacturing', 'Sector: Toys');
  const { stdout } = await broadsheet('publish', 'first.yaml', '--author', 'ann');
  expect(stdout).toContain(`updated    ${key}  edition 2`);
  await edit(path('second.yaml'), 'Source: Example', 'Source: Another');
  await edit(path('second.json'), '"Source": "Example', '"Source": "Another');
  await edit(path('second', 'Report.csv'), 'Source,Example', 'Source,Another');
  await changeSource('second.xlsx', 'Another Statistics Office');
}, patient.timeout);
afterAll(() => folder.remove());

describe('a document that was exported before somebody else published', patient, () => {
  it.each([
    ['second.yaml', /^second\.yaml:1:10: error: \/BasedOn: /, /second\.yaml:46:9: .*\/Sector: /],
    ['second.json', /^second\.json:2:14: error: \/BasedOn: /, /second\.json:\d+:13: .*\/Sector: /],
    ['second.xlsx', /^second\.xlsx:Report!B5: error: /, /second\.xlsx:Report!B\d+: warning: /],
    ['second', /^second:Report!B3: error: /, /second:Report!B\d+: warning: /],
  ])('is refused as %s, figure by figure', async (file, basis, sector) => {
    const before = await read(file === 'second' ? 'second/Report.csv' : file);
    for (const dryRun of [['--dry-run'], []]) {
      const { code, stdout, stderr } = await broadsheet('publish', file, ...dryRun);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      const [first, second, end] = stderr.split('\n');
      expect(first).toMatch(basis);
      expect(first).toContain('exported from edition 1, and ann published edition 2 since');
      expect(second).toMatch(sector);
      expect(second).toContain('Sector is "Toys" in edition 2 and is "Manufacturing" here.');
      expect(end).toContain('1 refused');
    }
    expect(await read(file === 'second' ? 'second/Report.csv' : file)).toBe(before);
    const current = await broadsheet('document', key, '--format', 'json');
    expect(JSON.parse(current.stdout)).toMatchObject({
      BasedOn: `edition 2 of ${key}`,
      Sector: 'Toys',
    });
  });

  it('is published with what the others have changed, and says so from then on', async () => {
    await edit(path('second.yaml'), 'Sector: Manufacturing', 'Sector: Toys');
    const merged = await broadsheet('publish', 'second.yaml');
    expect(merged.stdout).toContain(`updated    ${key}  edition 3`);
    expect(await read('second.yaml')).toContain(`BasedOn: edition 3 of ${key}\n`);
    // The next change of one's own undoes nothing either.
    await edit(path('second.yaml'), 'Source: Another', 'Source: Third');
    expect((await broadsheet('publish', 'second.yaml')).stdout).toContain('edition 4');
  });

  it('is published over them on demand', async () => {
    const { stdout } = await broadsheet('publish', 'second.json', 'second', '--overwrite');
    // A second file of the same report is refused in one run.
    expect(stdout).toContain('edition 5');
    const book = await broadsheet('publish', 'second.xlsx', '--overwrite', '--json');
    expect(jsonLines(book.stdout)).toMatchObject([{ Outcome: 'unchanged', Edition: 5 }]);
    const command = `broadsheet document ${key} -o second-edition-5.xlsx`;
    expect(book.stderr.split('\n')[0]).toBe(
      `second.xlsx:Report!B5: warning: What is published is edition 5 of ${key} now, and the file still says edition 1. Before you change it further, write "edition 5 of ${key}" here, or get the new edition: ${command}`,
    );
    // The workbook that the command writes is based on it, and can be changed and published.
    await broadsheet(...command.split(' ').slice(1));
    await changeSource('second-edition-5.xlsx', 'Fourth Statistics Office');
    const next = await broadsheet('publish', 'second-edition-5.xlsx');
    expect(next.stdout).toContain(`updated    ${key}  edition 6`);
    expect(next.stderr).toContain(`write "edition 6 of ${key}" here`);
  });

  it('is published where the report is new, or withdrawn and restored, and only read', async () => {
    const elsewhere = ['--database-url', 'sqlite:./data/elsewhere.db'];
    await chmod(path('second.json'), 0o444);
    const created = await broadsheet('publish', 'second.json', ...elsewhere);
    expect(created.stdout).toContain(`created    ${key}  edition 1`);
    expect((await broadsheet('withdraw', key, '--yes')).code).toBe(0);
    await broadsheet('document', key, '--edition', '6', '-o', 'sixth.yaml');
    expect((await broadsheet('publish', 'sixth.yaml')).stderr).toContain('is withdrawn');
    const restored = await broadsheet('publish', 'sixth.yaml', '--restore');
    expect(restored.stdout).toContain('edition 7');
  });

  it('tells when what it is based on has another form', async () => {
    await edit(path('sixth.yaml'), `edition 7 of ${key}`, 'the second edition');
    const { stdout } = await broadsheet('check', 'sixth.yaml');
    expect(stdout).toMatch(/^sixth\.yaml:1:10: error: \/BasedOn: "the second edition" does not/);
  });
});
