import { setImmediate } from 'node:timers/promises';
import type { ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.js';

/** A current edition whose references are not known yet. */
export interface UnfilledReferences {
  reportId: number;
  editionId: number;
  key: ReportKey;
  document: unknown;
}

/** Small enough not to delay other requests. */
const editionsAtATime = 50;

/** By the ids of editions, in batches. */
export async function* listUnfilled(
  read: Kysely<Schema>,
  position: number,
): AsyncGenerator<UnfilledReferences[]> {
  let last = position;
  for (;;) {
    const rows = await selectUnfilled(read)
      .where('edition.id', '>', last)
      .select(['edition.id', 'edition.report_id', 'edition.document'])
      .select(['report.family', 'report.country', 'report.code', 'report.language'])
      .orderBy('edition.id')
      .limit(editionsAtATime)
      .execute();
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
    yield rows.map(({ id, report_id, document, ...key }) => ({
      reportId: report_id,
      editionId: id,
      key,
      document: JSON.parse(document) as unknown,
    }));
    await setImmediate();
  }
}

export function selectUnfilled(read: Kysely<Schema>) {
  return read
    .selectFrom('edition')
    .innerJoin('report', (join) =>
      join
        .onRef('report.id', '=', 'edition.report_id')
        .onRef('report.edition_id', '=', 'edition.id'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('edition_reference')
            .whereRef('edition_reference.edition_id', '=', 'edition.id')
            .select('edition_reference.edition_id'),
        ),
      ),
    );
}
