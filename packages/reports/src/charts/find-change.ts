import { roundTo } from '../figures/rounding.js';
import { quotient } from '../quotient.js';

/**
 * Rounded so that the last bits of a power, which differ between machines, do not reach an image. The text is rounded
 * from this value once: 2.446 gives 2.4, but 2.5 by way of 2.45.
 */
export const stableDecimals = 6;

/** Per cent from one figure to the next; null if there is no sensible base. */
export function findChange(from: number | null | undefined, to: number | null): number | null {
  const factor = quotient(to ?? undefined, from ?? undefined);
  return factor === undefined ? null : roundTo((factor - 1) * 100, stableDecimals);
}

/** The difference of two percentages, in points; null if either is missing. */
export function findDifference(from: number | null | undefined, to: number | null): number | null {
  if (from === null || from === undefined || to === null) return null;
  return roundTo(to - from, stableDecimals);
}
