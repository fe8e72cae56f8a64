/**
 * How long the service asks to wait: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3).
 * A date is compared with the service's own clock where its answer shows it, since ours may be wrong.
 */
export function parseRetryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // A date has words in it; `Date.parse` also makes dates of mere numbers.
  const until = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(until)) return undefined;
  const serviceNow = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(serviceNow) ? now : serviceNow));
}
