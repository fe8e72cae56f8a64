import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, type Finished } from '../service-process.js';
import { commandIn, jsonLines, patient, writeIndustries } from './documents.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let broadsheet: (...args: string[]) => Promise<Finished>;
const count = 60;
/** Two of many that are published in one transaction. */
let gone: string[];

beforeAll(async () => {
  folder = await createFolder();
  broadsheet = commandIn(folder.path);
  await mkdir(join(folder.path, 'reports'));
  await writeIndustries(join(folder.path, 'reports'), count);
  const { stdout } = await broadsheet('publish', 'reports', '--json');
  gone = jsonLines(stdout)
    .map(({ Key }) => String(Key))
    .filter((_key, index) => index === 7 || index === 31);
}, patient.timeout);
afterAll(() => folder.remove());

const withdrawnOf = async (key: string) =>
  (await broadsheet('editions', key)).stderr.includes('The report is withdrawn');

/** Changes every document, so that none is skipped as unchanged. */
async function retitle(note: string): Promise<void> {
  const reports = join(folder.path, 'reports');
  for (const name of await readdir(reports)) {
    const document = JSON.parse(await readFile(join(reports, name), 'utf8')) as { Title: string };
    document.Title = `${document.Title} ${note}`;
    await writeFile(join(reports, name), JSON.stringify(document));
  }
}

describe('a folder with reports that were withdrawn', patient, () => {
  it('is published without them, and each is named', async () => {
    for (const key of gone) expect((await broadsheet('withdraw', key, '--yes')).code).toBe(0);
    const again = await broadsheet('publish', 'reports');
    expect(again.stderr).toContain(`0 created, 0 updated, ${String(count - 2)} unchanged`);
    await retitle('anew');
    const { code, stdout, stderr } = await broadsheet('publish', 'reports', '--json');
    expect(code).toBe(1);
    expect(stderr).toContain(`0 created, ${String(count - 2)} updated, 0 unchanged, 2 refused`);
    expect(jsonLines(stdout)).toHaveLength(count - 2);
    for (const key of gone) {
      const said = `error: The report ${key} is withdrawn, and is not published again unless --restore is given.`;
      expect(stderr).toContain(said);
      expect(await withdrawnOf(key)).toBe(true);
    }
  });

  it('brings them back with --restore, as a dry run says before', async () => {
    const planned = await broadsheet('publish', 'reports', '--restore', '--dry-run');
    expect(planned.stderr).toContain(`2 to create, 0 to update, ${String(count - 2)} unchanged`);
    const refused = await broadsheet('publish', 'reports', '--dry-run');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain('2 refused');
    const { code, stderr } = await broadsheet('publish', 'reports', '--restore');
    expect(stderr).toContain(`2 created, 0 updated, ${String(count - 2)} unchanged`);
    expect(code).toBe(0);
    expect(await withdrawnOf(gone[0] ?? '')).toBe(false);
  });
});

const bin = fileURLToPath(new URL('../../bin/broadsheet.js', import.meta.url));
const canPretend = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

/** Runs the command on a terminal, and types an answer when asked. */
async function atTerminal(answer: string, ...args: string[]): Promise<Finished> {
  const line = [process.execPath, bin, ...args].join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    cwd: folder.path,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.on('data', (piece: Buffer) => {
    const hadAsked = stdout.includes('[y/N]');
    stdout += piece.toString();
    if (!hadAsked && stdout.includes('[y/N]')) child.stdin.write(answer);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr: '' };
}

it.runIf(canPretend)('clients remove, at a terminal, asks as withdraw does', patient, async () => {
  const name = 'acme';
  await broadsheet('clients', 'add', name, '--user', 'ann');
  const kept = await atTerminal('n\r', 'clients', 'remove', name);
  expect(kept.stdout).toContain('Remove the client acme, its user ann, for good? [y/N]');
  expect(kept).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Nothing was changed.') as string,
  });
  const removed = await atTerminal('y\r', 'clients', 'remove', name);
  expect(removed).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('The client acme was removed.') as string,
  });
});

describe.runIf(canPretend)('withdraw, at a terminal,', patient, () => {
  it.each(['n\r', '\r', 'yonder\r', '\u0004'])('does nothing when answered %j', async (answer) => {
    const key = gone[0] ?? '';
    const { code, stdout } = await atTerminal(answer, 'withdraw', key);
    expect(stdout).toMatch(/Withdraw industry\/\S+ from sqlite:\S+, so that readers no longer see/);
    expect(stdout).toContain('Nothing was changed.');
    expect(code).toBe(1);
    expect(await withdrawnOf(key)).toBe(false);
  });

  it('withdraws when told yes', async () => {
    const key = gone[0] ?? '';
    const { code, stdout } = await atTerminal('y\r', 'withdraw', key);
    expect(stdout).toContain(`${key} is withdrawn.`);
    expect(code).toBe(0);
    expect(await withdrawnOf(key)).toBe(true);
  });
});
