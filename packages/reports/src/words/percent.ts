import { roundTo } from '../figures/rounding.js';
import { formatNumber } from './number-text.js';

/** For figures that one decimal would round to zero. */
const mostDecimals = 2;

/** One decimal, as in the charts; two if one would round a small figure to zero. */
export function formatPercent(value: number): string {
  return `${formatNumber(value, Math.abs(value) < 0.1 ? mostDecimals : 1)}%`;
}

/** Whether a change is too small to be written: it would read as a rise of 0 per cent. */
export function isNil(value: number): boolean {
  return roundTo(value, mostDecimals) === 0;
}
