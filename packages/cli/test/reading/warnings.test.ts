import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoRisk } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand } from '../service-process.js';
import { reader, startReadersService, type ReadersService } from './readers-service.js';

let service: ReadersService;
let folder: Awaited<ReturnType<typeof createFolder>>;
const warnings = (...args: string[]) =>
  runCommand(['warnings', ...args, '--url', service.address, ...reader], { cwd: folder.path });

beforeAll(async () => {
  folder = await createFolder();
  service = await startReadersService();
  const [wine, , cafes] = [...demoRisk({ seed: 1, count: 3 })];
  if (!wine || !cafes) throw new Error('There are no demo risk reports.');
  const score = (document: typeof wine, Score: number) => {
    const [first, ...rest] = document.Growth.Components;
    const Components = first ? [{ ...first, Score }, ...rest] : rest;
    return { ...document, Growth: { ...document.Growth, Components } };
  };
  const documents = [score(wine, 1), score(cafes, 9), wine, score(cafes, 1)];
  await service.store.editions.publish(
    documents.map((document) => buildDraft({ family: 'risk', document })),
    { name: 'test', address: '' },
  );
}, patient.timeout);
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

describe('warnings', patient, () => {
  it('lists what moved, and ends with 1 where something rose', async () => {
    const { code, stdout, stderr } = await warnings('--since', '30d');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '2 totals moved, 1 of them up.\n' });
    expect(stdout).toMatch(
      /^CHANGE .*\n\+0\.59 +5\.5 Medium +6\.09 High +risk\/AU\/1214\/English .* Recent growth \+4\.40\n−0\.80 /,
    );
  });

  it('ends with 0 where nothing rose, or nothing that is above the score asked for', async () => {
    const fallen = await warnings('--since', '30d', '--minimum-change', '0.7', '--json');
    expect(fallen.code).toBe(0);
    expect(JSON.parse(fallen.stdout)).toMatchObject([{ Code: '4511', Change: -0.8 }]);
    const below = await warnings('--since', '1w', '--above', '7');
    expect(below).toMatchObject({ code: 0, stderr: expect.stringContaining('above 7') as string });
    const none = await warnings('--since', '2099-01-01');
    expect(none).toEqual({ code: 0, stdout: '', stderr: 'No total moved that far.\n' });
  });

  it('takes the industries of a portfolio, and names those that there is no report of', async () => {
    const file = join(folder.path, 'portfolio.csv');
    await writeFile(
      file,
      '\uFEFFName;Country;Code\n"Cafe; bar";AU;4511\nElsewhere;NZ;1214\n;;zz9\n',
    );
    const held = await warnings('--since', '30d', '--codes', 'portfolio.csv', '--json');
    expect(held).toMatchObject({ code: 0 });
    expect(JSON.parse(held.stdout)).toMatchObject([{ Code: '4511' }]);
    expect(held.stderr).toContain('There is no risk report of NZ/1214, zz9.');
    await writeFile(file, '1214\n');
    expect((await warnings('--since', '30d', '--codes', 'portfolio.csv')).code).toBe(1);
  });

  it('refuses what it cannot read, and says what would be right', async () => {
    const file = join(folder.path, 'bad.csv');
    await writeFile(file, 'Code\nwine & beer\n');
    const bad = await warnings('--since', '30d', '--codes', 'bad.csv');
    expect(bad.code).toBe(3);
    expect(bad.stderr).toContain('"wine & beer" in line 2 of bad.csv is not a code');
    const since = await warnings('--since', 'lately');
    expect(since.code).toBe(2);
    expect(since.stderr).toContain('It must be like 30d');
  });

  it.each([
    ['a heading without Code', 'Industry,Share\n1214,20\n'],
    ['codes that are not the first column', 'AU,1214\nNZ,4511\n'],
  ])('refuses a portfolio with %s', async (_, text) => {
    await writeFile(join(folder.path, 'other.csv'), text);
    const { code, stderr } = await warnings('--since', '30d', '--codes', 'other.csv');
    expect(code).toBe(3);
    expect(stderr).toContain('other.csv has no column Code: its first line is ');
  });

  it('keeps to the country that is chosen', async () => {
    const lines = 'Country,Code\nAU,4511\nUS,1214\n,1214\n,4511\n';
    await writeFile(join(folder.path, 'both.csv'), lines);
    const chosen = ['--since', '30d', '--codes', 'both.csv', '--json', '--country'];
    const { stdout, stderr } = await warnings(...chosen, 'AU');
    expect(JSON.parse(stdout)).toMatchObject([{ Code: '1214' }, { Code: '4511' }]);
    expect(stderr).not.toContain('There is no risk report');
    const none = await warnings(...chosen, 'JP');
    expect(none.stderr).toContain('There is no risk report of JP/1214, JP/4511.');
    await writeFile(join(folder.path, 'us.csv'), 'Country,Code\nUS,1214\n');
    const other = await warnings('--since', '30d', '--codes', 'us.csv', '--country', 'AU');
    expect(other.code).toBe(3);
    expect(other.stderr).toContain('No line of us.csv is of AU');
  });

  it('ends with 3 where it failed, so that nobody takes a failure for a rise', async () => {
    const since = ['warnings', '--since', '30d'];
    const run = (...args: string[]) => runCommand([...since, ...args], { cwd: folder.path });
    const noFile = await warnings('--since', '30d', '--codes', 'none.csv');
    expect(noFile.code).toBe(3);
    expect(noFile.stderr).toContain('none.csv');
    const noCredentials = await run('--url', service.address);
    expect(noCredentials).toMatchObject({ code: 3, stdout: '' });
    const noService = await run('--url', 'http://127.0.0.1:9', ...reader);
    expect(noService).toMatchObject({ code: 3, stdout: '' });
  });
});
