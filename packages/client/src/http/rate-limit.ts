/**
 * The limits of the client, as the headers `RateLimit-Policy` and `RateLimit` of the service say.
 * Values that the service does not give are absent.
 */
export interface RateLimit {
  /** The name of the policy. */
  name: string;
  /** How much is allowed within a window. */
  quota?: number;
  /** How long a window lasts. */
  windowMs?: number;
  /** How much is left of the quota. */
  remaining?: number;
  /** The time until the quota is full again. */
  resetMs?: number;
}

/** Parses both headers and joins them by policy name; empty if the service sends neither. */
export function parseRateLimits(headers: Headers): RateLimit[] {
  const limits = new Map<string, RateLimit>();
  const limitOf = (name: string) => {
    const limit = limits.get(name) ?? { name };
    limits.set(name, limit);
    return limit;
  };
  for (const { name, parameters } of parseItems(headers.get('ratelimit-policy'))) {
    const { q, w } = parameters;
    Object.assign(limitOf(name), q !== undefined && { quota: q }, milliseconds('windowMs', w));
  }
  for (const { name, parameters } of parseItems(headers.get('ratelimit'))) {
    const { r, t } = parameters;
    Object.assign(limitOf(name), r !== undefined && { remaining: r }, milliseconds('resetMs', t));
  }
  return [...limits.values()];
}

const milliseconds = (name: keyof RateLimit, seconds: number | undefined) =>
  seconds !== undefined && { [name]: seconds * 1000 };

/** A list of structured fields (RFC 9651): `"burst";q=100;w=60, "daily";q=5000`. */
function* parseItems(header: string | null) {
  for (const [, name = '', rest = ''] of (header ?? '').matchAll(
    /"([^"\\]*)"((?:\s*;[^,;"]*(?:"[^"]*")?)*)/g,
  )) {
    const parameters: Record<string, number | undefined> = {};
    for (const [, key = '', value] of rest.matchAll(/;\s*([a-z][\w-]*)=(\d+)/g)) {
      parameters[key] = Number(value);
    }
    yield { name, parameters };
  }
}
