import { company } from '@broadsheet/contract';
import type { Reference } from './family.js';

interface Row {
  Country?: string;
  Code: string;
}

/** Lists the reports that the rows of a list name; rows without a country are of this country. */
export const referFrom =
  (own: string) =>
  (family: string, property: string, rows: readonly Row[] = []): Reference[] =>
    rows.map(({ Country = own, Code }, index) => ({
      pointer: `/${property}/${String(index)}/Code`,
      report: { family, country: Country, code: Code },
    }));

/** The report on a company, whose number is at a pointer. */
export const referToCompany = (
  entityId: number,
  pointer: string,
  called: NonNullable<Reference['called']>,
): Reference => ({
  pointer,
  report: { family: company.name, country: company.key.onlyCountry, code: String(entityId) },
  called,
});
