import type { Transaction } from 'kysely';
import { sha256 } from './canonical.js';
import { writeChanges, type ChangeLog } from './change-log.js';
import { getCounters } from './counter.js';
import type { Database } from './database.js';
import { pack } from './pack.js';
import { compareParts, parseParts } from './parts.js';
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
        .innerJoin('report', 'report.id', 'change.report_id')
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

    save: (rows, position) =>
      writeChanges(database, clock, async (transaction, log) => {
        const nothingBetween = log.position() === position;
        let changed = 0;
        for (const row of rows) changed += await saveRow(transaction, log, row);
        await savePosition(transaction, nothingBetween ? log.position() : position);
        return changed;
      }),
  };
}

async function saveRow(
  transaction: Transaction<Schema>,
  log: ChangeLog,
  { reportId, editionId, sections }: SpanningRow,
): Promise<number> {
  const current = await transaction
    .selectFrom('report')
    .leftJoin('spanning', 'spanning.report_id', 'report.id')
    .where('report.id', '=', reportId)
    .select(['report.edition_id', 'spanning.parts', 'spanning.edition_id as made_from'])
    .executeTakeFirst();
  // Published again or withdrawn since the figures were read: the next refresh sees to it.
  if (current?.edition_id !== editionId) return 0;
  const parts = Object.fromEntries([...sections].map(([token, bytes]) => [token, sha256(bytes)]));
  const difference = compareParts(parts, parseParts(current.parts ?? '{}'));
  const isDifferent = Object.keys(difference).length > 0;
  if (!isDifferent && current.made_from === editionId) return 0;

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
  if (isDifferent) await log.append({ kind: 'refreshed', reportId, editionId, parts: difference });
  return 1;
}

async function savePosition(transaction: Transaction<Schema>, position: number): Promise<void> {
  const value = String(position);
  await transaction
    .insertInto('meta')
    .values({ name: positionName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
