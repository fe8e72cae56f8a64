import type { ClientRateLimit } from '@broadsheet/client';
import { findRateLimit } from '@broadsheet/contract/rate-plan';

/** The same in every language. */
export const exampleRatePlan = '10/second, 5000/hour';

/** Null for an empty text, which means no limit. `describe` explains what is wrong with a part. */
export function parseRatePlan(
  text: string,
  describe: (part: string) => string,
): ClientRateLimit[] | null {
  if (text.trim() === '') return null;
  return text.split(',').map((part) => {
    const limit = findRateLimit(part);
    if (!limit) throw new Error(describe(part.trim()));
    return limit;
  });
}
