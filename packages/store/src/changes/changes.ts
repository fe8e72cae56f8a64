import { lookupOf, type ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import type { Database } from '../database/database.js';
import { keyOf } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';
import { requireUnwritable } from '../database/unwritable.js';
import type { ChangeKind, Stamp } from './change-log.js';
import { parsePartChanges, type PartChanges } from './parts.js';

export interface Change {
  position: number;
  kind: ChangeKind;
  key: ReportKey;
  edition: number | null;
  at: number;
  parts: PartChanges;
}

interface ChangesQuery {
  /** Changes after this position. */
  after: number;
  /** What the reader may read. */
  scopes: Scope[];
  /** Only this report. */
  key?: ReportKey;
  limit: number;
}

interface ChangePage {
  changes: Change[];
  /** The position up to which changes were examined, including those that are not in the list. */
  position: number;
}

export interface ChangeStore {
  /** In the order in which the changes became visible. */
  list(query: ChangesQuery): Promise<ChangePage>;
}

export function createChangeStore({ read }: Pick<Database, 'read'>, stamp: Stamp): ChangeStore {
  return {
    async list(query) {
      const { value: until } = await read
        .selectFrom('counter')
        .where('name', '=', 'change')
        .select('value')
        .executeTakeFirstOrThrow();
      if (until <= query.after || query.scopes.length === 0) {
        return { changes: [], position: Math.max(until, query.after) };
      }
      let rows = await listRows(read, query, until);
      // The change is visible but not stamped yet: see change-log.ts.
      if (rows.some(isUnstamped)) {
        await stamp().catch(requireUnwritable);
        rows = await listRows(read, query, until);
      }
      // On a full disk it has no time yet: readers get it, and those after it, when there is room.
      const unstamped = rows.findIndex(isUnstamped);
      const stamped = unstamped < 0 ? rows : rows.slice(0, unstamped);
      const changes = stamped.map((row): Change => ({
        position: row.position,
        kind: row.kind as ChangeKind,
        key: keyOf(row),
        edition: row.number,
        at: row.at ?? 0,
        parts: parsePartChanges(row.parts),
      }));
      const last = changes.at(-1)?.position ?? query.after;
      const isWhole = unstamped < 0 && changes.length < query.limit;
      return { changes, position: isWhole ? until : last };
    },
  };
}

const isUnstamped = ({ at }: { at: number | null }): boolean => at === null;

function listRows(db: Kysely<Schema>, { after, scopes, key, limit }: ChangesQuery, until: number) {
  // A cross join, because SQLite keeps its order; otherwise it would scan all reports first.
  const all = db
    .selectFrom('change')
    .crossJoin('report')
    .whereRef('report.id', '=', 'change.report_id')
    .leftJoin('edition', 'edition.id', 'change.edition_id')
    .where('change.position', '>', after)
    .where('change.position', '<=', until)
    .where((expression) => inScopes(expression, scopes))
    .select(['change.position', 'change.kind', 'change.at', 'change.parts', 'edition.number'])
    .select(['family', 'country', 'code', 'language'])
    .orderBy('change.position')
    .limit(limit);
  if (!key) return all.execute();
  // Selects by report id, because the index is by report and position.
  const id = db.selectFrom('report').where('lookup', '=', lookupOf(key)).select('id');
  return all.where('change.report_id', '=', id).execute();
}
