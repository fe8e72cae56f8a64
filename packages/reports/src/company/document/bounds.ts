import { Type } from '@broadsheet/contract';
import type { TableLine } from '@broadsheet/contract';
import type { TNumberOptions } from 'typebox';

/**
 * Large enough for any company in any currency, small enough that the product of a price and a
 * share count stays a finite number.
 */
const largestAmount = 1e15;

/** What a publisher may give for a line: there are no fewer people or shares than none. */
export function boundLine({ unit }: TableLine): TNumberOptions {
  return { minimum: unit === 'Count' ? 0 : -largestAmount, maximum: largestAmount };
}

export const boundedAmount = (description: string) =>
  Type.Number({ description, minimum: -largestAmount, maximum: largestAmount });
