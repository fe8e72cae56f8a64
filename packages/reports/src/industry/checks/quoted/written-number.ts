import type { WrittenNumber } from './quote.js';

/**
 * A number in digits, with thousands separated by commas, times its magnitude. Trailing zeros of a
 * whole number over a hundred count as rounding: 12,300 may stand for 12,345.
 */
export function readNumber(digits: string, magnitude = 1): WrittenNumber {
  const plain = digits.replaceAll(',', '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const zeros = decimals === 0 && plain.length > 2 ? (/0*$/.exec(plain)?.[0].length ?? 0) : 0;
  return { value: Number(plain) * magnitude, slack: 0.5 * 10 ** (zeros - decimals) * magnitude };
}

/** A number with commas has one every three digits. */
export const numberPattern = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
