import type { Broadsheet, FoundReport } from '@broadsheet/client';
import type { Reference } from '@broadsheet/view';
import type { FamilySummary } from '../families/family-description.js';
import { isSame } from '../report/report-name.js';

/** A report that another one refers to, in whichever languages there are. */
export interface ReferredReport {
  family: string;
  country: string;
  code: string;
}

/** The report that the fields of a reference name; undefined where they do not name one. */
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
    // A region and a code name more than a code alone.
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
  /** Of the page: where the report is there in it, the link leads to that. */
  language: string;
  signal: AbortSignal;
}

/** By search, which leaves out what may not be read instead of refusing. */
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
