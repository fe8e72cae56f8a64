import { sql, type Transaction } from 'kysely';
import { executeRows, insertStatement, type Row } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import type { KeyFigure } from '../editions/edition-draft.js';
import type { PublishContext } from '../editions/publish-context.js';

/** The figures of one edition. */
export interface EditionFigures {
  reportId: number;
  editionId: number;
  figures: readonly KeyFigure[];
  /** When the edition became visible; left out for one that is being published. */
  at?: number | null;
}

const figureInsert = insertStatement(
  'figure',
  ['report_id', 'edition_id', 'name', 'at', 'value', 'parts'],
  'on conflict do nothing',
);

export async function insertFigures(
  { transaction, dialect }: Pick<PublishContext, 'transaction' | 'dialect'>,
  editions: readonly EditionFigures[],
): Promise<void> {
  const rows = editions.flatMap(({ reportId, editionId, figures, at = null }) =>
    figures.map(({ name, value, parts }): Row => {
      const written = parts === undefined ? null : JSON.stringify(parts);
      return [reportId, editionId, name, at, value, written];
    }),
  );
  await executeRows(transaction, dialect, figureInsert, rows);
}

interface CopiedFigures {
  reportId: number;
  from: number;
  to: number;
}

/** An edition with the content of another one has its figures too. */
export async function copyFigures(
  transaction: Transaction<Schema>,
  { reportId, from, to }: CopiedFigures,
): Promise<void> {
  await sql`insert into figure (report_id, edition_id, name, value, parts)
    select report_id, ${to}, name, value, parts from figure
    where report_id = ${reportId} and edition_id = ${from}`.execute(transaction);
}
