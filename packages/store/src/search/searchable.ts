import { inScopes } from '../access/scope.js';
import type { Database } from '../database/database.js';
import type { SearchQuery } from './search-result.js';

/** How many reports a search looks through. */
export async function countSearchable(
  { read }: Database,
  { scopes, country, language }: Pick<SearchQuery, 'scopes' | 'country' | 'language'>,
): Promise<number> {
  let counted = read
    .selectFrom('report')
    .where('report.edition_id', 'is not', null)
    .where((builder) => inScopes(builder, scopes))
    .select(({ fn }) => fn.countAll<number>().as('count'));
  if (country !== undefined) counted = counted.where('report.country', '=', country.toUpperCase());
  if (language !== undefined) {
    counted = counted.where('report.language_key', '=', language.toLowerCase());
  }
  return (await counted.executeTakeFirst())?.count ?? 0;
}
