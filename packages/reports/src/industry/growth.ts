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

/**
 * Average annual change in per cent from the first known year to the last (compound). Undefined with
 * fewer than two years, or where the first is not positive. Two decimals: the last bits of a power
 * differ between machines, and must not reach an image.
 */
export function findAverageGrowth(points: readonly YearPoint[]): number | undefined {
  const first = points.find(({ Value }) => Value !== null);
  const last = points.findLast(({ Value }) => Value !== null);
  const years = (last?.Year ?? 0) - (first?.Year ?? 0);
  if (!first?.Value || !last || years <= 0 || first.Value < 0) return undefined;
  const factor = (last.Value ?? 0) / first.Value;
  return factor < 0 ? undefined : roundTo((factor ** (1 / years) - 1) * 100, 2);
}
