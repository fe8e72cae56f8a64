import { Type } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { Refusal } from '../reading/refusal.js';
import { estimateJsonTokens } from './tokens.js';

export const defaultBudget = 4000;
export const smallestBudget = 500;
export const largestBudget = 25_000;

export const TokenBudget = Type.Optional(
  Type.Integer({
    description: `Most tokens the answer may take, from ${String(smallestBudget)} to ${String(largestBudget)}; ${String(defaultBudget)} unless said otherwise. What does not fit comes with nextCursor.`,
    minimum: smallestBudget,
    maximum: largestBudget,
    default: defaultBudget,
  }),
);

export type Size = Static<typeof Size>;
export const Size = Type.Object(
  {
    estimatedTokens: Type.Integer({ description: 'About how many tokens this answer takes.' }),
    tokenBudget: Type.Integer({ description: 'The budget it was kept to.' }),
    items: Type.Integer({ description: 'How many items are in it.' }),
    complete: Type.Boolean({
      description: 'Whether this is everything; otherwise go on with nextCursor.',
    }),
  },
  { additionalProperties: false, description: 'How large this answer is.' },
);

/** Tokens reserved for the parts added last: the size and the cursor. */
const reservedTokens = 130;

/** How many of the items fit beside the rest of the answer; refuses if the rest or no item fits. */
export function countFitting(
  items: unknown[],
  { budget, extraTokens = 0, ...room }: AnswerFrame & Pick<Measured, 'extraTokens'>,
): number {
  let left = roomFor({ budget, ...room }) - extraTokens;
  if (left < 0 && items.length === 0) throw budgetTooSmall(budget - left);
  let count = 0;
  for (const item of items) {
    left -= sizeOfItem(item);
    if (left < 0 && count === 0) throw budgetTooSmall(budget - left);
    if (left < 0) break;
    count += 1;
  }
  return count;
}

/** Includes the comma after the item. */
export function sizeOfItem(item: unknown): number {
  return estimateJsonTokens(item) + 1;
}

export function budgetTooSmall(needed: number): Refusal {
  return new Refusal(
    'budget_too_small',
    needed > largestBudget
      ? `The next item takes about ${String(needed)} tokens, more than any tokenBudget allows; it can be read over HTTP, see the documentation of the service.`
      : `The next item takes about ${String(needed)} tokens and is never cut; call again with tokenBudget ${String(needed)} or more.`,
  );
}

interface AnswerFrame {
  /** The answer without its items. */
  frame: unknown;
  budget: number;
}

export function roomFor({ frame, budget }: AnswerFrame): number {
  return budget - estimateJsonTokens(frame) - reservedTokens;
}

interface Measured {
  budget: number;
  items: number;
  nextCursor: string | undefined;
  /** Tokens of content beside the text, such as an image. */
  extraTokens?: number;
}

/** The finished answer, with its own size. */
export function measure<Answer extends object>(
  answer: Answer,
  { budget, items, nextCursor, extraTokens = 0 }: Measured,
): Answer & { size: Size; nextCursor?: string } {
  const size = {
    estimatedTokens: budget,
    tokenBudget: budget,
    items,
    complete: nextCursor === undefined,
  };
  const whole = { ...answer, size, ...(nextCursor !== undefined && { nextCursor }) };
  size.estimatedTokens = estimateJsonTokens(whole) + extraTokens;
  return whole;
}
