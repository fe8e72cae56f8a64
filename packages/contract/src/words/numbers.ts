/**
 * Rounds half away from zero, as accountants do; never gives -0. Texts, images and pages all round
 * with this function, so that a figure reads the same in each.
 */
export function roundTo(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value || 0;
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  // Larger numbers have no decimals left to round.
  if (!(scaled < Number.MAX_SAFE_INTEGER)) return value;
  // Products such as 1.005 * 100 are just below the half that they represent.
  const rounded = Math.round(scaled * (1 + 2 * Number.EPSILON)) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * Removes the error of a product of decimal fractions: 0.07 times 100 is 7, not 7.000000000000001.
 * Nobody writes a number with more than fifteen digits.
 */
export function dropNoise(value: number): number {
  return Number(value.toPrecision(15));
}

/** Removes the error of a sum or a difference of percentages, which could make a half round down. */
export function dropSumNoise(value: number): number {
  return roundTo(value, 9);
}

/** `12,345` of `12345`: English and Japanese both separate thousands with commas. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
