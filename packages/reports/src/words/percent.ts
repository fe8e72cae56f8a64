import { formatNumber } from './number-text.js';

/** One decimal, as in the charts; two where one would leave nothing of a small figure. */
export function formatPercent(value: number): string {
  return `${formatNumber(value, Math.abs(value) < 0.1 ? 2 : 1)}%`;
}
