import { stableDecimals } from '../charts/find-change.js';
import { roundTo } from '../figures/rounding.js';
import { quotient } from '../quotient.js';
import type { YearPoint } from './document-series.js';

/**
 * Average annual change in per cent from the first known year to the last (compound). Undefined
 * with fewer than two years, or if the first is not positive.
 */
export function findAverageGrowth(points: readonly YearPoint[]): number | undefined {
  const first = points.find(({ Value }) => Value !== null);
  const last = points.findLast(({ Value }) => Value !== null);
  const years = (last?.Year ?? 0) - (first?.Year ?? 0);
  const factor = quotient(last?.Value ?? undefined, first?.Value ?? undefined);
  if (factor === undefined || factor < 0 || years <= 0) return undefined;
  return roundTo((factor ** (1 / years) - 1) * 100, stableDecimals);
}
