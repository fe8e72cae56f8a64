import { buildError, type Finding } from '../../finding.js';
import { joinPointer } from '../../json-pointer.js';
import { formatNumber, roundTo } from '../../words/number-text.js';
import type { CompanyShare, NamedShare, TradePartner } from '../document-shares.js';
import { checkCountry } from './heading.js';

/** Twelve parts rounded to whole numbers may miss by six; by then it is an error all the same. */
const widestTolerance = 2;

/** How far rounding alone can move a sum: half of the last digit given, for each part. */
function findTolerance(shares: readonly number[]): number {
  const decimals = Math.max(
    0,
    ...shares.map((share) => (String(share).split('.')[1] ?? '').length),
  );
  return Math.min(widestTolerance, (shares.length * 0.5) / 10 ** decimals) + 1e-9;
}

/** Shares of a whole must make the whole; says the sum, and by how much it is off. */
export function* checkSum(
  shares: readonly number[],
  pointer: string,
  what = 'The shares',
): Iterable<Finding> {
  const sum = roundTo(addUp(shares), 6);
  if (sum === 100 || Math.abs(sum - 100) <= findTolerance(shares)) return;
  const off =
    sum > 100 ? `${formatNumber(sum - 100, 6)} too much` : `${formatNumber(100 - sum, 6)} missing`;
  yield buildError(pointer, `${what} add up to ${formatNumber(sum, 6)}, not to 100: ${off}.`);
}

/** Leading shares leave a remainder; they may be the whole but not more. */
function* checkLeading(shares: readonly number[], pointer: string): Iterable<Finding> {
  const sum = roundTo(addUp(shares), 6);
  if (sum > 100 && sum > 100 + findTolerance(shares)) {
    yield buildError(
      pointer,
      `The shares add up to ${formatNumber(sum, 6)}; at most 100 is possible.`,
    );
  }
  if (sum === 0) {
    yield buildError(pointer, 'Every share is 0; leave the whole block out instead.');
  }
}

/** Two parts of one name cannot be told apart in a chart. Letter case makes no difference. */
export function* checkDistinct(
  names: readonly string[],
  pointer: (index: number) => string,
): Iterable<Finding> {
  const seen = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const folded = name.normalize('NFKC').toLowerCase();
    const first = seen.get(folded);
    if (first === undefined) seen.set(folded, index);
    else yield buildError(pointer(index), `"${name}" is given twice, first at ${pointer(first)}.`);
  }
}

export function* checkNamedShares(
  parts: readonly NamedShare[],
  pointer: string,
): Iterable<Finding> {
  yield* checkSum(
    parts.map(({ Share }) => Share),
    pointer,
  );
  yield* checkDistinct(
    parts.map(({ Name }) => Name),
    (index) => joinPointer(pointer, index, 'Name'),
  );
  const remainders = parts.flatMap(({ Remainder }, index) => (Remainder ? [index] : []));
  for (const index of remainders.slice(1)) {
    yield buildError(
      joinPointer(pointer, index, 'Remainder'),
      `Only one part can be the remainder, and ${pointer}/${String(remainders[0])} is it already.`,
    );
  }
  if (parts.length === remainders.length) {
    yield buildError(pointer, 'Only a remainder is given; name at least one part.');
  }
}

export function* checkCompanyShares(
  parts: readonly CompanyShare[],
  pointer: string,
): Iterable<Finding> {
  yield* checkLeading(
    parts.map(({ Share }) => Share),
    pointer,
  );
  yield* checkDistinct(
    parts.map(({ Name }) => Name),
    (index) => joinPointer(pointer, index, 'Name'),
  );
}

export function* checkPartners(parts: readonly TradePartner[], pointer: string): Iterable<Finding> {
  yield* checkLeading(
    parts.map(({ Share }) => Share),
    pointer,
  );
  yield* checkDistinct(
    parts.map(({ Country }) => Country),
    (index) => joinPointer(pointer, index, 'Country'),
  );
  for (const [index, { Country }] of parts.entries()) {
    yield* checkCountry(Country, joinPointer(pointer, index, 'Country'));
  }
}

const addUp = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);
