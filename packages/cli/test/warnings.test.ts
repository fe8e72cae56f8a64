import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoRisk } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from './publishing-documents.js';
import { reader, startReadersService, type ReadersService } from './readers-service.js';
import { createFolder, runCommand } from './service-process.js';

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
    expect(held.stderr).toContain('There is no risk report of zz9.');
    await writeFile(file, '1214\n');
    expect((await warnings('--since', '30d', '--codes', 'portfolio.csv')).code).toBe(1);
  });

  it('refuses what it cannot read, and says what would be right', async () => {
    const file = join(folder.path, 'bad.csv');
    await writeFile(file, 'Code\nwine & beer\n');
    const bad = await warnings('--since', '30d', '--codes', 'bad.csv');
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain('"wine & beer" in line 2 of bad.csv is not a code');
    const since = await warnings('--since', 'lately');
    expect(since.code).toBe(2);
    expect(since.stderr).toContain('It must be like 30d');
  });
});
