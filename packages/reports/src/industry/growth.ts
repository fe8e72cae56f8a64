import { quotient } from '../quotient.js';
import { roundTo } from '../words/number-text.js';
import type { YearPoint } from './document-series.js';

/** A point that has a figure. */
export interface KnownPoint {
  year: number;
  value: number;
}

/**
 * The last bits of a power differ between machines, and must not reach an image. What is written is rounded where it is
 * written, once: 2.446 is 2.4 there, and would be 2.5 by way of 2.45.
 */
const stableDecimals = 6;

/** Per cent from one figure to the next; null where there is nothing sensible to divide by. */
export function findChange(from: number | null | undefined, to: number | null): number | null {
  const factor = quotient(to ?? undefined, from ?? undefined);
  return factor === undefined ? null : roundTo((factor - 1) * 100, stableDecimals);
}

/**
 * Average annual change in per cent from the first known year to the last (compound). Undefined with
 * fewer than two years, or where the first is not positive.
 */
export function findAverageGrowth(points: readonly YearPoint[]): number | undefined {
  const first = points.find(({ Value }) => Value !== null);
  const last = points.findLast(({ Value }) => Value !== null);
  const years = (last?.Year ?? 0) - (first?.Year ?? 0);
  const factor = quotient(last?.Value ?? undefined, first?.Value ?? undefined);
  if (factor === undefined || factor < 0 || years <= 0) return undefined;
  return roundTo((factor ** (1 / years) - 1) * 100, stableDecimals);
}
