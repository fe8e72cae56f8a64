/** Paths that a user gives by mistake: a folder for a file, a file for a folder, one that is not there. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand } from '../service-process.js';

let folder: Awaited<ReturnType<typeof createFolder>>;

beforeAll(async () => {
  folder = await createFolder();
  await mkdir(join(folder.path, 'folder'));
  await writeFile(join(folder.path, 'file'), '');
});
afterAll(() => folder.remove());

const isFolder = 'it is a folder, not a file.\n';
const isMissing = 'there is no such file or folder.\n';

const cases: [string, number, string][] = [
  ['warnings --since 30d --codes folder', 3, `folder cannot be read: ${isFolder}`],
  ['warnings --since 30d --codes none', 3, `none cannot be read: ${isMissing}`],
  ['synonyms add folder', 1, `folder cannot be read: ${isFolder}`],
  ['synonyms remove none', 1, `none cannot be read: ${isMissing}`],
  ['classify --file folder', 1, `folder cannot be read: ${isFolder}`],
  ['classifications add folder --system ISIC-4', 1, `folder cannot be read: ${isFolder}`],
  ['schema -o file', 1, 'file: there is already a file of that name.\n'],
  ['schema -o file/schemas', 1, 'file/schemas: a part of its path is a file, not a folder.\n'],
  [
    'document industry/AU/1214/English -o a.pdf',
    1,
    'a.pdf is not written: this command writes files that end in .json, .yaml, .xlsx, .csv, .yml. --format writes one of them under another name. To download the report as a PDF, Markdown or a workbook to read: broadsheet download.\n',
  ],
  [
    'compare industry/AU/1214/English industry/US/312130/English -o a.docx',
    1,
    'a.docx is not written: this command writes files that end in .txt, .pdf, .md, .json, .csv, .xlsx.\n',
  ],
  [
    'chart AU 1214 revenue -o a.pdf',
    1,
    'a.pdf is not written: this command writes files that end in .png, .svg, .csv, .xlsx.\n',
  ],
  [
    'download industry/AU/1214/English -o a.pdf',
    1,
    'a.pdf is the name of a file, and -o names the folder: each file is named after its report and --format.\n',
  ],
  [
    'image AU 1214 revenue -o a.svg',
    1,
    'a.svg is not written: this command writes files that end in .png. Other forms of a chart: broadsheet chart.\n',
  ],
];

it.each(cases)(
  '%s: says in plain words what is wrong with the path',
  patient,
  async (line, code, stderr) => {
    const run = await runCommand(line.split(' '), { cwd: folder.path });
    expect(run).toEqual({ code, stdout: '', stderr });
  },
);

it.each([
  'published',
  'editions industry/AU/1214/English',
  'document industry/AU/1214/English',
  'rollback industry/AU/1214/English 1',
  'withdraw industry/AU/1214/English --yes',
  'clients list',
  'clients show acme',
  'clients remove acme --yes',
  'keys list',
  'synonyms list',
  'classifications list',
  'usage',
  'audit',
  'audit export',
  'mcp',
])('%s: says that there is no store, and makes none', patient, async (line) => {
  const { code, stdout, stderr } = await runCommand(line.split(' '), { cwd: folder.path });
  expect(stderr).toContain(`There is no store at ${join(folder.path, 'data', 'broadsheet.db')}. `);
  expect(stderr).toContain('"broadsheet publish" makes one');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(existsSync(join(folder.path, 'data'))).toBe(false);
});

const kept = 'what was there before';
const starters = '--family esg --family industry';

it.each([
  ['schema industry -o full', 'industry.schema.json', 1],
  ['init full --family esg', 'esg.yaml', 1],
  ['preview starters/esg.yaml -o full', 'index.html', 1],
  ['check starters/esg.xlsx --comments full/checked.xlsx', 'checked.xlsx', 1],
  // Opening the store takes a file of 32 KiB.
  ['document industry/AU/9901/English -o full/kites.xlsx', 'kites.xlsx', 33],
])('%s: a full disk is told, and leaves the file as it was', patient, async (line, name, limit) => {
  const run = (args: string, more = {}) =>
    runCommand(args.split(' '), { cwd: folder.path, ...more });
  await run(`init starters ${starters}`);
  await run(`init starters ${starters} --format xlsx`);
  await run('publish starters/industry.yaml');
  const full = join(folder.path, 'full');
  await rm(full, { recursive: true, force: true });
  await mkdir(full);
  const before = line.startsWith('init') ? [] : [name];
  for (const file of before) await writeFile(join(full, file), kept);
  const { code, stderr } = await run(line, { largestFileKib: limit });
  expect(stderr).toContain(`${join('full', name)} cannot be written: EFBIG: file too large.\n`);
  expect(code).toBe(1);
  expect(await readdir(full)).toEqual(before);
  for (const file of before) expect(await readFile(join(full, file), 'utf8')).toBe(kept);
});
