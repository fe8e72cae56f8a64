import { findRateLimit, writeRateLimits } from '@broadsheet/contract/rate-plan';
import type { RateLimit } from '@broadsheet/store';
import { InvalidArgumentError } from 'commander';

/** A word for no limits: commander turns null into an empty text. */
export const unlimited = 'unlimited';

export function parseRatePlan(text: string): RateLimit[] | typeof unlimited {
  if (text.toLowerCase() === unlimited) return unlimited;
  const plan = text.split(',').map((part) => parseLimit(part.trim()));
  const windows = new Set(plan.map(({ seconds }) => seconds));
  if (windows.size === plan.length && plan.length <= 8) return plan;
  throw new InvalidArgumentError('At most eight windows, each of another length.');
}

function parseLimit(text: string): RateLimit {
  const limit = findRateLimit(text);
  if (limit) return limit;
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is not a limit; write 10/second, 100/minute, 5000/hour or 600/10m (windows of at most a day), or unlimited.`,
  );
}

export function formatRatePlan(plan: RateLimit[] | null): string {
  return plan ? writeRateLimits(plan) : unlimited;
}
