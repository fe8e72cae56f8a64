import { roundTo } from '../figures/rounding.js';
import { quotient } from '../quotient.js';

/**
 * The last bits of a power differ between machines, and must not reach an image. What is written is rounded where it is
 * written, once: 2.446 is 2.4 there, and would be 2.5 by way of 2.45.
 */
export const stableDecimals = 6;

/** Per cent from one figure to the next; null where there is nothing sensible to divide by. */
export function findChange(from: number | null | undefined, to: number | null): number | null {
  const factor = quotient(to ?? undefined, from ?? undefined);
  return factor === undefined ? null : roundTo((factor - 1) * 100, stableDecimals);
}

/** The difference of two percentages, in points; null where either is missing. */
export function findDifference(from: number | null | undefined, to: number | null): number | null {
  if (from === null || from === undefined || to === null) return null;
  return roundTo(to - from, stableDecimals);
}
