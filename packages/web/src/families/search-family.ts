import type { Broadsheet, Family, SearchQuery } from '@broadsheet/client';

interface FamilyQuery extends Omit<SearchQuery, 'families'> {
  /** The name of a family, also of one that this program was not made for. */
  family: string;
}

/** Search within one family. */
export function searchFamily(client: Broadsheet, { family, ...query }: FamilyQuery) {
  return client.search({ ...query, families: [family as Family] });
}
