import { hasCodeForm, hasCountryForm } from '@broadsheet/contract/key-patterns';

/** The page of risk scores that moved. */
export const movedPath = '/explore/risk/moved';

/** The filters of the page, from its address. */
export interface MovedQuery {
  /** How many days ago, or a date: `30d`, `2026-01-31`. */
  since: string;
  /** The least change of a score, in points. */
  minimum: number;
  /** Codes of industries; empty for all. */
  codes: string[];
  /** Two letters; empty for all. */
  country: string;
}

/** The offered time spans, in days. */
export const spans: readonly string[] = ['7d', '30d', '90d', '365d'];

const defaults: MovedQuery = { since: '30d', minimum: 0.5, codes: [], country: '' };

/** Invalid values are ignored. */
export function readQuery(search: string): MovedQuery {
  const params = new URLSearchParams(search);
  const since = params.get('since') ?? '';
  const minimum = Number(params.get('minimum'));
  const country = params.get('country') ?? '';
  return {
    since: /^(\d{1,4}d|\d{4}-\d{2}-\d{2})$/.test(since) ? since : defaults.since,
    minimum: minimum >= 0.01 && minimum <= 8 ? minimum : defaults.minimum,
    codes: parseCodes(params.get('codes') ?? ''),
    country: hasCountryForm(country) ? country.toUpperCase() : '',
  };
}

export function writeQuery({ since, minimum, codes, country }: MovedQuery): string {
  const params = new URLSearchParams({ since, minimum: String(minimum) });
  if (codes.length > 0) params.set('codes', codes.join(','));
  if (country !== '') params.set('country', country);
  return params.toString();
}

/** As people paste them: with commas, spaces or on separate lines. Other texts are left out. */
export function parseCodes(text: string): string[] {
  const codes = text.split(/[\s,;]+/).filter(hasCodeForm);
  return [...new Set(codes)].slice(0, 1000);
}

const dayMs = 86_400_000;

/** The time that a query means, in the service's format. */
export function instantOf(since: string, now: number): string {
  const [, days] = /^(\d+)d$/.exec(since) ?? [];
  return days === undefined ? since : new Date(now - Number(days) * dayMs).toISOString();
}
