import type { Weights } from './profile.js';

/** Shares are published with one decimal. */
const steps = 10;

/** Splits `whole` by weight into shares of one decimal that add up to it exactly. */
export function splitByWeight(weights: readonly number[], whole = 100): number[] {
  return splitCount(weights, Math.round(whole * steps)).map((tenth) => tenth / steps);
}

/**
 * Splits a whole number by weight into whole numbers that add up to it, by the largest-remainder
 * method.
 */
export function splitCount(weights: readonly number[], count: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight / total) * count);
  const parts = exact.map(Math.floor);
  const missing = count - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export function nameShares(parts: Weights, whole = 100): { Name: string; Share: number }[] {
  const shares = splitByWeight(Object.values(parts), whole);
  return Object.keys(parts).map((name, index) => ({ Name: name, Share: shares[index] ?? 0 }));
}

export function roundTenth(value: number): number {
  return Math.round(value * steps) / steps;
}
