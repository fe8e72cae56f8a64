import type { Findings } from '@broadsheet/contract/checking';
import { addUp, countDecimals, floatSlack, roundTo } from '../figures/rounding.js';
import { formatNumber } from '../words/number-text.js';

/**
 * Twelve parts rounded to whole numbers may miss 100 by six, but more than this is an error in any
 * case.
 */
const widestTolerance = 2;

/** How far rounding alone can move a sum: half of the last digit given, for each part. */
function findTolerance(parts: readonly number[]): number {
  const decimals = Math.max(0, ...parts.map(countDecimals));
  return (
    Math.min(widestTolerance, (parts.length * 0.5) / 10 ** decimals) + floatSlack(addUp(parts))
  );
}

interface SumOptions {
  pointer: string;
  /** The subject of the message. */
  what?: string;
  /** How far the sum may be off; what rounding explains if left out. */
  tolerance?: number;
}

/** The parts of a whole must add up to 100; the message gives the sum and the difference. */
export function checkWhole(
  found: Findings,
  parts: readonly number[],
  { pointer, what = 'The shares', tolerance = findTolerance(parts) }: SumOptions,
): void {
  const isRight = (sum: number) => Math.abs(sum - 100) <= tolerance;
  const sum = addUp(parts);
  if (isRight(sum)) return;
  const off =
    sum > 100 ? `${formatNumber(sum - 100, 6)} too much` : `${formatNumber(100 - sum, 6)} missing`;
  found.error(
    pointer,
    `${what} add up to ${formatNumber(sum, 6)}, not to 100: ${off}.${askTenfold(parts, isRight)}`,
  );
}

/** Parts that may leave a remainder must not exceed 100. */
export function checkRemainder(
  found: Findings,
  parts: readonly number[],
  { pointer, what = 'The shares', tolerance = findTolerance(parts) }: SumOptions,
): void {
  const isRight = (sum: number) => sum <= 100 + tolerance;
  const sum = addUp(parts);
  if (isRight(sum)) return;
  found.error(
    pointer,
    `${what} add up to ${formatNumber(sum, 6)}; at most 100 is possible.${askTenfold(parts, isRight)}`,
  );
}

/** Asks for the one part of which a tenth would make the sum right; empty if it may be several. */
function askTenfold(parts: readonly number[], isRight: (sum: number) => boolean): string {
  const sum = addUp(parts);
  const [first, ...others] = parts.filter(
    (part) => part >= 10 && isRight(roundTo(sum - part * 0.9, 6)),
  );
  if (first === undefined || others.length > 0) return '';
  return ` Is there a digit too many in ${formatNumber(first, 6)}?`;
}
