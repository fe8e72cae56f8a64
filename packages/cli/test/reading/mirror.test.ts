import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/mirror/manifest.js';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand, startCommand } from '../service-process.js';
import { reader, startReadersService, type ReadersService } from './readers-service.js';

const actor = { name: 'test', address: '' };
const wine = 'industry/AU/1214/English';

let service: ReadersService;
let folder: Awaited<ReturnType<typeof createFolder>>;
let mirrorFolder: string;

beforeAll(async () => {
  service = await startReadersService({ industries: 3, companies: 2 });
}, patient.timeout);
afterAll(() => service.stop());
beforeEach(async () => {
  folder = await createFolder();
  mirrorFolder = join(folder.path, 'reports');
  service.requests.clear();
});
afterEach(() => folder.remove());

const argumentsOf = (args: string[]) => [
  ...['mirror', mirrorFolder, '--url', service.address, ...reader],
  ...args,
];
const mirror = (...args: string[]) => runCommand(argumentsOf(args), { cwd: folder.path });

interface Summary {
  Reports: number;
  Fetched: string[];
  Removed: string[];
  Unchanged: number;
  Failed: { Key: string; Problem: string }[];
}

async function mirrorJson(...args: string[]): Promise<Summary> {
  const { stdout, stderr } = await mirror('--json', ...args);
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout) as Summary;
}

const readManifest = async () =>
  JSON.parse(await readFile(join(mirrorFolder, 'manifest.json'), 'utf8')) as Manifest;

/** Every file of the manifest has its hash, and there is no other file. */
async function expectWhole(): Promise<Manifest> {
  const manifest = await readManifest();
  const expected = ['manifest.json'];
  for (const [key, { Files }] of Object.entries(manifest.Reports)) {
    for (const [name, { SHA256, Bytes }] of Object.entries(Files)) {
      const bytes = await readFile(join(mirrorFolder, key, name));
      expect(bytes.length).toBe(Bytes);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(SHA256);
      expected.push(join(key, name));
    }
  }
  const entries = await readdir(mirrorFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(mirrorFolder.length + 1));
  expect(files.sort()).toEqual(expected.sort());
  return manifest;
}

const documentOf = (key: string) => {
  const all = [...demoDocuments({ counts: { industry: 3, company: 2 } })];
  const found = all.find((each) => buildDraft(each).key.code === key.split('/').at(-2));
  if (!found) throw new Error(`the demo has no ${key}`);
  return found;
};

async function publish(key: string, change: object = {}, restore = false): Promise<void> {
  const { document, ...rest } = documentOf(key);
  const changed = { ...(document as object), ...change };
  const draft = buildDraft({ ...rest, document: changed });
  await service.store.editions.publish([{ ...draft, restore }], actor);
}

describe('mirror', patient, () => {
  it('fetches everything first, nothing when nothing changed, and only what did', async () => {
    const first = await mirrorJson();
    expect(first.Fetched).toContain(wine);
    expect(first.Fetched).toHaveLength(first.Reports);
    const manifest = await expectWhole();
    expect(manifest).toMatchObject({ Complete: true, Service: service.address });
    const files = Object.keys(manifest.Reports[wine]?.Files ?? {});
    expect(files.filter((name) => name.endsWith('.png'))).toHaveLength(14);
    expect(files).toContain('keystatistics.json');
    const title = await readFile(join(mirrorFolder, 'company/1001/English/title.json'), 'utf8');
    expect(JSON.parse(title)).toEqual({ Title: 'Redgum Ridge Wines Limited' });

    service.requests.clear();
    const second = await mirrorJson();
    expect(second).toMatchObject({ Fetched: [], Removed: [], Unchanged: first.Reports });
    const lists = families.names.map((family) => `/${family}/v3/updatedreports`);
    expect([...service.requests.keys()].sort()).toEqual(['/authentication/token', ...lists.sort()]);

    const revenue = join(mirrorFolder, wine, 'Revenue.png');
    const { ino: before } = await stat(revenue);
    await publish(wine, { MajorMarkets: undefined });
    const third = await mirrorJson();
    expect(third).toMatchObject({ Fetched: [wine], Unchanged: first.Reports - 1 });
    const { Files = {} } = (await expectWhole()).Reports[wine] ?? {};
    expect(Object.keys(Files).filter((name) => name.endsWith('.png'))).toHaveLength(13);
    // An unchanged chart is the same file as before.
    expect((await stat(revenue)).ino).toBe(before);
    await publish(wine);
  });

  it('fetches charts in other formats and reports as PDF, and remembers which', async () => {
    const scope = ['--family', 'industry', '--language', 'Japanese'];
    const first = await mirrorJson(...scope, '--formats', 'svg,csv,pdf');
    expect(first.Failed).toEqual([]);
    const [key = ''] = first.Fetched;
    const endings = async () => {
      const { Files = {} } = (await expectWhole()).Reports[key] ?? {};
      const all = Object.keys(Files).map((name) => name.slice(name.lastIndexOf('.') + 1));
      return [...new Set(all)].sort();
    };
    expect(await endings()).toEqual(['csv', 'json', 'pdf', 'svg']);
    const pdf = await readFile(join(mirrorFolder, key, 'report.pdf'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await mirrorJson()).toMatchObject({ Fetched: [], Unchanged: first.Reports });
    const fewer = await mirrorJson('--formats', 'png');
    expect(fewer.Fetched).toHaveLength(first.Reports);
    expect(await endings()).toEqual(['json', 'png']);
    const { stderr } = await mirror('--formats', 'docx');
    expect(stderr).toContain('png, svg, csv, xlsx, pdf');
  });

  it('removes reports that are withdrawn, and brings them back', async () => {
    await mirrorJson('--family', 'industry');
    const key = { family: 'industry', country: 'AU', code: '1214', language: 'English' } as const;
    await service.store.editions.withdraw(key, { actor });
    expect((await mirrorJson()).Removed).toEqual([wine]);
    await expectWhole();
    await expect(access(join(mirrorFolder, wine))).rejects.toThrow('ENOENT');
    await publish(wine, {}, true);
    expect((await mirrorJson()).Fetched).toEqual([wine]);
    await expectWhole();
  });

  it('keeps to countries, languages and families, and remembers them', async () => {
    const only = await mirrorJson(
      '--country',
      'au',
      '--language',
      'english',
      '--family',
      'industry',
    );
    expect(only.Fetched.every((key) => /^industry\/AU\/\w+\/English$/.test(key))).toBe(true);
    expect((await mirrorJson()).Fetched).toEqual([]);
    const none = await mirrorJson('--country', 'NZ');
    expect(none).toMatchObject({ Reports: 0, Removed: only.Fetched.sort() });
    await expectWhole();
  });

  it('never treats an empty list as none', async () => {
    const { Fetched } = await mirrorJson('--family', 'industry');
    for (const list of [
      ['--country', ''],
      ['--language', ','],
      ['--country', ' , '],
    ]) {
      const refused = await mirror(...list);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain('leave the option out for all');
    }
    const manifest = await expectWhole();
    expect(Object.keys(manifest.Reports)).toHaveLength(Fetched.length);
    // As an earlier version could store it.
    const scope = { ...manifest.Scope, Countries: [] };
    const path = join(mirrorFolder, 'manifest.json');
    await writeFile(path, JSON.stringify({ ...manifest, Scope: scope }));
    expect(await mirrorJson()).toMatchObject({ Removed: [], Unchanged: Fetched.length });
  });

  it('removes a family that is no longer mirrored', async () => {
    const { Fetched } = await mirrorJson('--country', 'AU', '--language', 'English');
    const { Removed, Reports } = await mirrorJson('--family', 'company');
    expect(Removed).toEqual(Fetched.filter((key) => key.startsWith('industry/')).sort());
    expect(Reports).toBe(Fetched.length - Removed.length);
    await expectWhole();
  });

  it('mirrors the rest if one country is refused, and says that it is incomplete', async () => {
    const users = { demo: 'demo' };
    const read = { access: 'read', families: ['industry'], languages: '*' } as const;
    const entitlements = [{ ...read, families: [...read.families], countries: ['AU'] }];
    await service.store.clients.save({ id: 'here', name: 'Here', entitlements, users });
    const ask = (countries: string) =>
      runCommand(
        [
          ...['mirror', mirrorFolder, '--url', service.address, '--country', countries],
          ...['--client-id', 'here', '--username', 'demo', '--password', 'demo'],
        ],
        { cwd: folder.path },
      );
    const partly = await ask('AU,NZ');
    expect(partly.code, partly.stderr).toBe(1);
    expect(partly.stderr).toContain('Left out');
    const manifest = await expectWhole();
    expect(manifest.Complete).toBe(false);
    expect(Object.keys(manifest.Reports)).toContain(wine);
    expect(await ask('AU')).toMatchObject({ code: 0 });
    expect((await expectWhole()).Complete).toBe(true);
    const nothing = await ask('NZ');
    expect(nothing.code).toBe(1);
    expect(Object.keys((await expectWhole()).Reports)).toContain(wine);
  });

  it('keeps the reports of a family that it may no longer read', async () => {
    const countries = ['--country', 'AU,NZ', '--language', 'English'];
    const { Fetched } = await mirrorJson(...countries);
    const companies = Fetched.filter((key) => key.startsWith('company/'));
    expect(companies).not.toEqual([]);
    const limited = ['--client-id', 'demo-limited', '--username', 'demo', '--password', 'demo'];
    const args = ['mirror', mirrorFolder, '--url', service.address, ...limited, ...countries];
    const answer = await runCommand(args, { cwd: folder.path });
    expect(answer.code, answer.stderr).toBe(0);
    expect(Object.keys((await expectWhole()).Reports)).toEqual(expect.arrayContaining(companies));
  });

  it('continues if a line of its journal is damaged', async () => {
    await mirrorJson('--family', 'industry');
    const note = JSON.stringify({ Key: wine, Report: null });
    await writeFile(join(mirrorFolder, '.journal'), `{"Key":"indus${note}\n${note}\n{"Key`);
    expect((await mirrorJson()).Fetched).toEqual([wine]);
    await expectWhole();
  });

  it('fetches missing or truncated files again, and with --check damaged ones', async () => {
    await mirrorJson('--family', 'industry', '--country', 'AU');
    await truncate(join(mirrorFolder, wine, 'Revenue.png'), 10);
    expect((await mirrorJson()).Fetched).toEqual([wine]);
    await expectWhole();
    await rm(join(mirrorFolder, wine, 'Revenue.png'));
    expect((await mirrorJson()).Fetched).toEqual([wine]);
    const path = join(mirrorFolder, wine, 'Revenue.png');
    const bytes = await readFile(path);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect((await mirrorJson()).Fetched).toEqual([]);
    expect((await mirrorJson('--check')).Fetched).toEqual([wine]);
    await expectWhole();
  });

  it('goes on after it was killed, or stopped with Ctrl-C', async () => {
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      service.requests.clear();
      const release = service.hold('/company/v3/sections');
      const running = startCommand(argumentsOf(['--at-once', '1']), { cwd: folder.path });
      await expect
        .poll(() => service.requests.get('/company/v3/sections'), { timeout: 60_000 })
        .toBe(1);
      running.child.kill(signal);
      const [code] = (await running.closed) as [number | null];
      release();
      if (signal === 'SIGINT') {
        expect(code).toBe(1);
        expect(running.output.stderr).toContain('Run the same command again to go on');
        expect((await expectWhole()).Complete).toBe(false);
      }
    }
    const { Unchanged, Reports, Fetched } = await mirrorJson();
    expect(Unchanged).toBeGreaterThan(0);
    expect(Fetched.length + Unchanged).toBe(Reports);
    expect((await expectWhole()).Complete).toBe(true);
  });

  it('does not touch other folders, or the mirrors of others', async () => {
    await mkdir(mirrorFolder);
    await writeFile(join(mirrorFolder, 'letter.txt'), 'mine');
    const other = await mirror();
    expect(other).toMatchObject({ code: 1, stdout: '' });
    expect(other.stderr).toContain('holds letter.txt but is no mirror');
    await rm(join(mirrorFolder, 'letter.txt'));
    const lock = { pid: process.pid, host: (await import('node:os')).hostname() };
    await writeFile(join(mirrorFolder, '.lock'), JSON.stringify(lock));
    const locked = await mirror();
    expect(locked.stderr).toContain(`Process ${String(process.pid)} on`);
    expect(locked.code).toBe(1);
    await rm(join(mirrorFolder, '.lock'));
    const manifest = { Format: 'broadsheet-mirror/1', Service: 'https://a.example', Reports: {} };
    await writeFile(join(mirrorFolder, 'manifest.json'), JSON.stringify(manifest));
    expect((await mirror()).stderr).toContain('is a mirror of https://a.example, not of');
  });
});
