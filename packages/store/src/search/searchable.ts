import { getCounters } from '../database/counter.js';
import type { Database } from '../database/database.js';
import type { SearchQuery } from './search-result.js';

/** The number of searched reports. */
type CountSearchable = (
  query: Pick<SearchQuery, 'scopes' | 'country' | 'language'>,
) => Promise<number>;

interface Group {
  family: string;
  country: string;
  language_key: string;
  count: number;
}

/** Counting reads every report, so the counts are cached until a report changes. */
export function createCountSearchable({ read }: Database): CountSearchable {
  let groups: Group[] = [];
  let countedAt = -1;
  const refresh = async () => {
    const { change } = await getCounters(read);
    if (change === countedAt) return;
    groups = await read
      .selectFrom('report')
      .where('edition_id', 'is not', null)
      .groupBy(['family', 'country', 'language_key'])
      .select(['family', 'country', 'language_key'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute();
    countedAt = change;
  };
  return async (query) => {
    await refresh();
    return groups
      .filter((group) => isSearched(group, query))
      .reduce((sum, { count }) => sum + count, 0);
  };
}

function isSearched(
  { family, country, language_key: languageKey }: Group,
  query: Parameters<CountSearchable>[0],
): boolean {
  const { country: requestedCountry = country, language = languageKey } = query;
  if (requestedCountry.toUpperCase() !== country || language.toLowerCase() !== languageKey)
    return false;
  return query.scopes.some(
    ({ family: name, countries, languages }) =>
      name === family &&
      (countries === '*' || countries.includes(country)) &&
      (languages === '*' || languages.some((each) => each.toLowerCase() === languageKey)),
  );
}
