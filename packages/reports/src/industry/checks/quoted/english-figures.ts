import type { Vagueness, WrittenNumber } from './quote.js';
import { numberPattern, readNumber } from './written-number.js';

/** `2026`, `2025-26`, `the financial year 2026`. */
export const yearPattern = String.raw`(?:the )?(?:financial year |fiscal year |calendar year |year |FY ?)?(?:19|20|21)\d\d(?:[-–/]\d\d)?\b`;

/** A financial year is known by the year in which it ends. */
export function readYear(text: string | undefined): number | undefined {
  const found = /(\d\d)(\d\d)(?:[-–/](\d\d))?/.exec(text ?? '');
  if (!found) return undefined;
  const [, century = '', first = '', last] = found;
  if (last === undefined) return Number(century + first);
  return Number(first) < Number(last) ? Number(century + last) : undefined;
}

const vague = {
  about:
    'about|around|approximately|roughly|some|nearly|almost|close to|an estimated|estimated|just over|just under|just above|just below|a little over|a little under|slightly more than|slightly less than|in the order of',
  atLeast: 'over|more than|above|at least|upwards of|in excess of',
  atMost: 'under|less than|below|at most|up to|fewer than',
} as const satisfies Record<Vagueness, string>;

export const vaguePattern = Object.values(vague).join('|');

const vaguenesses = new Map(
  (Object.keys(vague) as Vagueness[]).flatMap((vagueness) =>
    vague[vagueness].split('|').map((words) => [words, vagueness]),
  ),
);

export const findVagueness = (text = ''): Vagueness | undefined =>
  vaguenesses.get(text.toLowerCase());

export type EnglishUnit = 'amount' | 'count' | 'people' | 'percent';

const magnitudes: Record<string, number> = {
  trillion: 1e12,
  tn: 1e12,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
};
const magnitude = `(?: ?(?<magnitude>${Object.keys(magnitudes).join('|')}))?`;
const digits = `(?<digits>${numberPattern})`;

export const figurePatterns: Record<EnglishUnit, string> = {
  amount: String.raw`(?<symbol>[A-Z]{0,3}[$£€¥]|[A-Z]{3} ?)${digits}${magnitude}\b`,
  count: String.raw`${digits}(?: ?(?<magnitude>million|thousand))?`,
  people: String.raw`${digits}(?: ?(?<magnitude>million|thousand))?(?: (?:people|persons|workers|employees))?`,
  percent: String.raw`${digits} ?(?:%|per ?cent\b)`,
};

/** Symbols that a currency is written with; a bare dollar is the report's own. */
const symbols: Record<string, string[]> = {
  AUD: ['$', 'A$', 'AU$'],
  CAD: ['$', 'C$', 'CA$'],
  EUR: ['€'],
  GBP: ['£'],
  HKD: ['$', 'HK$'],
  JPY: ['¥'],
  NZD: ['$', 'NZ$'],
  SGD: ['$', 'S$'],
  USD: ['$', 'US$'],
};

/** Undefined where it is in another currency, or too small to be meant of an industry. */
export function readUnit(
  { symbol = '', digits = '', magnitude }: Partial<Record<string, string>>,
  unit: EnglishUnit,
  currency: string,
): WrittenNumber | undefined {
  const number = readNumber(digits, magnitudes[magnitude?.toLowerCase() ?? ''] ?? 1);
  if (unit !== 'amount') return number;
  const written = symbol.trim();
  const isOwn = written === currency || (symbols[currency]?.includes(written) ?? false);
  return isOwn && number.value >= 1000 ? number : undefined;
}
