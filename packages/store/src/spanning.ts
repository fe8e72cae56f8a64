import type { Kysely, Transaction } from 'kysely';
import { sha256 } from './canonical.js';
import { writeChanges, type ChangeLog } from './change-log.js';
import { getCounters, lockCounter } from './counter.js';
import type { Database } from './database.js';
import { pack } from './pack.js';
import { compareParts, parseParts, type PartChanges, type Parts } from './parts.js';
import type { Schema } from './schema.js';

/** What figures that span companies need of one published report. */
export interface StoredFigures {
  reportId: number;
  editionId: number;
  figures: unknown;
}

export interface SpanningRow {
  reportId: number;
  /** The edition whose figures they were made from. */
  editionId: number;
  /** Section results ready to send, by token. */
  sections: Map<string, Buffer>;
}

/** Figures that span companies: kept beside the editions, and refreshed in one batch. */
export interface SpanningStore {
  /** Whether a company changed since the last refresh. */
  isStale(): Promise<boolean>;
  /** Everything a refresh starts from, and the position of the changes it covers. */
  readFigures(): Promise<{ position: number; figures: StoredFigures[] }>;
  /** Writes what is different, and tells of it in the change log; returns how many reports changed. */
  save(rows: SpanningRow[], position: number): Promise<number>;
}

const positionName = 'spanning-position';

export function createSpanningStore(database: Database, clock: () => number): SpanningStore {
  const { read } = database;
  return {
    async isStale() {
      const known = await read
        .selectFrom('meta')
        .where('name', '=', positionName)
        .select('value')
        .executeTakeFirst();
      const change = await read
        .selectFrom('change')
        // SQLite keeps the order of a cross join: else it would ask each company for its changes.
        .crossJoin('report')
        .whereRef('report.id', '=', 'change.report_id')
        .where('change.position', '>', Number(known?.value ?? 0))
        .where('change.kind', '!=', 'refreshed')
        .where('report.family', '=', 'company')
        .select('change.position')
        .limit(1)
        .executeTakeFirst();
      return change !== undefined;
    },

    async readFigures() {
      // The position first: what is published while we read is left for the next refresh.
      const { change: position } = await getCounters(read);
      const rows = await read
        .selectFrom('report')
        .innerJoin('edition', 'edition.id', 'report.edition_id')
        .where('report.family', '=', 'company')
        .where('edition.figures', 'is not', null)
        .select(['edition.report_id', 'edition.id', 'edition.figures'])
        .execute();
      return {
        position,
        figures: rows.map((row) => ({
          reportId: row.report_id,
          editionId: row.id,
          figures: JSON.parse(row.figures ?? 'null') as unknown,
        })),
      };
    },

    async save(rows, position) {
      const different = await findDifferent(read, rows);
      let written = 0;
      for (let start = 0; start < different.length; start += rowsAtATime) {
        const some = different.slice(start, start + rowsAtATime);
        written += await writeChanges(database, clock, (transaction, log) =>
          saveRows(transaction, log, some),
        );
      }
      await database.transact(async (transaction) => {
        const last = await lockCounter(transaction, 'change');
        // What others published meanwhile is left for the next refresh.
        const nothingBetween = last === position + written;
        await savePosition(transaction, nothingBetween ? last : position);
      });
      return different.length;
    },
  };
}

/** One transaction for all of a hundred thousand companies would keep everybody waiting. */
const rowsAtATime = 200;

interface DifferentRow extends SpanningRow {
  parts: Parts;
  changes: PartChanges;
}

async function findDifferent(db: Kysely<Schema>, rows: SpanningRow[]): Promise<DifferentRow[]> {
  const known = await db
    .selectFrom('spanning')
    .select(['report_id', 'edition_id', 'parts'])
    .execute();
  const before = new Map(known.map((row) => [row.report_id, row]));
  return rows.flatMap((row) => {
    const old = before.get(row.reportId);
    const parts = Object.fromEntries(
      [...row.sections].map(([token, bytes]) => [token, sha256(bytes)]),
    );
    const changes = compareParts(parts, parseParts(old?.parts ?? '{}'));
    const isSame = Object.keys(changes).length === 0 && old?.edition_id === row.editionId;
    return isSame ? [] : [{ ...row, parts, changes }];
  });
}

/** Returns how many changes it logged. */
async function saveRows(
  transaction: Transaction<Schema>,
  log: ChangeLog,
  rows: DifferentRow[],
): Promise<number> {
  let logged = 0;
  for (const { reportId, editionId, sections, parts, changes } of rows) {
    const report = await transaction
      .selectFrom('report')
      .where('id', '=', reportId)
      .select('edition_id')
      .executeTakeFirst();
    // Published again or withdrawn since the figures were read: the next refresh sees to it.
    if (report?.edition_id !== editionId) continue;
    const values = {
      edition_id: editionId,
      parts: JSON.stringify(parts),
      sections: pack(sections),
    };
    await transaction
      .insertInto('spanning')
      .values({ report_id: reportId, ...values })
      .onConflict((conflict) => conflict.column('report_id').doUpdateSet(values))
      .execute();
    if (Object.keys(changes).length === 0) continue;
    await log.append([{ kind: 'refreshed', reportId, editionId, parts: changes }]);
    logged += 1;
  }
  return logged;
}

async function savePosition(transaction: Transaction<Schema>, position: number): Promise<void> {
  const value = String(position);
  await transaction
    .insertInto('meta')
    .values({ name: positionName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
