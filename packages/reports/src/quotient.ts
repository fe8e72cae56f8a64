/** Larger results come from a divisor close to zero. */
const largestQuotient = 1e18;

/**
 * A part of a whole. Undefined if either is absent, or the whole is zero or negative: neither 0 nor
 * Infinity would be true.
 */
export function quotient(part: number | undefined, whole: number | undefined): number | undefined {
  if (part === undefined || whole === undefined || whole <= 0) return undefined;
  const value = part / whole;
  return Math.abs(value) <= largestQuotient ? value : undefined;
}
