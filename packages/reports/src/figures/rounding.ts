import { countDecimals, roundTo } from '@broadsheet/contract/words';

export { countDecimals, roundTo };

/** The sum, without the error that binary fractions add to it. */
export function addUp(values: readonly number[], decimals = 6): number {
  return roundTo(
    values.reduce((sum, value) => sum + value, 0),
    decimals,
  );
}

/** Ratios and percentages are published with two decimals. */
export const ratioDecimals = 2;

export const roundRatio = (value: number): number => roundTo(value, ratioDecimals);

/** Derived amounts keep more, so that amounts per share in cents and tenths stay exact. */
export const amountDecimals = 4;

/** How far the error of binary fractions can move a figure that is calculated from others. */
export function floatSlack(figure: number): number {
  return 1e-9 * Math.max(1, Math.abs(figure));
}

/** Half a unit in the last written place of a number: the most that rounding can have changed. */
export function roundingSlack(value: number): number {
  return 0.5 * 10 ** -countDecimals(value);
}
