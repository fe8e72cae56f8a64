import type { Broadsheet, FoundReport } from '@broadsheet/client';
import type { Reference } from '@broadsheet/view';
import type { FamilySummary } from '../families/family-description.js';
import { isSame } from '../report/report-name.js';

/** A report to which another one refers, in any language. */
export interface ReferredReport {
  family: string;
  country: string;
  code: string;
}

/** The report that a reference's fields name; undefined if they do not name one. */
export function findReferred(
  key: Reference['key'],
  families: readonly FamilySummary[],
  ownCountry: string,
): ReferredReport | undefined {
  const isNamed = ({ KeyFields }: FamilySummary) =>
    KeyFields.every(({ Name }) => key[Name] !== undefined);
  const family = families
    .filter(({ Name }) => key.Family === undefined || key.Family === Name)
    .filter(isNamed)
    // The family with most matching key fields: a region and a code say more than a code alone.
    .sort((one, other) => other.KeyFields.length - one.KeyFields.length)[0];
  if (!family) return undefined;
  return {
    family: family.Name,
    country: String(key.Country ?? family.OnlyCountry ?? ownCountry),
    code: family.KeyFields.map(({ Name }) => String(key[Name])).join('/'),
  };
}

export const nameReferred = ({ family, country, code }: ReferredReport) =>
  `${family}/${country}/${code}`.toLowerCase();

interface Wanted {
  referred: ReferredReport;
  /** The language of the page: the link leads to the report in this language if it exists. */
  language: string;
  signal: AbortSignal;
}

/** Uses search, which leaves out reports that the user may not read instead of failing. */
export async function findReport(
  client: Broadsheet,
  { referred, language, signal }: Wanted,
): Promise<FoundReport | undefined> {
  const { family, country, code } = referred;
  const query = code.split('/').at(-1) ?? code;
  const { reports } = await client.search({
    families: [family],
    ...{ country, query, limit: 50, signal },
  });
  const editions = reports.filter((found) => isSame(found.code, code));
  return editions.find((found) => isSame(found.language, language)) ?? editions[0];
}
