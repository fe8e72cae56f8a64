/** A term of the report's glossary. */
export interface Term {
  Term: string;
  Definition: string;
}

/** A piece of a text: plain, or explained by a term. */
export interface TextPiece {
  text: string;
  term?: Term;
}

/**
 * Splits a text at terms, each at its first occurrence only; of several at one position, the
 * longest.
 */
export function findTerms(text: string, terms: readonly Term[]): TextPiece[] {
  const pieces: TextPiece[] = [];
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

interface FoundTerm {
  term: Term;
  index: number;
  length: number;
}

function findFirst(text: string, terms: Iterable<Term>): FoundTerm | undefined {
  let first: FoundTerm | undefined;
  for (const term of terms) {
    for (const form of formsOf(term)) {
      const match = findForm(text, form);
      if (!match) continue;
      const isEarlier = !first || match.index < first.index;
      const isLonger = first?.index === match.index && match.length > first.length;
      if (isEarlier || (isLonger && first?.term !== term)) first = { term, ...match };
    }
  }
  return first;
}

/** One way to write a term. */
interface Form {
  pattern: RegExp;
  /** Whether a letter before it makes it a part of another word. */
  isBoundedBefore: boolean;
  isBoundedAfter: boolean;
}

const known = new WeakMap<Term, Form[]>();

function formsOf(term: Term): Form[] {
  const forms = known.get(term) ?? listForms(term.Term).map(readForm);
  known.set(term, forms);
  return forms;
}

/** `Goods and services tax (GST)` also occurs as either of its two forms. */
function listForms(name: string): string[] {
  const [, long = '', short = ''] = /^(.*?)\s*[(（](.*?)[)）]\s*$/u.exec(name) ?? [];
  return [name, long, short].map((form) => form.trim()).filter((form) => form.length > 1);
}

const letter = /[\p{L}\p{N}]/u;
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function readForm(form: string): Form {
  const body = form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const isBounded = (end: string) => letter.test(end) && !unspaced.test(end);
  return {
    pattern: new RegExp(body, 'giu'),
    isBoundedBefore: isBounded(form.charAt(0)),
    isBoundedAfter: isBounded(form.charAt(form.length - 1)),
  };
}

/**
 * The first occurrence as whole words, case-insensitively, also in the plural; in scripts without
 * spaces, as characters. Word boundaries are not part of the pattern: patterns with classes of all
 * letters take a phone a second.
 */
function findForm(text: string, form: Form): { index: number; length: number } | undefined {
  const { pattern, isBoundedBefore, isBoundedAfter } = form;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index } = match;
    const rest = text.slice(pattern.lastIndex, pattern.lastIndex + 2).toLowerCase();
    const ends = (isBoundedAfter ? ['es', 's', ''] : [''])
      .filter((plural) => rest.startsWith(plural))
      .map((plural) => pattern.lastIndex + plural.length);
    const end = ends.find(
      (each) => !isBoundedAfter || !startsWord.test(text.slice(each, each + 2)),
    );
    const isWithin = isBoundedBefore && endsWord.test(text.slice(Math.max(0, index - 2), index));
    if (end !== undefined && !isWithin) return { index, length: end - index };
    pattern.lastIndex = index + 1;
  }
  return undefined;
}

const startsWord = /^[\p{L}\p{N}]/u;
const endsWord = /[\p{L}\p{N}]$/u;
