import { sql, type Kysely, type Transaction } from 'kysely';
import { stampChanges } from '../changes/change-log.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { migrate } from '../migrations/migrate.js';
import { openDatabase } from '../open-database.js';
import { CannotCopyError } from './cannot-copy.js';
import { copiedTables, tablesLeftOut, type CopiedTable } from './copied-tables.js';
import {
  freshTable,
  replaceCopyState,
  requireFinished,
  type CopyState,
  type TableState,
} from './copy-state.js';
import { indexReports } from './index-reports.js';
import { listTables, requireStore } from './list-tables.js';
import { prepareTarget } from './prepare-target.js';
import { readRows } from './read-rows.js';
import { addToSum, emptySum } from './row-sum.js';
import { createRowWriter } from './write-rows.js';

export interface CopyOptions {
  from: string;
  to: string;
  /** How many rows there are to copy and check, and whether this run resumes an earlier one. */
  onBegin: (plan: { rows: number; isResumed: boolean }) => void;
  /** Called with the number of rows just copied or checked. */
  onProgress: (rows: number) => void;
  /** Stops after the current batch; the next run continues there. */
  signal?: AbortSignal;
  clock?: () => number;
}

/** Row counts by table name. */
export type CopiedRows = Record<string, number>;

/**
 * Copies everything in a store to an empty database, from one snapshot of the source, and checks
 * that it arrived. Undefined if the signal stopped it.
 */
export async function copyStore(options: CopyOptions): Promise<CopiedRows | undefined> {
  const { from, to, clock = Date.now } = options;
  // Reading a large table may take a while.
  const source = await openDatabase(from, { statementTimeoutMs: 0, isPatient: true });
  const target = await openDatabase(to, { statementTimeoutMs: 0, isPatient: true });
  try {
    // Before anything is written to the target.
    await requireStore(source);
    for (const database of [source, target]) await migrate(database, clock());
    await requireFinished(source.read);
    // A change is stamped soon after it became visible, unless its writer died in between.
    await stampChanges(source, clock);
    const state = await prepareTarget(source, target);
    return await source.read
      .transaction()
      .setIsolationLevel(source.dialect === 'postgres' ? 'repeatable read' : 'serializable')
      .execute((snapshot) =>
        runCopy({ ...options, snapshot, dialect: source.dialect, target, state }),
      );
  } finally {
    await source.close();
    await target.close();
  }
}

interface CopyRun extends CopyOptions {
  snapshot: Transaction<Schema>;
  /** The dialect of the source. */
  dialect: Database['dialect'];
  target: Database;
  state: CopyState;
}

async function runCopy(run: CopyRun): Promise<CopiedRows | undefined> {
  const { snapshot, dialect, target, onBegin, signal } = run;
  const columns = await listColumns(snapshot, dialect);
  const sizes = await countRows(snapshot);
  const isResumed = Object.keys(run.state.tables).length > 0;
  const rows = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  onBegin({ rows: 2 * rows, isResumed });

  let state = await restartWhatMayDiffer(run, sizes);
  for (const table of copiedTables) {
    state = await copyTable({ ...run, state }, table, columns[table.name] ?? []);
    if (signal?.aborted) return undefined;
  }
  state = await indexReports({ ...run, state });
  for (const table of copiedTables) {
    if (signal?.aborted) return undefined;
    const read = { columns: columns[table.name] ?? [], size: sizes[table.name] ?? 0 };
    await verifyTable({ ...run, state }, table, read);
  }
  await target.transact(async (transaction) => {
    if (target.dialect === 'postgres') await continueIdentities(transaction);
    await replaceCopyState(transaction, state, undefined);
  });
  return Object.fromEntries(copiedTables.map(({ name }) => [name, state.tables[name]?.rows ?? 0]));
}

/** All columns by table, so that a column added by a later migration is not left out unnoticed. */
async function listColumns(
  db: Kysely<Schema>,
  dialect: Database['dialect'],
): Promise<Record<string, string[]>> {
  const tables = await listTables(db, dialect);
  return Object.fromEntries(
    tables
      .filter(({ name }) => !tablesLeftOut.some((left) => name.startsWith(left)))
      .map(({ name, columns }) => {
        if (!copiedTables.some((table) => table.name === name)) {
          throw new CannotCopyError(
            `The table "${name}" is not one that this program knows how to copy.`,
          );
        }
        return [name, columns.sort()];
      }),
  );
}

/** Counts the rows to copy; the reported progress ends at their sum. */
async function countRows(db: Kysely<Schema>): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const { name, skip } of copiedTables) {
    const copied = skip ? sql`where name not in (${sql.join([...skip])})` : sql``;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} ${copied}`.execute(db);
    sizes[name] = rows[0]?.count ?? 0;
  }
  return sizes;
}

/**
 * An earlier run read another snapshot of the source: tables that may have changed are copied
 * again.
 */
async function restartWhatMayDiffer(
  { target, state }: CopyRun,
  sizes: Record<string, number>,
): Promise<CopyState> {
  const next: CopyState = { ...state, tables: {}, indexed: 0 };
  const restarted = copiedTables.filter(({ name, since }) => {
    const known = state.tables[name];
    const size = sizes[name] ?? 0;
    const isSame = since === 'grows' || (since === 'adds' && known?.sourceRows === size);
    next.tables[name] = known && isSame ? known : freshTable(size);
    return known && since === 'changes';
  });
  await target.transact(async (transaction) => {
    for (const { name } of restarted.toReversed()) {
      // Editions refer to reports, so reports are overwritten, not deleted. So are counters and
      // facts.
      if (['report', 'counter', 'meta'].includes(name)) continue;
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    }
    await replaceCopyState(transaction, state, next);
  });
  return next;
}

async function copyTable(run: CopyRun, table: CopiedTable, columns: string[]): Promise<CopyState> {
  const { snapshot, target, onProgress, signal } = run;
  let { state } = run;
  let known = state.tables[table.name] ?? freshTable(0);
  const write = createRowWriter(target.dialect, table, columns);
  onProgress(known.rows);
  for await (const { rows, last } of readRows({
    db: snapshot,
    table,
    columns,
    after: known.last,
  })) {
    const sum = addToSum(known.sum, rows);
    const reached: TableState = { ...known, last, rows: known.rows + rows.length, sum };
    const next = { ...state, tables: { ...state.tables, [table.name]: reached } };
    await target.transact(async (transaction) => {
      await write(transaction, rows);
      await replaceCopyState(transaction, state, next);
    });
    known = reached;
    state = next;
    onProgress(rows.length);
    if (signal?.aborted) break;
  }
  return state;
}

/** The copy differs from the source; it is left unfinished. */
export class CopyDiffersError extends Error {
  constructor(table: string, expected: number, found: number) {
    super(
      `The table "${table}" of the target does not hold what the source does (${String(expected)} rows are wanted, ${String(found)} are there). Empty the target and copy again.`,
    );
  }
}

async function verifyTable(
  { target, state, onProgress }: CopyRun,
  table: CopiedTable,
  { columns, size }: { columns: string[]; size: number },
): Promise<void> {
  let found = 0;
  let sum = emptySum;
  for await (const { rows } of readRows({ db: target.read, table, columns, after: undefined })) {
    found += rows.length;
    sum = addToSum(sum, rows);
    onProgress(rows.length);
  }
  const copied = state.tables[table.name];
  if (found !== size || copied?.sum !== sum) {
    throw new CopyDiffersError(table.name, size, found);
  }
}

/** PostgreSQL ignores explicitly inserted ids when it generates the next id. */
async function continueIdentities(db: Kysely<Schema>): Promise<void> {
  for (const { name } of copiedTables.filter(({ hasIdentity }) => hasIdentity)) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id))
      from ${sql.table(name)} having max(id) is not null`.execute(db);
  }
}
