import { roundTo } from '../figures/rounding.js';
import { formatNumber } from './number-text.js';

/** Of figures that one decimal would leave nothing of. */
const mostDecimals = 2;

/** One decimal, as in the charts; two where one would leave nothing of a small figure. */
export function formatPercent(value: number): string {
  return `${formatNumber(value, Math.abs(value) < 0.1 ? mostDecimals : 1)}%`;
}

/** Whether a change is too small to be written: nobody says that something rose by nothing. */
export function isNil(value: number): boolean {
  return roundTo(value, mostDecimals) === 0;
}
