import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { writeChanges, type ChangeLog } from '../changes/change-log.js';
import { compareParts, parseParts, type PartChanges, type Parts } from '../changes/parts.js';
import { getCounters, lockCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import { findFact, saveFact } from '../database/meta.js';
import { executeRows, insertStatement } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import { sha256 } from './canonical.js';
import { hashCharts, type HashedChart } from './edition-draft.js';
import { insertCharts } from './edition-writes.js';
import { pack } from './pack.js';

/** Figures of a family that also depend on other reports. */
export interface Span {
  family: string;
  /** Other families on which the figures depend. */
  from: readonly string[];
  /** The name under which the refreshed position is stored, if it is not the family's name. */
  position?: string;
}

/** The figures of one published report that figures spanning several reports need. */
export interface StoredFigures {
  family: string;
  reportId: number;
  editionId: number;
  figures: unknown;
}

export interface SpanningRow {
  reportId: number;
  /** The edition from whose figures these sections were made. */
  editionId: number;
  /** Section results ready to send, by token. */
  sections: Map<string, Buffer>;
  /** Plain JSON from which charts are drawn, by image name. */
  charts?: Map<string, unknown>;
}

/** Figures that span reports: stored beside the editions, and refreshed together. */
export interface SpanningStore {
  /** Whether a report on which the figures depend changed since the last refresh. */
  isStale(span: Span): Promise<boolean>;
  /** Reports published after this call are left for the next refresh. */
  beginRefresh(span: Span): Promise<SpanningRefresh>;
  /** Deletes damaged sections; the next refresh makes them again. */
  discard(span: Span, reportId: number): Promise<void>;
}

/** A refresh reads all reports in batches, so that other work runs in between. */
export interface SpanningRefresh {
  /** The figures of all reports, or of some families; may be iterated more than once. */
  listFigures(families?: readonly string[]): AsyncIterable<StoredFigures[]>;
  /** Writes the sections that differ, and records them in the change log. */
  save(rows: SpanningRow[]): Promise<void>;
  /** Returns how many reports changed. */
  end(): Promise<number>;
}

const positionName = ({ family, position = `spanning-position/${family}` }: Span) => position;
const familiesOf = ({ family, from }: Span) => [family, ...from];

export function createSpanningStore(database: Database, clock: () => number): SpanningStore {
  const { read } = database;
  return {
    isStale: (span) => isStale(read, span),

    async beginRefresh(span) {
      const before = await findPosition(read, span);
      const { change: position } = await getCounters(read);
      let changed = 0;
      let logged = 0;
      return {
        listFigures: (families = familiesOf(span)) => listFigures(read, families),

        async save(rows) {
          const different = await findDifferent(read, rows);
          if (different.length === 0) return;
          changed += different.length;
          logged += await writeChanges(database, clock, (transaction, log) =>
            saveRows({ transaction, dialect: database.dialect }, log, different),
          );
        },

        async end() {
          await database.transact(async (transaction) => {
            const last = await lockCounter(transaction, 'change');
            // A section was discarded, and this refresh may already have passed its report.
            if ((await findPosition(transaction, span)) !== before) return;
            // Reports published meanwhile are left for the next refresh.
            const nothingBetween = last === position + logged;
            await savePosition(transaction, span, nothingBetween ? last : position);
          });
          return changed;
        },
      };
    },

    async discard(span, reportId) {
      await writeChanges(database, clock, async (transaction, log) => {
        const row = await transaction
          .deleteFrom('spanning')
          .where('report_id', '=', reportId)
          .returning(['edition_id', 'parts'])
          .executeTakeFirst();
        if (!row) return;
        await savePosition(transaction, span, 0);
        const parts = compareParts({}, parseParts(row.parts));
        await log.append([{ kind: 'refreshed', reportId, editionId: row.edition_id, parts }]);
      });
    },
  };
}

/** Whether a report that the span depends on has changed since the last refresh. */
async function isStale(db: Kysely<Schema>, span: Span): Promise<boolean> {
  const position = await findPosition(db, span);
  const change = await db
    .selectFrom('change')
    // SQLite keeps the order of a cross join; otherwise it would look up the changes of each
    // report.
    .crossJoin('report')
    .whereRef('report.id', '=', 'change.report_id')
    .where('change.position', '>', Number(position ?? 0))
    .where('change.kind', '!=', 'refreshed')
    .where('report.family', 'in', familiesOf(span))
    .select('change.position')
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Small enough not to delay other requests: a batch takes about ten milliseconds. */
const reportsAtATime = 100;

async function* listFigures(
  db: Kysely<Schema>,
  families: readonly string[],
): AsyncGenerator<StoredFigures[]> {
  let last = 0;
  for (;;) {
    // Sorted by edition id: later editions have higher ids, so one published now is not missed.
    const rows = await db
      .selectFrom('report')
      .innerJoin('edition', 'edition.id', 'report.edition_id')
      .where('report.family', 'in', families)
      .where('report.edition_id', '>', last)
      .select(['report.family', 'edition.report_id', 'edition.id', 'edition.figures'])
      .orderBy('report.edition_id')
      .limit(reportsAtATime)
      .execute();
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
    yield rows.flatMap(({ family, report_id, id, figures }) =>
      figures === null
        ? []
        : [{ family, reportId: report_id, editionId: id, figures: JSON.parse(figures) as unknown }],
    );
    await setImmediate();
  }
}

interface DifferentRow extends Omit<SpanningRow, 'charts'> {
  charts: HashedChart[];
  parts: Parts;
  changes: PartChanges;
}

async function findDifferent(db: Kysely<Schema>, rows: SpanningRow[]): Promise<DifferentRow[]> {
  if (rows.length === 0) return [];
  const known = await db
    .selectFrom('spanning')
    .where('report_id', 'in', listReportIds(rows))
    .select(['report_id', 'edition_id', 'parts'])
    .execute();
  const before = new Map(known.map((row) => [row.report_id, row]));
  const isMoved = ({ reportId, editionId }: SpanningRow) => {
    const old = before.get(reportId);
    return old !== undefined && old.edition_id !== editionId;
  };
  const own = await findOwnParts(db, rows.filter(isMoved));
  return rows.flatMap((row) => {
    const { charts, parts } = hashCharts(row.charts);
    for (const [token, bytes] of row.sections) parts[token] = sha256(bytes);
    const changes = {
      ...pickParts(parts, own.get(row.editionId)),
      ...compareParts(parts, parseParts(before.get(row.reportId)?.parts ?? '{}')),
    };
    const isSame = Object.keys(changes).length === 0 && before.has(row.reportId) && !isMoved(row);
    return isSame ? [] : [{ ...row, charts, parts, changes }];
  });
}

/**
 * The editions' own sections. Since such an edition was published its readers got these, and now
 * they get the spanning sections instead. That is a change even if the spanning sections equal
 * those of the previous edition.
 */
async function findOwnParts(db: Kysely<Schema>, rows: SpanningRow[]): Promise<Map<number, Parts>> {
  if (rows.length === 0) return new Map();
  const editions = await db
    .selectFrom('edition')
    .where(
      'id',
      'in',
      rows.map(({ editionId }) => editionId),
    )
    .select(['id', 'parts'])
    .execute();
  return new Map(editions.map(({ id, parts }) => [id, parseParts(parts)]));
}

function pickParts(parts: Parts, names: Parts = {}): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => name in names));
}

const spanningUpsert = insertStatement(
  'spanning',
  ['report_id', 'edition_id', 'parts', 'sections'],
  `on conflict (report_id) do update set
    edition_id = excluded.edition_id, parts = excluded.parts, sections = excluded.sections`,
);

/** Returns how many changes it logged. */
async function saveRows(
  { transaction, dialect }: { transaction: Transaction<Schema>; dialect: Database['dialect'] },
  log: ChangeLog,
  rows: DifferentRow[],
): Promise<number> {
  const reports = await transaction
    .selectFrom('report')
    .where('id', 'in', listReportIds(rows))
    .select(['id', 'edition_id'])
    .execute();
  const current = new Map(reports.map(({ id, edition_id }) => [id, edition_id]));
  // Reports published again or withdrawn since the figures were read are left for the next refresh.
  const saved = rows.filter(({ reportId, editionId }) => current.get(reportId) === editionId);
  await insertCharts(
    { transaction, dialect },
    saved.flatMap(({ charts }) => charts),
  );
  await executeRows(
    transaction,
    dialect,
    spanningUpsert,
    saved.map(({ reportId, editionId, parts, sections }) => [
      ...[reportId, editionId, JSON.stringify(parts), pack(sections)],
    ]),
  );
  const changes = saved
    .filter((row) => Object.keys(row.changes).length > 0)
    .map(({ reportId, editionId, changes: parts }) => {
      return { kind: 'refreshed' as const, reportId, editionId, parts };
    });
  await log.append(changes);
  return changes.length;
}

const listReportIds = (rows: readonly Pick<SpanningRow, 'reportId'>[]): number[] =>
  rows.map(({ reportId }) => reportId);

const findPosition = (db: Kysely<Schema>, span: Span) => findFact(db, positionName(span));

const savePosition = (db: Kysely<Schema>, span: Span, position: number) =>
  saveFact(db, positionName(span), String(position));
