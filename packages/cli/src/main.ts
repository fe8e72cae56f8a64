import { StoreUnwritableError } from '@broadsheet/store';
import { CommanderError } from 'commander';
import { buildProgram } from './program.js';
import { UserError } from './user-error.js';

try {
  const program = await buildProgram(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** 1 where it failed, 2 where it was used wrongly. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UserError || error instanceof StoreUnwritableError) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  throw error;
}
