import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoClassifications } from '@broadsheet/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reader, startReadersService, type ReadersService } from '../reading/readers-service.js';
import { createFolder, runCommand } from '../service-process.js';
import { patient } from './documents.js';

let service: ReadersService;
let folder: Awaited<ReturnType<typeof createFolder>>;

beforeAll(async () => {
  folder = await createFolder();
  service = await startReadersService();
  await service.store.classifications.publish(demoClassifications(), { name: 'test', address: '' });
}, patient.timeout);
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

const classify = (...args: string[]) =>
  runCommand(['classify', ...args, '--url', service.address, ...reader], { cwd: folder.path });
const manage = (...args: string[]) =>
  runCommand(['classifications', ...args, '--database-url', 'sqlite:./own.db'], {
    cwd: folder.path,
  });

describe('classify', patient, () => {
  it('finds codes by words in every classification', async () => {
    const { code, stdout } = await classify('coffee', 'shop', '--limit', '1');
    expect(code).toBe(0);
    expect(stdout).toMatch(/ANZSIC-2006 +4511 +(yes)? +Cafes and Restaurants/);
    expect(stdout).toMatch(/NAICS-2022 +722515 +Snack/);
  });

  it('converts codes, those of a CSV file too, into a table or CSV', async () => {
    const both = ['--from', 'ANZSIC-2006', '--to', 'NAICS-2022'];
    const { stdout } = await classify('--convert', '1214', ...both);
    expect(stdout).toMatch(
      /^ANZSIC-2006 → ISIC-4 → NAICS-2022\n[^]*1214 .*exact +derived +312130 +Wineries/,
    );
    await writeFile(join(folder.path, 'in.csv'), 'Name,Code\n"A, B",1214\nC,99.99\n');
    const csv = await classify('--file', 'in.csv', ...both, '--csv');
    expect(csv.stdout).toBe(
      'Code,Title,Match,Derived,TargetCode,TargetTitle,Note\n' +
        '1214,Wine and Other Alcoholic Beverage Manufacturing,exact,derived,312130,Wineries,\n' +
        '99.99,,,,,,"ANZSIC-2006 has no code ""99.99""."\n',
    );
  });

  it('finds the reports of codes, and says what it needs', async () => {
    const { stdout } = await classify('--reports', '312130', '--system', 'NAICS-2022');
    expect(stdout).toMatch(/312130 +industry\/AU\/1214\/English +concordance +ANZSIC-2006 1214/);
    const lacking = await classify('--convert', '1214');
    expect(lacking).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--from ANZSIC-2006') as string,
    });
    const unknown = await classify('x', '--system', 'SIC-1');
    expect(unknown).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('there are ANZSIC-2006') as string,
    });
  });
});

describe('classifications', patient, () => {
  it('are added, listed, rolled back and withdrawn; a bad file changes nothing', async () => {
    const file = join(folder.path, 'isic.txt');
    const text =
      '"Code","Description"\n"A","Farms"\n"01","Crops"\n"011","Season"\n"0111","Cereals"\n';
    await writeFile(file, text);
    const cut = await manage('add', 'isic.txt', '--system', 'ISIC-4');
    expect(cut).toMatchObject({ code: 1, stdout: '' });
    expect(cut.stderr).toMatch(
      /isic\.txt: line 5: There are 1, 1, 1, 1 codes by level; ISIC-4 has[^]*Nothing was changed/,
    );
    const added = await manage('add', 'isic.txt', '--system', 'ISIC-4', '--extract');
    expect(added.stdout).toBe('ISIC-4: edition 1, created\n');
    await writeFile(file, text.replace('Cereals', 'Grain'));
    expect((await manage('add', 'isic.txt', '--system', 'isic-4', '--extract')).stdout).toBe(
      'ISIC-4: edition 2, updated\n',
    );
    await writeFile(file, `${text}"0111","Twice"\n`);
    expect((await manage('add', 'isic.txt', '--system', 'ISIC-4', '--extract')).stderr).toContain(
      'isic.txt: line 6: the code 0111 is there twice, first in line 5.\nNothing was changed.',
    );
    expect((await manage('list')).stdout).toMatch(/ISIC-4 +2 +extract +Section 1, Division 1/);
    expect((await manage('rollback', 'ISIC-4', '1')).stdout).toBe('ISIC-4: edition 3, updated\n');
    expect((await manage('editions', 'ISIC-4')).stdout).toMatch(/3 +current [^]*\n2 [^]*\n1 /);
    const unasked = await manage('withdraw', 'isic-4');
    expect(unasked).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('classifications withdraw needs --yes') as string,
    });
    expect((await manage('withdraw', 'isic-4', '--yes')).stdout).toBe(
      'ISIC-4: edition 3, withdrawn\n',
    );
    await writeFile(file, text);
    const again = await manage('add', 'isic.txt', '--system', 'ISIC-4', '--extract');
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not published again unless --restore') as string,
    });
    const missing = await manage('link', 'ISIC-4', 'NACE-2');
    expect(missing).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not published') as string,
    });
  });
});

describe('classifications of a running service', patient, () => {
  const publisher = ['--client-id', 'newsroom', '--username', 'demo', '--password', 'demo'];
  const manageAt = (...args: string[]) =>
    runCommand(['classifications', ...args, '--to', service.address, ...publisher], {
      cwd: folder.path,
    });
  beforeAll(async () => {
    await service.store.clients.save({
      ...{ id: 'newsroom', name: 'Newsroom', users: { demo: 'demo' } },
      entitlements: [{ access: 'publish', families: '*', countries: '*', languages: '*' }],
    });
  });

  it('are added, linked, listed, rolled back and withdrawn over HTTP', async () => {
    const file = join(folder.path, 'acme.csv');
    await writeFile(file, 'code,title,parent\nI,Food,\n5610,Coffee shops,I\n');
    const own = ['--title', 'Acme', '--source', 'Acme', '--licence', 'own'];
    const add = (...more: string[]) => manageAt('add', 'acme.csv', '--system', 'acme-1', ...more);
    const tried = await add(...own, '--dry-run');
    expect(tried.stdout).toBe('ACME-1: edition 1, created; only checked, nothing was changed\n');
    expect((await add(...own)).stdout).toBe('ACME-1: edition 1, created\n');
    expect((await manageAt('link', 'ACME-1', 'ISIC-4')).stdout).toBe(
      'ACME-1/ISIC-4: edition 1, created\n',
    );
    await writeFile(join(folder.path, 'links.csv'), 'from,to\nI,I\n');
    const opposite = await manageAt('add', 'links.csv', '--concordance', 'isic-4/acme-1');
    expect(opposite.stderr).toContain('ACME-1/ISIC-4 is published, and used both ways');
    expect((await manageAt('list')).stdout).toMatch(
      /ACME-1 +1 +whole +Level 1 1, Level 2 1 +Acme\nACME-1\/ISIC-4 +1 +extract +2 links, 2 exact/,
    );
    expect((await manageAt('withdraw', 'ACME-1/ISIC-4', '--yes')).stdout).toMatch(/withdrawn/);
    expect((await manageAt('rollback', 'ACME-1/ISIC-4', '1')).stdout).toMatch(/edition 2, created/);
    expect((await manageAt('editions', 'ACME-1/ISIC-4')).stdout).toMatch(/2 +current .*newsroom/);
    const converted = await classify('--convert', '5610', '--from', 'ACME-1', '--to', 'ISIC-4');
    expect(converted.stdout).toMatch(/5610 .*exact +5610/);
    await manageAt('withdraw', 'ACME-1/ISIC-4', '--yes');
    await manageAt('withdraw', 'ACME-1', '--yes');
  });

  it('are refused without the right to publish everything', async () => {
    const refused = await runCommand(
      ['classifications', 'withdraw', 'ISIC-4', '--yes', '--to', service.address, ...reader],
      { cwd: folder.path },
    );
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('may not publish classifications') as string,
    });
    const unnamed = await manageAt('withdraw', 'isic');
    expect(unnamed.stderr).toContain('A classification is named like ANZSIC-2006');
  });
});
