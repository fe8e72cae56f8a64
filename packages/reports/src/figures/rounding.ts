/** Ratios and percentages are published with two decimals. */
export const ratioDecimals = 2;

/** Derived amounts keep more, so that amounts per share in cents and tenths stay exact. */
export const amountDecimals = 4;

/** Rounds half away from zero, as accountants do; never gives -0. */
export function roundTo(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value || 0;
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  // Beyond this a number has no decimals left to round.
  if (!(scaled < Number.MAX_SAFE_INTEGER)) return value;
  // Products such as 1.005 * 100 fall just below the half they stand for.
  const rounded = Math.round(scaled * (1 + 2 * Number.EPSILON)) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** How many decimals a number is written with. */
export function countDecimals(value: number): number {
  if (Number.isInteger(value)) return 0;
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

/** Half of the last place a number is written with: the most that rounding can have moved it. */
export function roundingSlack(value: number): number {
  return 0.5 * 10 ** -countDecimals(value);
}
