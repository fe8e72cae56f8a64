import type { PublishingWords } from './publishing-words.js';

const longest = 160;

/**
 * A value of a document with this name, on one line: numbers with separators, long texts cut, lists
 * counted.
 */
export function writeValue(value: unknown, words: PublishingWords, name = ''): string {
  // A year has no thousands separators.
  if (name.endsWith('Year') && typeof value === 'number') return String(value);
  if (typeof value === 'number') return words.number(value);
  if (typeof value === 'string') return cut(value);
  if (value === null) return 'null';
  if (Array.isArray(value)) return words.differences.entries(value.length);
  if (typeof value === 'object') return cut(writeMembers(value, words));
  return JSON.stringify(value);
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

/** `Year 2026, Value 1,200`. */
function writeMembers(value: object, words: PublishingWords): string {
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${writeValue(inner, words, name)}`)
    .join(', ');
}
