/** A term of the report's glossary. */
export interface Term {
  Term: string;
  Definition: string;
}

/** A piece of a text: plain, or explained by a term. */
export interface Piece {
  text: string;
  term?: Term;
}

/**
 * Splits a text at terms, each at its first occurrence only; of several at one position, the
 * longest.
 */
export function findTerms(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  const left = new Set(terms);
  let rest = text;
  while (rest !== '') {
    const first = findFirst(rest, left);
    if (!first) break;
    const { term, index, length } = first;
    if (index > 0) pieces.push({ text: rest.slice(0, index) });
    pieces.push({ text: rest.slice(index, index + length), term });
    rest = rest.slice(index + length);
    left.delete(term);
  }
  if (rest !== '') pieces.push({ text: rest });
  return pieces;
}

interface Found {
  term: Term;
  index: number;
  length: number;
}

function findFirst(text: string, terms: Iterable<Term>): Found | undefined {
  let first: Found | undefined;
  for (const term of terms) {
    const match = patternOf(term).exec(text);
    if (!match) continue;
    const found = { term, index: match.index, length: match[0].length };
    const isEarlier = !first || found.index < first.index;
    const isLonger = first?.index === found.index && found.length > first.length;
    if (isEarlier || isLonger) first = found;
  }
  return first;
}

const patterns = new WeakMap<Term, RegExp>();

/**
 * Matches whole words, case-insensitively, also in the plural; in scripts without spaces,
 * characters.
 */
function patternOf(term: Term): RegExp {
  const known = patterns.get(term);
  if (known) return known;
  const forms = listForms(term.Term).map(writePattern);
  const fresh = new RegExp(forms.length === 0 ? '(?!)' : forms.join('|'), 'iu');
  patterns.set(term, fresh);
  return fresh;
}

/** `Goods and services tax (GST)` also occurs as either of its two forms. */
function listForms(name: string): string[] {
  const [, long = '', short = ''] = /^(.*?)\s*[(（](.*?)[)）]\s*$/u.exec(name) ?? [];
  return [name, long, short].map((form) => form.trim()).filter((form) => form.length > 1);
}

const letter = /[\p{L}\p{N}]/u;
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function writePattern(form: string): string {
  const body = form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const isBounded = (end: string) => letter.test(end) && !unspaced.test(end);
  const before = isBounded(form.charAt(0)) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = isBounded(form.charAt(form.length - 1)) ? '(?:e?s)?(?![\\p{L}\\p{N}])' : '';
  return `${before}${body}${after}`;
}
