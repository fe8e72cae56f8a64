import { Type } from '@broadsheet/contract';
import type { TableLine } from '@broadsheet/contract';
import type { TNumberOptions } from 'typebox';
import { measuredAs } from '../../document/measures.js';

/**
 * Large enough for any company in any currency, small enough that the product of a price and a
 * share count stays a finite number.
 */
const largestAmount = 1e15;
const anyAmount = { minimum: -largestAmount, maximum: largestAmount };

/** The limits of a line's values. Counts, such as people or shares, cannot be negative. */
export function boundLine({ unit, movesLike }: TableLine): TNumberOptions {
  if (unit === 'Count') return { ...anyAmount, minimum: 0 };
  if (movesLike === 'profit') return anyAmount;
  return { ...anyAmount, ...measuredAs(movesLike === 'flow' ? 'change' : 'amount') };
}

export const boundRatio = (): TNumberOptions => anyAmount;

export const boundChange = (): TNumberOptions => ({ ...anyAmount, ...measuredAs('change') });

/** May be negative, as a profit is. */
export const boundedAmount = (description: string) => Type.Number({ description, ...anyAmount });

/** Negative only in unusual cases, as for revenue. */
export const usuallyPositive = (description: string) =>
  Type.Number({ description, ...anyAmount, ...measuredAs('amount') });
