import { groupThousands } from '@broadsheet/contract/words';
import { roundTo } from '../figures/rounding.js';

/**
 * Numbers as text, without the host's ICU: its output differs between versions, and these texts end
 * up in images whose bytes must not change.
 */

const minus = '\u2212';

/** `-1234.5` → `−1,234.5`; at most `digits` decimals, none if they would be zeros. */
export function formatNumber(value: number, digits = 0): string {
  const rounded = roundTo(value, digits);
  const text = String(Math.abs(rounded));
  const point = text.indexOf('.');
  const sign = rounded < 0 ? minus : '';
  if (point < 0) return sign + groupThousands(text);
  return sign + groupThousands(text.slice(0, point)) + text.slice(point);
}

/** In pictures too, smaller values count as zero. */
const mostDecimals = 6;

/** Two decimals, or those of two significant digits: a rate of 0.0067 is not 0.01. */
const decimalsOf = (size: number): number =>
  Math.min(mostDecimals, Math.max(2, 1 - Math.floor(Math.log10(size))));

interface Scale {
  from: number;
  name: string;
}

/**
 * Picks the largest scale that leaves a number of at least one. Small numbers have three digits, so
 * that a change of a few per cent is visible: 1.47 billion, 14.7 billion.
 */
export function scaleNumber(value: number, scales: readonly Scale[]): string {
  const size = Math.abs(value);
  const index = scales.findIndex(({ from }) => size >= from);
  const [scale, next] = [scales[index], scales[index - 1]];
  if (scale === undefined)
    return formatNumber(value, Number.isInteger(value) ? 0 : decimalsOf(size));
  const digits = size < 10 * scale.from ? 2 : 1;
  const scaled = roundTo(value / scale.from, digits);
  // 999.96 million rounds to a thousand million, which has its own word.
  return next !== undefined && Math.abs(scaled) * scale.from >= next.from
    ? `${formatNumber(Math.sign(value))}${next.name}`
    : `${formatNumber(scaled, digits)}${scale.name}`;
}
