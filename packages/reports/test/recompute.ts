import { expect } from 'vitest';

/** Figures computed again, to compare answers with. */

type Known = number | null | undefined;

/** Up to the rounding of two decimals. */
export function expectNear(given: number | undefined, expected: number | undefined): void {
  if (given === undefined || expected === undefined) expect(given).toBe(expected);
  else {
    const isNear = Math.abs(given - expected) <= 0.00501 + Math.abs(expected) * 1e-9;
    expect(isNear, `${String(given)} for ${String(expected)}`).toBe(true);
  }
}

/** Average annual change over some years, per cent. */
export function growthOf(before: Known, value: Known, years: number): number | undefined {
  if (typeof before !== 'number' || typeof value !== 'number' || before <= 0) return undefined;
  return value < 0 && years > 1 ? undefined : ((value / before) ** (1 / years) - 1) * 100;
}

/** Standard deviation of a sample. */
export function deviationOf(list: readonly number[]): number | undefined {
  if (list.length < 2) return undefined;
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
  return Math.sqrt(list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (list.length - 1));
}
