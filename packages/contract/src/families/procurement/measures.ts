import type { Trend } from '../industry/measures.js';

/** The scale of the factors of buyer power; a higher one is better for the buyer. */
export const buyerPowerRange = { minimum: 1, maximum: 5 } as const;

/** The direction of a price, by its compound growth in per cent a year. */
export const priceTrendBounds = { decreasingBelow: -1, increasingAbove: 1 } as const;

const { decreasingBelow, increasingAbove } = priceTrendBounds;

export const priceTrendRule = `Increasing where CompoundGrowth is above ${String(increasingAbove)}, Decreasing below ${String(decreasingBelow)}, else Steady`;

export function findPriceTrend(compoundGrowth: number): Trend {
  if (compoundGrowth > increasingAbove) return 'Increasing';
  return compoundGrowth < decreasingBelow ? 'Decreasing' : 'Steady';
}
