/** Rate plans as people write them: `10/second, 5000/hour`, or `600/10m`. */
const unitSeconds: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const limitForm = /^\s*(\d{1,9})\s*\/\s*(?:(\d{1,5})\s*)?(s|m|h|d|second|minute|hour|day)s?\s*$/i;
/** A window is a day at most. */
export const longestSeconds = 86_400;

/** At most this many requests in each window of this length. */
export interface RateLimit {
  limit: number;
  seconds: number;
}

/** Undefined if the text is not a limit. */
export function findRateLimit(text: string): RateLimit | undefined {
  const [, limit = '0', count = '1', unit] = limitForm.exec(text) ?? [];
  if (unit === undefined) return undefined;
  const name = Object.keys(unitSeconds).find((known) => known.startsWith(unit.toLowerCase()));
  const seconds = Number(count) * (unitSeconds[name ?? ''] ?? 0);
  const isRight = Number(limit) >= 1 && seconds >= 1 && seconds <= longestSeconds;
  return isRight ? { limit: Number(limit), seconds } : undefined;
}

export function writeRateLimits(plan: readonly RateLimit[]): string {
  return plan.map(({ limit, seconds }) => `${String(limit)}/${writeWindow(seconds)}`).join(', ');
}

function writeWindow(seconds: number): string {
  const exact = findUnitName(seconds);
  if (exact !== undefined) return exact;
  const [name = 'second', unit = 1] =
    Object.entries(unitSeconds).findLast(([, length]) => seconds % length === 0) ?? [];
  return `${String(seconds / unit)}${name.slice(0, 1)}`;
}

/** `minute` for 60; undefined for a length without a name. */
export const findUnitName = (seconds: number): string | undefined =>
  Object.keys(unitSeconds).find((name) => unitSeconds[name] === seconds);
