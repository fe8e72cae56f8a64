import { isAnyUnstamped, type Stamp } from '../changes/change-log.js';
import { patiently } from '../changes/patiently.js';
import type { Database } from '../database/database.js';
import { findFact, saveFact } from '../database/meta.js';
import { listKnownCodes, type KnownCodesQuery } from './list-known-codes.js';
import { listMoved, type MovedQuery, type MovedReport } from './list-moved.js';
import { listUnfilled, type UnfilledEdition } from './unfilled.js';
import { insertFigures, type EditionFigures } from './write-figures.js';

export type { UnfilledEdition } from './unfilled.js';

/** Figures that are compared across editions and reports, in one table for all families. */
export interface FigureStore {
  /** Reports whose figure moved, largest rise first; empty without scopes. */
  listMoved(query: MovedQuery): Promise<MovedReport[]>;
  /** The given codes that have a report, in lower case. */
  listKnownCodes(query: KnownCodesQuery): Promise<Set<string>>;
  /** Whether every edition that readers see has its figures. */
  isFilled(family: string): Promise<boolean>;
  /**
   * Editions without figures, in batches: published before their family had figures, or by an older
   * program. Those that existed when figures were last filled in are left out.
   */
  listUnfilled(family: string): AsyncIterable<UnfilledEdition[]>;
  fill(editions: readonly EditionFigures[]): Promise<void>;
  /** Records that all editions up to the newest one have their figures. */
  endFilling(family: string, lastEditionId: number): Promise<void>;
  /** The newest edition of all; 0 if there is none. */
  findLastEdition(): Promise<number>;
}

const filledName = (family: string) => `figures-filled/${family}`;

export function createFigureStore(database: Database, stamp: Stamp): FigureStore {
  const { read, transact, dialect } = database;
  return {
    async listMoved(query) {
      if (query.scopes.length === 0) return [];
      if (await isAnyUnstamped(read)) await patiently(stamp());
      return listMoved(database, query);
    },

    listKnownCodes: (query) => listKnownCodes(read, query),

    async isFilled(family) {
      if ((await findFact(read, filledName(family))) !== undefined) return true;
      const lacking = await read
        .selectFrom('report')
        .where('family', '=', family)
        .where('edition_id', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('figure')
                .whereRef('figure.report_id', '=', 'report.id')
                .whereRef('figure.edition_id', '=', 'report.edition_id')
                .select('figure.name'),
            ),
          ),
        )
        .select('id')
        .limit(1)
        .executeTakeFirst();
      return lacking === undefined;
    },

    async *listUnfilled(family) {
      const position = Number((await findFact(read, filledName(family))) ?? 0);
      yield* listUnfilled(read, family, position);
    },

    fill: (editions) =>
      transact((transaction) => insertFigures({ transaction, dialect }, editions)),

    endFilling: (family, lastEditionId) =>
      transact((transaction) => saveFact(transaction, filledName(family), String(lastEditionId))),

    async findLastEdition() {
      const { last } = await read
        .selectFrom('edition')
        .select(({ fn }) => fn.max<number | null>('id').as('last'))
        .executeTakeFirstOrThrow();
      return last ?? 0;
    },
  };
}
