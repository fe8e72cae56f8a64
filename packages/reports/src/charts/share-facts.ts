import type { SharePart } from '@broadsheet/contract';
import { roundTo } from '../figures/rounding.js';
import type { ShareFacts } from '../words/patterns.js';

/** The facts of an alt text about parts of a whole: the leading three. */
export function findShareFacts(parts: readonly SharePart[], hasRemainder: boolean): ShareFacts {
  const leading = parts
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 3)
    .map(({ name, share }) => ({ name, share }));
  return {
    leading,
    together: roundTo(
      leading.reduce((sum, { share }) => sum + share, 0),
      6,
    ),
    count: parts.length + (hasRemainder ? 1 : 0),
  };
}

/** The remainder of named shares to 100 per cent; null if it is zero. */
export function findRemainder(parts: readonly { Share: number }[]): number | null {
  const named = parts.reduce((sum, { Share }) => sum + Share, 0);
  // Binary sums are off in the fifteenth digit; nobody publishes shares to a millionth.
  const left = roundTo(100 - named, 6);
  return left > 0 ? left : null;
}
