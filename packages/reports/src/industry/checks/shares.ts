import type { Findings } from '@broadsheet/contract/checking';
import { joinPointer } from '@broadsheet/contract/checking';
import { checkDistinct, checkDistinctField } from '../../checks/distinct.js';
import { checkCountry } from '../../checks/heading.js';
import { checkRegion } from '../../checks/region.js';
import { checkRemainder, checkWhole } from '../../checks/sums.js';
import type { CompanyShare, NamedShare, TradePartner } from '../document-shares.js';
import type { IndustryDocument } from '../document.js';

/** The shares of the leading ones: not all of the whole, but some of it. */
function checkLeading(found: Findings, parts: readonly { Share: number }[], pointer: string): void {
  const shares = parts.map(({ Share }) => Share);
  checkRemainder(found, shares, { pointer });
  if (shares.every((share) => share === 0)) {
    found.error(pointer, 'Every share is 0; leave the whole block out instead.');
  }
}

export function checkNamedShares(
  found: Findings,
  parts: readonly NamedShare[],
  pointer: string,
): void {
  checkWhole(
    found,
    parts.map(({ Share }) => Share),
    { pointer },
  );
  checkDistinctField(found, parts, { pointer, field: 'Name' });
  const remainders = parts.flatMap(({ Remainder }, index) => (Remainder ? [index] : []));
  for (const index of remainders.slice(1)) {
    found.error(
      joinPointer(pointer, index, 'Remainder'),
      `Only one part can be the remainder, and ${pointer}/${String(remainders[0])} is it already.`,
    );
  }
  if (parts.length === remainders.length) {
    found.error(pointer, 'Only a remainder is given; name at least one part.');
  }
}

/** Shares that may leave a remainder; `field` is the property that holds the names. */
export function checkCompanyShares(
  found: Findings,
  parts: readonly CompanyShare[],
  pointer: string,
  field = 'Name',
): void {
  checkLeading(found, parts, pointer);
  checkDistinct(
    found,
    parts.map(({ Name }) => Name),
    (index) => joinPointer(pointer, index, field),
  );
}

export function checkPartners(
  found: Findings,
  parts: readonly TradePartner[],
  pointer: string,
): void {
  checkLeading(found, parts, pointer);
  checkDistinctField(found, parts, { pointer, field: 'Country' });
  parts.forEach(({ Country }, index) => {
    checkCountry(found, Country, `${pointer}/${String(index)}/Country`);
  });
}

type Region = NonNullable<IndustryDocument['GeographicBreakdown']>[number];

/** Regions that are not named leave a remainder too. */
export function checkRegions(
  found: Findings,
  regions: readonly Region[],
  { pointer, country }: { pointer: string; country: string | undefined },
): void {
  if (country !== undefined) {
    regions.forEach(({ Region }, index) => {
      checkRegion(found, Region, { country, pointer: joinPointer(pointer, index, 'Region') });
    });
  }
  checkLeading(found, regions, pointer);
  const populations = regions.map(({ PopulationShare }) => PopulationShare ?? 0);
  checkRemainder(found, populations, { pointer, what: 'The shares of the population' });
  for (const field of ['Region', 'Name'] as const) {
    checkDistinctField(found, regions, { pointer, field });
  }
}
