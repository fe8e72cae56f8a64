import type { Findings } from '@broadsheet/contract/checking';
import { joinPointer } from '@broadsheet/contract/checking';
import { checkDistinct, checkDistinctField } from '../../checks/distinct.js';
import { checkCountry } from '../../checks/heading.js';
import { checkRegion } from '../../checks/region.js';
import { roundTo } from '../../figures/rounding.js';
import { formatNumber } from '../../words/number-text.js';
import type { CompanyShare, NamedShare, TradePartner } from '../document-shares.js';
import type { IndustryDocument } from '../document.js';

/**
 * Twelve parts rounded to whole numbers may miss 100 by six, but more than this is an error in any
 * case.
 */
const widestTolerance = 2;

/** How far rounding alone can move a sum: half of the last digit given, for each part. */
function findTolerance(shares: readonly number[]): number {
  const decimals = Math.max(
    0,
    ...shares.map((share) => (String(share).split('.')[1] ?? '').length),
  );
  return Math.min(widestTolerance, (shares.length * 0.5) / 10 ** decimals) + 1e-9;
}

/** Shares of a whole must add up to 100; the message gives the sum and the difference. */
export function checkSum(
  found: Findings,
  shares: readonly number[],
  pointer: string,
  what = 'The shares',
): void {
  const sum = roundTo(addUp(shares), 6);
  if (sum === 100 || Math.abs(sum - 100) <= findTolerance(shares)) return;
  const off =
    sum > 100 ? `${formatNumber(sum - 100, 6)} too much` : `${formatNumber(100 - sum, 6)} missing`;
  found.error(
    pointer,
    `${what} add up to ${formatNumber(sum, 6)}, not to 100: ${off}.${askTenfold(shares, (rest) => Math.abs(rest - 100) <= findTolerance(shares))}`,
  );
}

/** Asks for the one share of which a tenth would make the sum right; empty if it may be several. */
export function askTenfold(shares: readonly number[], isRight: (sum: number) => boolean): string {
  const sum = addUp(shares);
  const [first, ...others] = shares.filter(
    (share) => share >= 10 && isRight(roundTo(sum - share * 0.9, 6)),
  );
  if (first === undefined || others.length > 0) return '';
  return ` Is there a digit too many in ${formatNumber(first, 6)}?`;
}

/** Leading shares may leave a remainder, but not exceed the whole. */
function checkLeading(found: Findings, parts: readonly { Share: number }[], pointer: string): void {
  const shares = parts.map(({ Share }) => Share);
  const sum = roundTo(addUp(shares), 6);
  if (sum > 100 && sum > 100 + findTolerance(shares)) {
    const asked = askTenfold(shares, (rest) => rest <= 100 + findTolerance(shares));
    found.error(
      pointer,
      `The shares add up to ${formatNumber(sum, 6)}; at most 100 is possible.${asked}`,
    );
  }
  if (sum === 0) {
    found.error(pointer, 'Every share is 0; leave the whole block out instead.');
  }
}

export function checkNamedShares(
  found: Findings,
  parts: readonly NamedShare[],
  pointer: string,
): void {
  checkSum(
    found,
    parts.map(({ Share }) => Share),
    pointer,
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
  const people = roundTo(addUp(populations), 6);
  if (people > 100 + findTolerance(populations)) {
    found.error(
      pointer,
      `The shares of the population add up to ${formatNumber(people, 6)}; at most 100 is possible.`,
    );
  }
  for (const field of ['Region', 'Name'] as const) {
    checkDistinctField(found, regions, { pointer, field });
  }
}

const addUp = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);
