import type { ReportKey } from '@broadsheet/contract';
import type { Client, Entitlement } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';

type Wanted = Pick<ReportKey, 'family' | 'country' | 'language'>;

/**
 * Refuses a client that may not read these reports. It is asked before the store is, so that an
 * answer tells nothing about reports that one may not read.
 */
export function requireEntitlement(client: Client | undefined, wanted: Wanted): void {
  if (client?.entitlements.some((entitlement) => covers(entitlement, wanted))) return;
  const { family, country, language } = wanted;
  throw new RequestProblem(
    'not_entitled',
    `This client may not read ${family} reports of ${country} in ${language}; it needs an entitlement to read the family ${family}, the country ${country} and the language ${language}.`,
  );
}

function covers(entitlement: Entitlement, { family, country, language }: Wanted): boolean {
  const { families, countries, languages } = entitlement;
  return (
    entitlement.access === 'read' &&
    (families === '*' || families.includes(family)) &&
    (countries === '*' || countries.includes(country)) &&
    (languages === '*' || languages.some((name) => name.toLowerCase() === language.toLowerCase()))
  );
}
