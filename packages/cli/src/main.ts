import cluster from 'node:cluster';
import { CommanderError } from 'commander';
import { endOnInterrupt } from './end-on-interrupt.js';
import { buildProgram } from './program.js';
import { readSecretFiles } from './secret-files.js';
import { protectTerminal } from './terminal/protect-terminal.js';
import { UserError } from './user-error.js';

endOnInterrupt();
protectTerminal(process.stdout, process.stderr);

// Whoever reads the output, such as head, may have enough of it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`Standard output cannot be written: ${error.message}\n`);
  process.exit(1);
});

try {
  // Workers inherit the environment, with the secret and the name of its file.
  if (cluster.isPrimary) readSecretFiles(process.env);
  const program = await buildProgram(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** 1 where it failed, 2 where it was used wrongly. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UserError || isStoreRefusal(error) || isRefusedBySystem(error)) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  throw error;
}

/** By its name, so that commands which use no store need not load one. */
function isStoreRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['StoreUnwritableError', 'StoreKeyError'].includes(error.constructor.name)
  );
}

/** A folder that may not be written, a disk that is full: the message names the path. */
function isRefusedBySystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
