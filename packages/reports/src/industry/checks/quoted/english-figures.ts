import { currencySigns, englishMagnitudes } from '@broadsheet/contract/words';
import { currencies } from '../../../words/currencies.js';
import { isCurrencyCode } from '../../../words/currency.js';
import type { Vagueness, WrittenNumber } from './quote.js';
import { numberPattern, readNumber } from './written-number.js';

export const bareYear = String.raw`(?:19|20|21)\d\d(?:[-–/]\d\d)?\b`;
const yearWords = '(?:the )?(?:(?:financial|fiscal|calendar) year |year |FY ?)';

/** `2026`, `2025-26`, `the financial year 2026`. */
export const yearPattern = `(?:the |${yearWords})?${bareYear}`;

/** A clause prepared for matching: in lower case, years without the words around them. */
export function simplifyClause(clause: string): string {
  const simple = clause.toLowerCase();
  // Most clauses have no such words, and looking for all of them takes long.
  const mayHaveWords = simple.includes('year') || simple.includes('fy');
  return mayHaveWords ? simple.replace(yearWordsBeforeYear, '') : simple;
}

const yearWordsBeforeYear = new RegExp(`${yearWords}(?=${bareYear})`, 'gi');

/** A year in a simplified clause. */
export const simpleYear = `(?:the )?${bareYear}`;

/** A financial year is known by the year in which it ends. */
export function readYear(text: string | undefined): number | undefined {
  const found = /(\d\d)(\d\d)(?:[-–/](\d\d))?/.exec(text ?? '');
  if (!found) return undefined;
  const [, century = '', first = '', last] = found;
  if (last === undefined) return Number(century + first);
  return Number(first) < Number(last) ? Number(century + last) : undefined;
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to 99, those up to ten also in words. */
export const smallNumbers = `${numbers.join('|')}|\\d{1,2}`;

/** The number in words or digits; undefined for anything else. */
export function readSmallNumber(text = ''): number | undefined {
  const index = numbers.indexOf(text);
  if (index >= 0) return index + 1;
  return /^\d+$/.test(text) ? Number(text) : undefined;
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

export const findVagueness = (text = ''): Vagueness | undefined => vaguenesses.get(text);

export type EnglishUnit = 'amount' | 'count' | 'people' | 'percent';

const magnitudes = [...englishMagnitudes.keys()].join('|');
const magnitude = `(?: ?(?<magnitude>${magnitudes}))?`;
/** `1.2m` without a space only: 5 m are metres. */
const countMagnitude = String.raw`(?<magnitude> ?million| ?thousand|m\b)?`;
const digits = `(?<digits>${numberPattern})`;

export const figurePatterns: Record<EnglishUnit, string> = {
  amount: String.raw`(?:(?<symbol>[a-z]{0,3}[$£€¥]|[a-z]{3} ?)${digits}${magnitude}\b|(?<plain>${numberPattern})(?: ?(?<scale>${magnitudes}))? (?<unit>(?:[a-z]+ ){0,2}[a-z]{3,}))`,
  count: String.raw`${digits}${countMagnitude}`,
  people: String.raw`${digits}${countMagnitude}(?: (?:people|persons|workers|employees))?`,
  percent: String.raw`${digits} ?(?:%|per ?cent\b)`,
};

/** A bare dollar is the report's own. */
const isOwnDollar = (written: string, sign: string) => written === '$' && sign.endsWith('$');

const signs: Partial<Record<string, string>> = currencySigns;
/** Signs that are also in use for the same currency. */
const otherSigns: Partial<Record<string, string>> = { AUD: 'AU$', CAD: 'CA$' };

/** Undefined if it is in another currency, or too small to be an industry's. */
export function readUnit(
  found: Partial<Record<string, string>>,
  unit: EnglishUnit,
  currency: string,
): WrittenNumber | undefined {
  const { symbol = '', digits, plain = '', magnitude, scale } = found;
  const number = readNumber(
    digits ?? plain,
    englishMagnitudes.get((magnitude ?? scale)?.trim() ?? ''),
  );
  if (unit !== 'amount') return number;
  const isOwn =
    found.unit === undefined
      ? isWrittenAs(currency, symbol.trim().toUpperCase())
      : isNamed(currency, found.unit);
  return isOwn && number.value >= 1000 ? number : undefined;
}

/** The code of a currency, its name, or the last word of its name: `AUD`, `dollars`. */
const isNamed = (currency: string, unit: string) =>
  unit === currency.toLowerCase() ||
  unit === nameCurrency(currency).toLowerCase() ||
  unit === getCurrencyNoun(currency);

const nameCurrency = (code: string) => (isCurrencyCode(code) ? currencies[code].en : code);

/** `dollars` of `Australian dollars`. */
export const getCurrencyNoun = (code: string) =>
  code === 'GBP' ? 'pounds' : nameCurrency(code).toLowerCase().replace(/^.* /, '');

function isWrittenAs(currency: string, written: string): boolean {
  const sign = signs[currency];
  if (written === currency || written === otherSigns[currency]) return true;
  return sign !== undefined && (written === sign || isOwnDollar(written, sign));
}
