import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@broadsheet/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgress, formatState } from '../../src/terminal/progress.js';
import { createFolder, type Finished } from '../service-process.js';
import { commandIn, patient, writeIndustries } from './documents.js';

/** This many are prepared in threads. */
const documents = 800;
const command = fileURLToPath(new URL('../../bin/broadsheet.js', import.meta.url));

let folder: Awaited<ReturnType<typeof createFolder>>;
let broadsheet: (...args: string[]) => Promise<Finished>;

beforeAll(async () => {
  folder = await createFolder();
  broadsheet = commandIn(folder.path);
  await mkdir(join(folder.path, 'many'));
  await writeIndustries(join(folder.path, 'many'), documents);
}, patient.timeout);
afterAll(() => folder.remove());

async function countReports(): Promise<number> {
  const store = await openStore(`sqlite:${join(folder.path, 'data', 'broadsheet.db')}`);
  const { industry } = await store.editions.countReports();
  await store.close();
  return industry ?? NaN;
}

/** Sends a signal once the first batch is reported; what is written is complete when it ends. */
async function interruptPublishing(signal: NodeJS.Signals) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [command, 'publish', 'many', '--json'], {
    cwd: folder.path,
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => {
    if (output.stdout === '') child.kill(signal);
    output.stdout += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

describe('publishing many documents', patient, () => {
  it('stops after the current documents on Ctrl-C, and continues there', async () => {
    const stopped = await interruptPublishing('SIGINT');
    expect(stopped.code).toBe(1);
    expect(stopped.stderr).toContain('Stopping after the documents being published');
    expect(stopped.stderr).toMatch(/\d+ documents not reached\. Run the same command again/);
    const told = stopped.stdout.trim().split('\n').length;
    const kept = await countReports();
    expect(kept).toBe(told);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(documents);

    const rest = await broadsheet('publish', 'many');
    expect(rest.code).toBe(0);
    expect(rest.stderr).toContain(
      `${String(documents - kept)} created, 0 updated, ${String(kept)} unchanged.`,
    );
    expect(rest.stdout.trim().split('\n')).toHaveLength(documents - kept);
    expect(await countReports()).toBe(documents);
  });

  it('reports every wrong document, whichever thread checked it', async () => {
    const many = join(folder.path, 'many');
    const names = (await readdir(many)).sort();
    const [first = '', last = ''] = [names.at(0), names.at(-1)];
    const document = JSON.parse(await readFile(join(many, last), 'utf8')) as { Title: string };
    const wrong = JSON.stringify({ ...document, Title: 7 }, null, 2);
    await writeFile(join(many, last), wrong);
    await copyFile(join(many, first), join(many, 'zz-second.json'));
    await writeFile(join(many, 'zzz-torn.json'), wrong.slice(0, -3));
    try {
      const { code, stderr } = await broadsheet('publish', 'many');
      expect(code).toBe(1);
      const line = wrong.split('\n').findIndex((text) => text.includes('"Title": 7')) + 1;
      expect(stderr).toContain(`${join('many', last)}:${String(line)}:12: error: /Title: `);
      expect(stderr).toMatch(
        /zz-second\.json:1:1: error: This is \S+, as is \S+; a report has one/,
      );
      expect(stderr).toContain(`as is ${join('many', first)};`);
      expect(stderr).toMatch(/zzz-torn\.json:\d+:\d+: error: This is not JSON/);
      expect(stderr).toContain(`0 created, 0 updated, 799 unchanged, 3 refused`);
    } finally {
      await writeFile(join(many, last), JSON.stringify(document));
      await rm(join(many, 'zz-second.json'));
      await rm(join(many, 'zzz-torn.json'));
    }
  });

  it('leaves nothing half written when it is killed', async () => {
    const before = await countReports();
    const { stdout } = await interruptPublishing('SIGKILL');
    expect(stdout).toContain('"Outcome":"unchanged"');
    expect(await countReports()).toBe(before);
  });
});

describe('progress', () => {
  const watch = (isTTY: boolean) => {
    const written: string[] = [];
    const time = { now: 0 };
    const stream = { isTTY, columns: 80, write: (text: string) => written.push(text) };
    const options = { total: 10, things: 'documents', stream, clock: () => time.now };
    return { written, time, stream, progress: createProgress(options) };
  };

  it('keeps a bar below what is printed on a terminal, and takes it away at the end', () => {
    const { written, stream, progress } = watch(true);
    progress.print(stream, 'created one');
    progress.advance();
    expect(written).toEqual([
      'created one\n',
      expect.stringMatching(/\[#+\.+\] 1 of 10 documents/),
    ]);
    progress.print(stream, 'created two');
    expect(written.slice(2)).toEqual(['\r\u001B[2K', 'created two\n']);
    progress.advance();
    progress.end();
    expect(written.at(-1)).toBe('\r\u001B[2K');
  });

  it('writes a plain line every five seconds elsewhere', () => {
    const { written, time, progress } = watch(false);
    progress.advance();
    time.now = 5000;
    progress.advance();
    progress.advance();
    progress.end();
    expect(written).toEqual(['2 of 10 documents, 0.4 a second, 20 s left\n']);
  });

  it('shows a rate and the remaining time', () => {
    const state = { done: 1250, total: 10_000, things: 'documents', elapsedMs: 5952 };
    expect(formatState(state)).toBe('1,250 of 10,000 documents, 210 a second, 42 s left');
    expect(formatState({ ...state, done: 3, elapsedMs: 60_000 })).toBe(
      '3 of 10,000 documents, 0.1 a second, 55 h 32 min left',
    );
    expect(formatState({ ...state, done: 10_000 })).not.toContain('left');
  });
});
