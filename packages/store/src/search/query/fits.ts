import { sql } from 'kysely';
import { inScopes } from '../../access/scope.js';
import type { Database } from '../../database/database.js';
import type { SearchQuery } from '../search-result.js';
import type { Filter } from './filter-words.js';

/** Whether a report that may be read passes all filters. */
export type Fits = (filters: readonly Filter[]) => Promise<boolean>;

/**
 * Uses reports and not the search index: half of all reports may have the token of a family, and
 * PostgreSQL reads all of these before it returns the first. Listings are not checked.
 */
export function createFits(
  { read }: Database,
  { scopes, country, language }: Pick<SearchQuery, 'scopes' | 'country' | 'language'>,
): Fits {
  let readable = read
    .selectFrom('report')
    // SQLite would take "is not null" for a reason to go through the index of all current reports.
    .where(sql<boolean>`coalesce(report.edition_id, 0) > 0`)
    .where((builder) => inScopes(builder, scopes))
    .select('report.id')
    .limit(1);
  if (country !== undefined) readable = readable.where('country', '=', country.toUpperCase());
  if (language !== undefined) {
    readable = readable.where('language_key', '=', language.toLowerCase());
  }
  return async (filters) => {
    const valuesOf = (kind: Filter['kind']) =>
      filters.filter((filter) => filter.kind === kind).map(({ value }) => value);
    const [countries, families] = [valuesOf('country'), valuesOf('family')];
    const languages = valuesOf('language').map((value) => value.toLowerCase());
    let found = readable;
    if (countries.length > 0) found = found.where('country', 'in', countries);
    if (families.length > 0) found = found.where('family', 'in', families);
    if (languages.length > 0) found = found.where('language_key', 'in', languages);
    return (await found.execute()).length > 0;
  };
}
