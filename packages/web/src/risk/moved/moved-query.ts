/** What the page asks for, as its address says it. */
export interface MovedQuery {
  /** How many days ago, or a date: `30d`, `2026-01-31`. */
  since: string;
  /** How far a score must have moved, in points. */
  minimum: number;
  /** Codes of industries; empty for all. */
  codes: string[];
  /** Two letters; empty for all. */
  country: string;
}

export const spans: readonly { since: string; name: string }[] = [
  { since: '7d', name: '7 days' },
  { since: '30d', name: '30 days' },
  { since: '90d', name: '90 days' },
  { since: '365d', name: 'A year' },
];

const defaults: MovedQuery = { since: '30d', minimum: 0.5, codes: [], country: '' };

/** Values that make no sense are taken as not given. */
export function readQuery(search: string): MovedQuery {
  const params = new URLSearchParams(search);
  const since = params.get('since') ?? '';
  const minimum = Number(params.get('minimum'));
  const country = params.get('country') ?? '';
  return {
    since: /^(\d{1,4}d|\d{4}-\d{2}-\d{2})$/.test(since) ? since : defaults.since,
    minimum: minimum >= 0.01 && minimum <= 8 ? minimum : defaults.minimum,
    codes: parseCodes(params.get('codes') ?? ''),
    country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '',
  };
}

export function writeQuery({ since, minimum, codes, country }: MovedQuery): string {
  const params = new URLSearchParams({ since, minimum: String(minimum) });
  if (codes.length > 0) params.set('codes', codes.join(','));
  if (country !== '') params.set('country', country);
  return params.toString();
}

/** As people paste them: with commas, spaces or a line each. What is no code is left out. */
export function parseCodes(text: string): string[] {
  const codes = text.split(/[\s,;]+/).filter((code) => /^[A-Za-z0-9]{1,16}$/.test(code));
  return [...new Set(codes)].slice(0, 1000);
}

const dayMs = 86_400_000;

/** The time that a query means, as the service takes it. */
export function instantOf(since: string, now: number): string {
  const [, days] = /^(\d+)d$/.exec(since) ?? [];
  return days === undefined ? since : new Date(now - Number(days) * dayMs).toISOString();
}
