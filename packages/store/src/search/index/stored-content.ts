import type { ReportKey } from '@broadsheet/contract';
import type { Kysely, RawBuilder } from 'kysely';
import { keyOf } from '../../database/key-columns.js';
import type { Schema } from '../../database/schema.js';
import { buildTextTokens } from './build-text-tokens.js';
import type { SearchContent } from './search-content.js';
import { listSectionTexts } from './section-texts.js';

export interface StoredRow extends ReportKey {
  id: number;
  title: string;
  sector: string;
  edition_id: number;
  search_terms: string;
  sections: Buffer | null;
  indexed_sha256: string | null;
}

interface ContentRange {
  /** Of reports, in the order of their ids. */
  condition: RawBuilder<boolean>;
  limit: number;
}

/** The index's input from current editions. */
export const listStored = (
  db: Kysely<Schema>,
  { condition, limit }: ContentRange,
): Promise<StoredRow[]> =>
  db
    .selectFrom('report')
    .innerJoin('edition', 'edition.id', 'report.edition_id')
    .leftJoin('report_indexed', 'report_indexed.report_id', 'report.id')
    .where(condition)
    .select(['report.id', 'report.family', 'report.country', 'report.code', 'report.language'])
    .select(['report.title', 'report.sector', 'edition.id as edition_id'])
    .select(['edition.search_terms', 'edition.sections'])
    .select('report_indexed.sha256 as indexed_sha256')
    .orderBy('report.id')
    .limit(limit)
    .execute();

export function readStored(row: StoredRow): SearchContent {
  const { id, title, sector } = row;
  return {
    reportId: id,
    editionId: row.edition_id,
    key: keyOf(row),
    title,
    sector,
    terms: JSON.parse(row.search_terms) as string[],
    texts: buildTextTokens(listSectionTexts(row.sections).map(({ text }) => text)),
    indexedSha256: row.indexed_sha256,
  };
}
