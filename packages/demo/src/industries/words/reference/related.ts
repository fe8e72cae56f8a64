import type { IndustryDocument } from '@broadsheet/reports';
import { isicDivisions } from '../../generated/isic.js';
import { profiles } from '../../profiles/index.js';

type Related = NonNullable<NonNullable<IndustryDocument['About']>['RelatedIndustries']>;

/** Neighbours, suppliers and buyers that have a report in the demo, in the same country. */
export function findRelated(document: IndustryDocument): Related {
  const { SupplyChain, LifeCycle } = document;
  const named = [
    ...(LifeCycle?.Neighbours ?? []),
    ...(SupplyChain?.FirstTierSuppliers ?? []),
    ...(SupplyChain?.FirstTierBuyers ?? []),
    ...(SupplyChain?.SecondTierSuppliers ?? []),
    ...(SupplyChain?.SecondTierBuyers ?? []),
  ];
  const found = new Map<string, string>();
  for (const { Code, Title } of named) {
    if (Code !== undefined && Code !== document.Code && hasReport(document, Code)) {
      found.set(Code, Title);
    }
  }
  return [...found].map(([Code, Title]) => ({ Code, Title }));
}

const curatedKeys = new Set(profiles.map(({ country, code }) => `${country}/${code}`));
const curatedCountries = new Set(profiles.map(({ country }) => country));
const divisionOrder = new Map(isicDivisions.map(({ code }, index) => [code, index]));

/**
 * Of the generated reports only those made before this one, so that the result does not depend on
 * how many are requested.
 */
function hasReport({ Country, Code }: IndustryDocument, other: string): boolean {
  if (curatedCountries.has(Country)) return curatedKeys.has(`${Country}/${other}`);
  return (divisionOrder.get(other) ?? Infinity) < (divisionOrder.get(Code) ?? 0);
}
