import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageNames } from '../src/index.js';
import { credentials, startBroadsheet, type BroadsheetService } from './broadsheet-service.js';
import {
  compile,
  packageFolder,
  packPackage,
  repositoryFolder,
  runNode,
  type PackedPackage,
} from './packed-package.js';

/** The examples as a user has them: in their own project, with the packed package. */
let packed: PackedPackage;
let service: BroadsheetService;
let project: string;

beforeAll(async () => {
  [packed, service] = await Promise.all([packPackage(), startBroadsheet()]);
  project = await packed.createProject({
    'package.json': '{ "private": true, "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    ...(await readExamples()),
  });
  await compile(project);
}, 180_000);

afterAll(async () => {
  await service.stop();
  await packed.remove();
});

const compilerOptions = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(repositoryFolder, 'node_modules/@types')],
};

async function readExamples(): Promise<Record<string, string>> {
  const folder = join(packageFolder, 'examples');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
}

const run = (name: string, ...parameters: string[]) =>
  runNode(project, [`${name}.js`, ...parameters], {
    BROADSHEET_URL: service.baseUrl,
    BROADSHEET_CLIENT_ID: credentials.clientId,
    BROADSHEET_USERNAME: credentials.username,
    BROADSHEET_PASSWORD: credentials.password,
  });

test('save-charts writes every chart', async () => {
  await run('save-charts', 'AU', '1214', 'charts');
  const files = await readdir(join(project, 'charts'));
  expect(files.toSorted()).toEqual(imageNames.map((name) => `${name}.png`).toSorted());
});

test('company-facts prints the name and a line for each year', async () => {
  const output = await run('company-facts', '1001');
  expect(output).toMatch(/ \d{11}\n\d{4} [\d.]+ AUD /);
  await expect(run('company-facts', '99')).resolves.toBe('There is no report on company 99.\n');
});

test('keep-up fetches everything once, and then only asks what changed', async () => {
  const first = await run('keep-up', 'cache');
  const second = await run('keep-up', 'cache');
  // A token and the changes; then the list, and each chart.
  expect(first).toContain(`in ${String(2 + 1 + imageNames.length)} requests`);
  expect(second).toBe(first.replace(/in \d+/, 'in 2'));
});

test('find-reports prints what it finds', async () => {
  await expect(run('find-reports', 'win')).resolves.toContain('industry/AU/1214/English ');
});

test('correct-report makes a new edition, and follow-changes shows it once', async () => {
  await run('follow-changes', 'cursor.txt');
  const title = 'Wine and Spirits';
  await expect(run('correct-report', 'AU', '1214', title)).resolves.toMatch(/^edition 2 updated/);
  await expect(run('follow-changes', 'cursor.txt')).resolves.toMatch(
    /^published industry\/AU\/1214\/English 2 .*Revenue/,
  );
  await expect(run('follow-changes', 'cursor.txt')).resolves.toBe('');
});
