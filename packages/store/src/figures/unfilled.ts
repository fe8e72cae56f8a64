import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.js';

/** An edition that has no figures yet. */
export interface UnfilledEdition {
  reportId: number;
  editionId: number;
  /** When it became visible. */
  at: number | null;
  document: unknown;
}

/** Small enough not to delay other requests. */
const editionsAtATime = 50;

/** Editions after that one, by id, in batches. */
export async function* listUnfilled(
  db: Kysely<Schema>,
  family: string,
  position: number,
): AsyncGenerator<UnfilledEdition[]> {
  let last = position;
  for (;;) {
    const rows = await listBatch(db, family, last);
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
    yield rows.map(({ id, report_id, at, document }) => ({
      reportId: report_id,
      editionId: id,
      at,
      document: JSON.parse(document) as unknown,
    }));
    await setImmediate();
  }
}

function listBatch(db: Kysely<Schema>, family: string, last: number) {
  return db
    .selectFrom('edition')
    .innerJoin('report', 'report.id', 'edition.report_id')
    .leftJoin('change', (join) =>
      join
        .onRef('change.report_id', '=', 'edition.report_id')
        .onRef('change.edition_id', '=', 'edition.id')
        .on('change.kind', '=', 'published'),
    )
    .where('report.family', '=', family)
    .where('edition.id', '>', last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('figure')
            .whereRef('figure.report_id', '=', 'edition.report_id')
            .whereRef('figure.edition_id', '=', 'edition.id')
            .select('figure.name'),
        ),
      ),
    )
    .select(['edition.id', 'edition.report_id', 'edition.document', 'change.at'])
    .orderBy('edition.id')
    .limit(editionsAtATime)
    .execute();
}
