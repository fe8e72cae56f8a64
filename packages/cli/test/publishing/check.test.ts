import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, type Finished } from '../service-process.js';
import { commandIn, edit, jsonLines, patient } from './documents.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let broadsheet: (...args: string[]) => Promise<Finished>;
let init: Finished;

beforeAll(async () => {
  folder = await createFolder();
  broadsheet = commandIn(folder.path);
  init = await broadsheet('init', 'reports');
}, patient.timeout);
afterAll(() => folder.remove());

const path = (...names: string[]) => join(folder.path, ...names);

/** `file:line:column` of a part of its text. */
function placeOf(file: string, text: string, piece: string): string {
  const lines = text.slice(0, text.indexOf(piece)).split('\n');
  return `${file}:${String(lines.length)}:${String((lines.at(-1)?.length ?? 0) + 1)}`;
}

describe('broadsheet init', patient, () => {
  it('writes a document of each family with its schema, and says what is next', () => {
    expect(init).toMatchObject({ code: 0 });
    expect(init.stdout.split('\n')).toEqual([
      ...families.names.map((family) => join('reports', `${family}.yaml`)),
      ...families.names.map((family) => join('reports', 'schemas', `${family}.schema.json`)),
      '',
    ]);
    expect(init.stderr).toContain('broadsheet preview reports');
  });

  it('makes them valid as written, without a single warning', async () => {
    expect(await broadsheet('check', 'reports')).toEqual({
      code: 0,
      stdout: '',
      stderr: `${String(families.names.length)} documents checked: nothing is wrong.\n`,
    });
  });

  it.each(families.names)('points the editor of %s.yaml at its schema', async (family) => {
    const text = await readFile(path('reports', `${family}.yaml`), 'utf8');
    const [, target = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    const schema = JSON.parse(await readFile(path('reports', target), 'utf8')) as object;
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:broadsheet:schema:${family}`,
      title: expect.stringContaining('report') as string,
    });
  });

  it('never overwrites anything, and then writes nothing at all', async () => {
    await mkdir(path('taken'));
    await writeFile(path('taken', 'company.yaml'), 'mine');
    const { code, stderr } = await broadsheet('init', 'taken');
    expect(code).toBe(1);
    expect(stderr).toContain(join('taken', 'company.yaml'));
    expect(await readdir(path('taken'))).toEqual(['company.yaml']);
    expect(await readFile(path('taken', 'company.yaml'), 'utf8')).toBe('mine');
  });
});

describe('broadsheet schema', patient, () => {
  it('prints one schema, and writes them all', async () => {
    const { stdout } = await broadsheet('schema', 'company');
    expect(JSON.parse(stdout)).toHaveProperty('properties.EntityId.minimum', 1);
    const written = await broadsheet('schema', '-o', 'editor');
    expect(written.code).toBe(0);
    expect((await readdir(path('editor'))).sort()).toEqual(
      families.names.map((family) => `${family}.schema.json`).sort(),
    );
    expect(await readFile(path('editor', 'company.schema.json'), 'utf8')).toBe(stdout);
  });

  it('lists the available ones', async () => {
    expect(await broadsheet('schema', 'industri')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('industry, company') as string,
    });
    expect(await broadsheet('schema')).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('broadsheet check', patient, () => {
  beforeAll(async () => {
    await mkdir(path('bad', 'deeper', '.hidden'), { recursive: true });
    const file = path('bad', 'kites.yaml');
    await writeFile(file, await readFile(path('reports', 'industry.yaml')));
    await edit(file, "Code: '9901'", 'Code: 9901');
    await edit(file, 'Year: 2018, Value: 42900000', 'Year: 2018, Value: -3');
    await edit(file, 'Country: CN, Share: 55', 'Country: CN, Share: 95');
    await edit(file, 'Name: Indoor kites', 'Name: Indoor kites 𓀀');
    await edit(file, 'Name: Kite schools', 'Nmae: Kite schools');
    await edit(file, 'Year: 2026, Value: 47 ', 'Year: 2026, Value: 470 ');
    await writeFile(
      path('bad', 'deeper', 'company.json'),
      '{\n  "EntityId": 7,\n  "Language": "English",\n  "Title": "Seven",\n  "ABN": "12345678901"\n}',
    );
    await writeFile(path('bad', 'deeper', 'broken.json'), '{\n  "Code": "1",\n}');
    await writeFile(path('bad', 'note.yml'), 'Title: What am I?\n');
    await writeFile(path('bad', 'empty.yaml'), '# nothing\n');
    await writeFile(path('bad', 'latin.yaml'), Buffer.from('Title: Caf\xe9\n', 'latin1'));
    // None of these is a document.
    await writeFile(path('bad', 'readme.txt'), 'Code');
    await writeFile(path('bad', 'industry.schema.json'), '{}');
    await writeFile(path('bad', 'deeper', '.hidden', 'x.yaml'), 'Code');
  });

  it('lists every problem at once with its place, its path and what would be right', async () => {
    const { code, stdout, stderr } = await broadsheet('check', 'bad');
    expect(code).toBe(1);
    const text = await readFile(path('bad', 'kites.yaml'), 'utf8');
    const at = (piece: string) => placeOf(join('bad', 'kites.yaml'), text, piece);
    for (const line of [
      `${at('9901\n')}: error: /Code: Type '9901' with quotation marks; without them it is the number 9901.`,
      `${at('-3 }')}: error: /Revenue/1/Value: -3 is below 0`,
      `${at('Indoor kites 𓀀')}: error: /ProductsAndServices/2/Name: "𓀀" (U+13000)`,
      'error: /MajorMarkets/2/Nmae: There is no property "Nmae" here; did you mean "Name"?',
      `${at('Imports:')}: error: /Imports: The shares add up to 124.5`,
      `${at('470 }')}: warning: /Businesses/9/Value: 470 in 2026 stands between `,
    ]) {
      expect(stdout).toContain(line);
    }
    expect(stdout).toMatch(/company\.json:5:10: error: \/ABN: "12345678901" is no ABN/);
    expect(stdout).toMatch(/broken\.json:3:1: error: This is not JSON\. There must be no comma/);
    expect(stdout).toMatch(
      /note\.yml:1:1: error: The document does not say what kind .*Code \(industry\) or EntityId \(company\)/,
    );
    expect(stdout).toMatch(/latin\.yaml:1:1: error: The file is not UTF-8/);
    expect(stdout).toMatch(/empty\.yaml:1:1: error: /);
    expect(stdout).not.toMatch(/readme|schema\.json:|hidden/);
    // Consequences of a mistake are not reported again.
    expect(stdout).not.toMatch(/Name is missing|470 businesses/);
    expect(stderr).toMatch(/^6 documents checked: \d+ errors, 1 warning\.\n$/);
  });

  it('gives the same as JSON', async () => {
    const { code, stdout } = await broadsheet('check', join('bad', 'deeper'), '--json');
    expect(code).toBe(1);
    expect(jsonLines(stdout)).toContainEqual({
      File: join('bad', 'deeper', 'company.json'),
      Line: 5,
      Column: 10,
      Severity: 'error',
      Pointer: '/ABN',
      Message: expect.stringContaining('check digits') as string,
    });
  });

  it('refuses two documents of the same report', async () => {
    await mkdir(path('twice'));
    for (const name of ['one.yaml', 'two.yaml']) {
      await writeFile(path('twice', name), await readFile(path('reports', 'company.yaml')));
    }
    const { code, stdout } = await broadsheet('check', 'twice');
    expect(code).toBe(1);
    expect(stdout).toContain(`company/9001/English, as is ${join('twice', 'one.yaml')}`);
  });

  it('tells a kind by $schema where the content does not', async () => {
    const document = { $schema: './schemas/company.schema.json', Language: 'English' };
    await writeFile(path('schema-only.json'), JSON.stringify(document));
    const { stdout } = await broadsheet('check', 'schema-only.json');
    expect(stdout).toContain('EntityId is missing');
  });

  it.each([
    ['missing', 'There is no file or folder missing.'],
    [join('bad', 'readme.txt'), 'neither JSON nor YAML'],
    [join('bad', 'deeper', '.hidden', '..', '.hidden2'), 'There is no file or folder'],
  ])('explains %s', async (target, message) => {
    const { code, stdout, stderr } = await broadsheet('check', target);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });
});
