import {
  BadDatabaseUrlError,
  CannotCopyError,
  CopyDiffersError,
  copyStore,
  ForeignDatabaseError,
  NewerDatabaseError,
  StoreUnreachableError,
  StoreUnwritableError,
  TargetNotEmptyError,
  UnfinishedCopyError,
  withoutPassword,
  type CopiedRows,
} from '@broadsheet/store';
import { Command } from 'commander';
import { findMissingFile } from '../local-store.js';
import { stopOnInterrupt } from '../publishing/stop-on-interrupt.js';
import { formatCount } from '../terminal/amounts.js';
import { formatExamples } from '../terminal/examples.js';
import { createProgress, type Progress } from '../terminal/progress.js';
import { UserError } from '../user-error.js';

export function copyCommand(): Command {
  return new Command('copy')
    .description(
      'Copy everything in a store to another, empty database, and check that it arrived: reports with their editions, pictures, changes and cursors, clients, keys, usage and the audit log. Run again after an interruption, it goes on where it stopped.',
    )
    .argument('<from>', 'the store to copy: sqlite:PATH, a file, or postgres://…')
    .argument('<to>', 'the database to copy it to')
    .addHelpText(
      'after',
      formatExamples(
        'copy data/broadsheet.db postgres://broadsheet:secret@db.example.com/broadsheet',
        'copy postgres://localhost/broadsheet sqlite:backup.db',
      ),
    )
    .action(copy);
}

async function copy(fromText: string, toText: string): Promise<void> {
  const from = databaseUrlOf(fromText);
  const to = databaseUrlOf(toText);
  requireSource(from);
  const interrupt = stopOnInterrupt(
    'Stopping after the rows being copied. Ctrl-C again stops at once.',
  );
  let progress: Progress | undefined;
  try {
    const copied = await copyStore({
      from,
      to,
      signal: interrupt.signal,
      onBegin({ rows, isResumed }) {
        if (isResumed) process.stderr.write('Continuing the copy that was begun before.\n');
        progress = createProgress({ total: rows, things: 'rows copied and checked' });
      },
      onProgress: (rows) => progress?.advance(rows),
    });
    progress?.end();
    if (!copied) throw new UserError('Stopped. Run the same command again to go on.');
    process.stdout.write(formatOutcome(copied, from, to));
  } catch (error) {
    progress?.end();
    throw explain(error);
  } finally {
    interrupt.release();
  }
}

/** A file may be given by its plain path. */
function databaseUrlOf(text: string): string {
  return /^[a-z]+:/.test(text) ? text : `sqlite:${text}`;
}

function requireSource(from: string): void {
  const missing = from === 'sqlite::memory:' ? from : findMissingFile(from);
  if (missing !== undefined) throw new UserError(`There is no store to copy at ${missing}.`);
}

function formatOutcome(copied: CopiedRows, from: string, to: string): string {
  const width = Math.max(...Object.keys(copied).map((name) => name.length));
  const lines = Object.entries(copied).map(
    ([name, rows]) => `  ${name.padEnd(width)}  ${formatCount(rows).padStart(9)}\n`,
  );
  return `Copied ${withoutPassword(from)} to ${withoutPassword(to)}; counts and hashes agree.\n${lines.join('')}`;
}

/** Errors about one of the databases; a retry would fail again. */
const refusals = [
  BadDatabaseUrlError,
  CannotCopyError,
  CopyDiffersError,
  ForeignDatabaseError,
  NewerDatabaseError,
  TargetNotEmptyError,
  UserError,
];
/**
 * Temporary errors. PostgreSQL: no resources, or a transaction conflict. SQLite: busy, full or I/O
 * error.
 */
const passing = /^(53...|40...|SQLITE_(BUSY|FULL|IOERR).*)$/;

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (refusals.some((kind) => error instanceof kind)) return new UserError(error.message);
  if (error instanceof UnfinishedCopyError) {
    return new UserError('The store to copy is itself an unfinished copy. Finish that copy first.');
  }
  const { code, message } = error as NodeJS.ErrnoException;
  const isPassing =
    error instanceof StoreUnreachableError ||
    error instanceof StoreUnwritableError ||
    passing.test(String(code));
  if (isPassing) {
    return new UserError(`Copying stopped: ${message}. Run the same command again to go on.`);
  }
  // Database errors have a code; any other error is a bug in this program.
  return typeof code === 'string' ? new UserError(`Copying failed: ${message}.`) : error;
}
