/**
 * Numbers as text, without the host's ICU: its answers differ between versions, and the texts made
 * here end up in images whose bytes must not.
 */

const minus = '\u2212';

/** `-1234.5` → `−1,234.5`; at most `digits` decimals, none where they would be zeros. */
export function formatNumber(value: number, digits = 0): string {
  const rounded = roundTo(value, digits);
  const [whole = '0', decimals = ''] = Math.abs(rounded).toFixed(digits).split('.');
  const kept = decimals.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${rounded < 0 ? minus : ''}${grouped}${kept === '' ? '' : `.${kept}`}`;
}

/** Rounds half away from zero, so that 0.05 and 1.005 round the way a reader with a pencil would. */
export function roundTo(value: number, digits: number): number {
  const shifted = Number(`${String(Math.abs(value))}e${String(digits)}`);
  // Numbers so small or large that they print with an exponent have no such digits to lose.
  if (Number.isNaN(shifted)) return Number(value.toFixed(digits));
  return (Math.sign(value) * Math.round(shifted)) / 10 ** digits;
}

export interface Magnitude {
  size: number;
  word: string;
}

/** Picks the largest magnitude that leaves a number of at least one, after rounding. */
export function scaleNumber(value: number, magnitudes: readonly Magnitude[], digits = 1): string {
  const magnitude = magnitudes.find(({ size }) => Math.abs(roundTo(value / size, digits)) >= 1);
  return magnitude === undefined
    ? formatNumber(value, Number.isInteger(value) ? 0 : 2)
    : `${formatNumber(value / magnitude.size, digits)}${magnitude.word}`;
}
