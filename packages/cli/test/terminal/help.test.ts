import { expect, it } from 'vitest';
import { buildProgram } from '../../src/program.js';
import { runCommand } from '../service-process.js';

it.each(['--help', '-h'])(
  '%s, which loads no command, lists them as they describe themselves',
  async (option) => {
    const [brief, whole] = await Promise.all([runCommand([option]), runCommand(['help'])]);
    expect(brief).toEqual(whole);
    expect(brief).toMatchObject({ code: 0, stderr: '' });
    expect(brief.stdout).toContain('serve [options]');
  },
);

it('--version names the release, and the commit that it was built from', async () => {
  const { code, stdout } = await runCommand(['--version']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+(?: \([0-9a-f]{12}\))?\n$/);
});

it('loads one group of commands for any of its commands', async () => {
  const all = (await buildProgram()).commands.map((command) => command.name());
  for (const name of all) {
    const loaded = (await buildProgram(name)).commands.map((command) => command.name());
    expect(loaded).toContain(name);
    expect(loaded.length, `commands loaded for ${name}`).toBeLessThan(all.length);
  }
});
