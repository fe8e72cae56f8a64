import { sql, type Transaction } from 'kysely';
import { executeRows, insertStatement, type Row } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import type { PublishContext } from '../editions/publish-context.js';
import type { Cover } from './report-codes.js';

/** The further codes that one edition covers. */
interface EditionCovers {
  reportId: number;
  editionId: number;
  covers: readonly Cover[];
}

const coverInsert = insertStatement(
  'report_cover',
  ['report_id', 'edition_id', 'version', 'code'],
  'on conflict do nothing',
);

export async function insertCovers(
  { transaction, dialect }: Pick<PublishContext, 'transaction' | 'dialect'>,
  editions: readonly EditionCovers[],
): Promise<void> {
  const rows = editions.flatMap(({ reportId, editionId, covers }) =>
    covers.map(({ version, code }): Row => [reportId, editionId, version, code]),
  );
  await executeRows(transaction, dialect, coverInsert, rows);
}

interface CopiedCovers {
  reportId: number;
  from: number;
  to: number;
}

/** An edition with the content of another one covers the same codes. */
export async function copyCovers(
  transaction: Transaction<Schema>,
  { reportId, from, to }: CopiedCovers,
): Promise<void> {
  await sql`insert into report_cover (report_id, edition_id, version, code)
    select report_id, ${to}, version, code from report_cover
    where report_id = ${reportId} and edition_id = ${from}`.execute(transaction);
}
