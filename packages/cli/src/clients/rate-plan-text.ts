import type { RateLimit } from '@broadsheet/store';
import { InvalidArgumentError } from 'commander';

/** Rate plans as people write them: `10/second,100/minute,5000/hour`, or `600/10m`. */

const unitSeconds: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const limitForm = /^(\d{1,9})\s*\/\s*(?:(\d{1,5})\s*)?(s|m|h|d|second|minute|hour|day)s?$/i;

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
  const [, limit = '0', count = '1', unit = ''] = limitForm.exec(text) ?? [];
  const name = Object.keys(unitSeconds).find((known) => known.startsWith(unit.toLowerCase()));
  const seconds = Number(count) * (unitSeconds[name ?? ''] ?? 0);
  if (Number(limit) >= 1 && unit !== '' && seconds >= 1 && seconds <= 86_400) {
    return { limit: Number(limit), seconds };
  }
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is not a limit; write 10/second, 100/minute, 5000/hour or 600/10m (windows of at most a day), or unlimited.`,
  );
}

export function formatRatePlan(plan: RateLimit[] | null): string {
  return plan ? plan.map(formatLimit).join(', ') : unlimited;
}

function formatLimit({ limit, seconds }: RateLimit): string {
  const exact = Object.entries(unitSeconds).find(([, unit]) => unit === seconds);
  if (exact) return `${String(limit)}/${exact[0]}`;
  const [name = 'second', unit = 1] =
    Object.entries(unitSeconds).findLast(([, length]) => seconds % length === 0) ?? [];
  return `${String(limit)}/${String(seconds / unit)}${name.slice(0, 1)}`;
}
