import { roundTo } from '../figures/rounding.js';

/**
 * Numbers as text, without the host's ICU: its answers differ between versions, and the texts made
 * here end up in images whose bytes must not.
 */

const minus = '\u2212';

/** `-1234.5` → `−1,234.5`; at most `digits` decimals, none where they would be zeros. */
export function formatNumber(value: number, digits = 0): string {
  const rounded = roundTo(value, digits);
  const text = String(Math.abs(rounded));
  const point = text.indexOf('.');
  const sign = rounded < 0 ? minus : '';
  if (point < 0) return sign + groupThousands(text);
  return sign + groupThousands(text.slice(0, point)) + text.slice(point);
}

function groupThousands(whole: string): string {
  let grouped = whole.slice(-3);
  for (let end = whole.length - 3; end > 0; end -= 3) {
    grouped = `${whole.slice(Math.max(0, end - 3), end)},${grouped}`;
  }
  return grouped;
}

export interface Magnitude {
  size: number;
  word: string;
}

/**
 * Picks the largest magnitude that leaves a number of at least one. Three figures are said of small numbers,
 * so that a change of a few per cent can be seen: 1.47 billion, 14.7 billion.
 */
export function scaleNumber(value: number, magnitudes: readonly Magnitude[]): string {
  const size = Math.abs(value);
  const index = magnitudes.findIndex((magnitude) => size >= magnitude.size);
  const [magnitude, next] = [magnitudes[index], magnitudes[index - 1]];
  if (magnitude === undefined) return formatNumber(value, Number.isInteger(value) ? 0 : 2);
  const digits = size < 10 * magnitude.size ? 2 : 1;
  const scaled = roundTo(value / magnitude.size, digits);
  // 999.96 million rounds to a thousand of them, which has a word of its own.
  return next !== undefined && Math.abs(scaled) * magnitude.size >= next.size
    ? `${formatNumber(Math.sign(value))}${next.word}`
    : `${formatNumber(scaled, digits)}${magnitude.word}`;
}
