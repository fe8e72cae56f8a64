import cluster from 'node:cluster';
import { CommanderError } from 'commander';
import { endOnInterrupt } from './end-on-interrupt.js';
import { buildProgram } from './program.js';
import { readSecretFiles } from './secret-files.js';
import { protectTerminal } from './terminal/protect-terminal.js';
import { UserError } from './user-error.js';

endOnInterrupt();
protectTerminal(process.stdout, process.stderr);

// The reader of the output, such as head, may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`Standard output cannot be written: ${error.message}\n`);
  process.exit(1);
});

try {
  // Workers inherit the environment, which holds both the secret and the name of its file.
  if (cluster.isPrimary) readSecretFiles(process.env);
  const program = await buildProgram(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** The exit code: 1 if the command failed, 2 if it was used wrongly. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UserError || isStoreRefusal(error) || isRefusedBySystem(error)) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  throw error;
}

/** Checks the error by its name, so that commands without a store need not load one. */
function isStoreRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['StoreUnwritableError', 'StoreKeyError'].includes(error.constructor.name)
  );
}

/** A folder that cannot be written, or a full disk: the message names the path. */
function isRefusedBySystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
