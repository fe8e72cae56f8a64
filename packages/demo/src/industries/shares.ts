import type { Weights } from './profile.js';

/** Shares are published with one decimal. */
const steps = 10;

/**
 * Splits `whole` by weight into shares of one decimal that add up to it exactly: the largest remainders get
 * the tenths that rounding down leaves, as seats are handed out in a parliament.
 */
export function splitByWeight(weights: readonly number[], whole = 100): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight / total) * whole * steps);
  const tenths = exact.map(Math.floor);
  const missing = Math.round(whole * steps) - tenths.reduce((sum, tenth) => sum + tenth, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((tenth) => tenth / steps);
}

export function nameShares(parts: Weights, whole = 100): { Name: string; Share: number }[] {
  const shares = splitByWeight(Object.values(parts), whole);
  return Object.keys(parts).map((name, index) => ({ Name: name, Share: shares[index] ?? 0 }));
}

export function roundTenth(value: number): number {
  return Math.round(value * steps) / steps;
}
