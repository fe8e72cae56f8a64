import cluster from 'node:cluster';
import { inspect } from 'node:util';
import { CommanderError } from 'commander';
import { reasonOf } from './files/reason-of.js';
import { buildProgram } from './program.js';
import { readSecretFiles } from './secret-files.js';
import { UserError } from './user-error.js';

/** Commands whose status 1 is an answer; a scheduler must not take a failure for it. */
const answerWithStatus: ReadonlySet<string> = new Set(['warnings']);

/** The exit code of a command that failed. */
export const failureStatusOf = ([command = '']: readonly string[]): number =>
  answerWithStatus.has(command) ? 3 : 1;

/**
 * Runs the command that the arguments name. Resolves to the exit code of a failure: 1 if the command
 * failed (3 if its status 1 is an answer), 2 if it was used wrongly. A command that ran to its end
 * sets `process.exitCode` itself.
 */
export async function runProgram(args: string[]): Promise<number | undefined> {
  try {
    // Workers inherit the environment, which holds both the secret and the name of its file.
    if (cluster.isPrimary) readSecretFiles(process.env);
    const program = await buildProgram(args[0]);
    await program.parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    return report(error, failureStatusOf(args));
  }
}

function report(error: unknown, status: number): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const refusal = explainRefusal(error);
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    return status;
  }
  // Node's own report of an error that nobody expected ends with 1.
  if (status === 1) throw error;
  process.stderr.write(`${inspect(error)}\n`);
  return status;
}

/** What to tell the user of an error that has a known cause. */
function explainRefusal(error: unknown): string | undefined {
  if (error instanceof UserError || isStoreRefusal(error)) return error.message;
  if (isRefusedBySystem(error)) return `${String(error.path)}: ${reasonOf(error)}.`;
  return undefined;
}

/** Checks the error by its name, so that commands without a store need not load one. */
function isStoreRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['StoreUnwritableError', 'StoreKeyError'].includes(error.constructor.name)
  );
}

/** A folder that cannot be written, or a full disk. */
function isRefusedBySystem(error: unknown): error is Error & { path: unknown } {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
