import { roundTo } from '../words/number-text.js';
import type { YearPoint } from './document-series.js';

/** A point that has a figure. */
export interface KnownPoint {
  year: number;
  value: number;
}

/** Per cent from one figure to the next; null where there is nothing sensible to divide by. */
export function findChange(from: number | null | undefined, to: number | null): number | null {
  return from === null || from === undefined || to === null || from <= 0
    ? null
    : roundTo((to / from - 1) * 100, 2);
}

function listKnownPoints(points: readonly YearPoint[]): KnownPoint[] {
  return points.flatMap(({ Year, Value }) =>
    Value === null ? [] : [{ year: Year, value: Value }],
  );
}

/**
 * Average annual change in per cent from the first known year to the last (compound). Undefined with
 * fewer than two years, or where the first is not positive. Two decimals: the last bits of a power
 * differ between machines, and must not reach an image.
 */
export function findAverageGrowth(points: readonly YearPoint[]): number | undefined {
  const known = listKnownPoints(points);
  const first = known.at(0);
  const last = known.at(-1);
  if (!first || !last || first.year >= last.year || first.value <= 0 || last.value < 0) {
    return undefined;
  }
  return roundTo(((last.value / first.value) ** (1 / (last.year - first.year)) - 1) * 100, 2);
}
