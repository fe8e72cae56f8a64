import { dropNoise, englishMagnitudes } from '@broadsheet/contract/words';

const form =
  /^(\()?\s*([-−–+])?\s*(?:[A-Z]{1,3}\s?)?[$€£¥]?\s*(\d[\d.,'’ \u00a0\u202f]*)\s*([A-Za-z]+)?(?:\s+[A-Z]{3})?\s*(%)?\s*(\))?$/u;

/** Words before a number that is not exact. A document gives the number. */
const roughly = /^(?:about|around|approx\.|approximately|circa|ca\.|roughly|some|~|≈)\s*(?=\S)/i;

const notKnown = /^(?:n\/?a|n\.a\.|[-–—?]|\.{2,3}|…|tba|tbc|unknown|none|not known)$/i;

/** Whether a text says that a number is not known. */
export const isNotKnown = (text: string): boolean => notKnown.test(text.trim());

/**
 * The number that a text such as `62,500,000`, `62.5m`, `$1 200`, `12 %`, `about 60` or `60;`
 * means; undefined if it is unclear.
 */
export function findMeantNumber(text: string): number | undefined {
  const match = form.exec(text.trim().replace(roughly, '').replace(/[;,]$/, ''));
  if (!match) return undefined;
  const [, open, sign, digits = '', word, , close] = match;
  const factor = findFactor(word);
  const plain = readDigits(digits.trim());
  if (factor === undefined || plain === undefined) return undefined;
  const isNegative = (sign !== undefined && sign !== '+') || (open === '(' && close === ')');
  // 62.5 times a million is exact in decimal, and not always in binary.
  const value = dropNoise(plain * factor);
  return isNegative ? -value : value;
}

/** Of a word after digits, such as a million, or a currency. */
function findFactor(word: string | undefined): number | undefined {
  if (word === undefined) return 1;
  return englishMagnitudes.get(word.toLowerCase()) ?? (/^[A-Z]{3}$/.test(word) ? 1 : undefined);
}

const grouped = /^\d{1,3}(?:([,.'’ \u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/u;

/**
 * Digits in groups of three, with a decimal point or comma; undefined if both readings are
 * possible.
 */
function readDigits(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^\d+,\d+$/.test(text) && !/^\d{1,3},\d{3}$/.test(text))
    return Number(text.replace(',', '.'));
  const mark = grouped.exec(text)?.[1];
  if (mark === undefined) return undefined;
  const plain = text.replaceAll(mark, '').replace(',', '.');
  return Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

/** `62500000` rather than `6.25e7`. */
export const writePlainNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);
