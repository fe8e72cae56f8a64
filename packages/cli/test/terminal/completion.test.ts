import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { families } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand } from '../service-process.js';

const run = promisify(execFile);
let folder: Awaited<ReturnType<typeof createFolder>>;
let scripts: Record<string, string>;

const shells = ['bash', 'zsh', 'fish'];

beforeAll(async () => {
  folder = await createFolder();
  const printed = await Promise.all(
    shells.map(async (shell) => {
      const { stdout } = await runCommand(['completion', shell], { cwd: folder.path });
      await writeFile(join(folder.path, shell), stdout);
      return [shell, stdout] as const;
    }),
  );
  scripts = Object.fromEntries(printed);
}, patient.timeout);
afterAll(() => folder.remove());

/** The completions that bash offers for these words, the last of them unfinished. */
async function complete(...words: string[]): Promise<string[]> {
  const script = `source "$1"; shift; compopt() { :; }
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _broadsheet; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const file = join(folder.path, 'bash');
  const { stdout } = await run('bash', ['--norc', '-euc', script, 'bash', file, ...words], {
    cwd: folder.path,
  });
  return stdout.split('\n').filter(Boolean);
}

describe('completion in bash', patient, () => {
  it.each<[string[], string[]]>([
    [
      ['broadsheet', 'comp'],
      ['company', 'compare', 'completion'],
    ],
    [['broadsheet', 'clients', 'ro'], ['rotate']],
    [['broadsheet', 'company', '1001', '--sec'], ['--sections']],
    [
      ['broadsheet', 'company', '--sections', 'fin'],
      [
        'financials',
        'financialratios',
        'financialgrowth',
        'financialvaluationratios',
        'financialratiosindustryaverage',
        'financialgrowthindustryaverage',
      ],
    ],
    [['broadsheet', 'company', '--sections', 'title,ab'], ['title,abn']],
    [['broadsheet', 'image', 'AU', '1214', 'rev'], ['revenue']],
    [['broadsheet', 'image', '--theme', 'dark', 'AU', '1214', 'revenue', 'emp'], ['employees']],
    [['broadsheet', 'image', 'AU', 'rev'], []],
    [['broadsheet', 'reports', '--family', ''], [...families.names]],
    [['broadsheet', 'completion', ''], shells],
    [['broadsheet', 'verify', 'https://x.example', '--only', 'in'], ['interface']],
    [['broadsheet', 'reports', '--url', ''], []],
  ])('of %o offers %o', async (words, offered) => {
    expect(await complete(...words)).toEqual(offered);
  });

  it('offers files for a file argument', async () => {
    await mkdir(join(folder.path, 'mirrored'));
    expect(await complete('broadsheet', 'mirror', 'mirr')).toEqual(['mirrored']);
    expect(await complete('broadsheet', 'image', 'AU', '1', 'revenue', '-o', 'mirr')).toEqual([
      'mirrored',
    ]);
  });
});

describe('completion in other shells', patient, () => {
  const check: Record<string, string> = { zsh: '-n', fish: '--no-execute' };
  it.for(['zsh', 'fish'])('%s takes the script', async (shell, { skip }) => {
    const found = await run('which', [shell]).catch(() => undefined);
    if (!found) return skip(`${shell} is not installed here`);
    await run(shell, [check[shell] ?? '', join(folder.path, shell)]);
  });

  it('names every command and chart in each shell', () => {
    for (const shell of shells) {
      for (const word of [
        'mirror',
        'clients',
        'rotate',
        'profitmargin',
        'substantialshareholders',
      ]) {
        expect(scripts[shell]).toContain(word);
      }
    }
  });

  it('knows no other shell', async () => {
    const { code, stderr } = await runCommand(['completion', 'tcsh'], { cwd: folder.path });
    expect(code).toBe(2);
    expect(stderr).toContain('Allowed choices are bash, zsh, fish');
  });
});
