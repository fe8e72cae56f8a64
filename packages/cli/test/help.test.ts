import { expect, it } from 'vitest';
import { buildProgram } from '../src/program.js';
import { runCommand } from './service-process.js';

it.each(['--help', '-h'])(
  '%s lists every command as the command describes itself',
  async (option) => {
    const program = await buildProgram();
    const { code, stdout } = await runCommand([option]);
    expect(stdout).toBe(program.helpInformation());
    expect(code).toBe(0);
  },
);
