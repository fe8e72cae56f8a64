import { roundTo } from '@broadsheet/contract/words';

export { roundTo };

/** Ratios and percentages are published with two decimals. */
export const ratioDecimals = 2;

export const roundRatio = (value: number): number => roundTo(value, ratioDecimals);

/** Derived amounts keep more, so that amounts per share in cents and tenths stay exact. */
export const amountDecimals = 4;

/** How many decimals a number is written with. */
export function countDecimals(value: number): number {
  if (Number.isInteger(value)) return 0;
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

/** Half a unit in the last written place of a number: the most that rounding can have changed. */
export function roundingSlack(value: number): number {
  return 0.5 * 10 ** -countDecimals(value);
}
