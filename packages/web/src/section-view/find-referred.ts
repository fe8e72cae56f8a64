import type { Reference } from '@broadsheet/view';
import type { FamilySummary } from '../families/family-description.js';

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
