import { lookupOf, type ReportKey } from '@broadsheet/contract';
import type { Scope } from '../access/scope.js';
import { lockCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import { findFact, saveFact } from '../database/meta.js';
import type { ListedReport } from '../lists/listed-report.js';
import { listNaming, type NamingQuery } from './list-naming.js';
import { listReadable } from './list-readable.js';
import { parseSubject, writeSubject, type Subject } from './subject.js';
import { listUnfilled, selectUnfilled, type UnfilledReferences } from './unfilled.js';
import { saveReferences } from './write-references.js';

export type { UnfilledReferences } from './unfilled.js';

/** Which reports name which others; readable in both directions. */
export interface ReferenceStore {
  /** The reports that the current edition of a report names, in the order of the document. */
  listNamed(key: ReportKey): Promise<Subject[]>;
  /** The published reports that name a report; empty without scopes. */
  listNaming(query: NamingQuery): Promise<Subject[]>;
  /** The given reports that are published, in every language that the reader may read. */
  listReadable(subjects: readonly Subject[], scopes: Scope[]): Promise<ListedReport[]>;
  /** Whether the references of every current edition are known. */
  isFilled(): Promise<boolean>;
  /** Current editions that were published before references were kept, or by an older program. */
  listUnfilled(): AsyncIterable<UnfilledReferences[]>;
  fill(editions: readonly FilledReferences[]): Promise<void>;
  /** Records that all editions up to this one were processed. */
  endFilling(lastEditionId: number): Promise<void>;
}

interface FilledReferences extends Pick<UnfilledReferences, 'reportId' | 'editionId' | 'key'> {
  references: readonly Subject[];
}

const filledName = 'references-filled';

export function createReferenceStore({ read, transact, dialect }: Database): ReferenceStore {
  return {
    async listNamed(key) {
      const row = await read
        .selectFrom('report')
        .innerJoin('edition_reference', 'edition_reference.edition_id', 'report.edition_id')
        .where('report.lookup', '=', lookupOf(key))
        .select('edition_reference.named')
        .executeTakeFirst();
      return (JSON.parse(row?.named ?? '[]') as string[]).map(parseSubject);
    },

    listNaming: (query) => listNaming(read, query),
    listReadable: (subjects, scopes) => listReadable(read, subjects, scopes),

    async isFilled() {
      if ((await findFact(read, filledName)) !== undefined) return true;
      const lacking = await selectUnfilled(read).select('edition.id').limit(1).executeTakeFirst();
      return lacking === undefined;
    },

    async *listUnfilled() {
      yield* listUnfilled(read, Number((await findFact(read, filledName)) ?? 0));
    },

    fill: (editions) =>
      transact(async (transaction) => {
        // So that none of the reports gets another edition meanwhile.
        await lockCounter(transaction, 'change');
        const ids = editions.map(({ editionId }) => editionId);
        if (ids.length === 0) return;
        const current = await transaction
          .selectFrom('report')
          .where('edition_id', 'in', ids)
          .select('edition_id')
          .execute();
        const stillCurrent = new Set(current.map(({ edition_id }) => edition_id));
        await saveReferences(
          { transaction, dialect },
          editions
            .filter(({ editionId }) => stillCurrent.has(editionId))
            .map(({ references, ...edition }) => ({
              ...edition,
              named: [...new Set(references.map(writeSubject))],
              before: null,
            })),
        );
      }),

    endFilling: (lastEditionId) =>
      transact((transaction) => saveFact(transaction, filledName, String(lastEditionId))),
  };
}
