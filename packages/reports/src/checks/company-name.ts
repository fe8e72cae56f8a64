import { editDistance } from '@broadsheet/contract/edit-distance';

/** Legal forms in company names; people write them in full, abbreviated, or not at all. */
const legalWords = new Set([
  ...['ltd', 'limited', 'pty', 'proprietary', 'plc', 'llc', 'llp', 'lp', 'inc', 'incorporated'],
  ...['corp', 'corporation', 'co', 'company', 'nl', 'gmbh', 'ag', 'kg', 'se', 'sa', 'sas', 'sarl'],
  ...['spa', 'srl', 'nv', 'bv', 'ab', 'as', 'oy', 'oyj', 'kk', 'kabushiki', 'kaisha', 'the', 'and'],
]);

/** The same in Japanese, before or after the name. */
const japaneseForm =
  /^(?:株式会社|有限会社|合同会社|\(株\)|\(有\))|(?:株式会社|有限会社|合同会社|\(株\)|\(有\))$/g;

/** The words of a name without letter case, punctuation and legal form. */
export function simplifyName(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase().replace(japaneseForm, '');
  const words = plain
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalWords.has(word));
  return words.length > 0 ? words : [plain];
}

/** Whether the names are spelt alike, or one has a slip: a space, or a letter of a longer word. */
export function isSameSpelling(one: readonly string[], other: readonly string[]): boolean {
  if (one.join('') === other.join('')) return true;
  if (one.length !== other.length) return false;
  const differing = one.flatMap((word, index) => (word === other[index] ? [] : [index]));
  const [index = 0] = differing;
  return differing.length === 1 && isSlip(one[index] ?? '', other[index] ?? '');
}

/** Shorter words that differ are likely to be two names, such as `NSW` and `NSA`. */
const fewestLetters = 4;
/** Not of Japanese, where one character is often the whole difference, such as east and west. */
const latin = /^\p{Script=Latin}+$/u;

/** Slips are rare in first letters, where `Burton` and `Murton` are two names. */
const isSlip = (one: string, other: string) =>
  Math.min(one.length, other.length) >= fewestLetters &&
  other.startsWith(one.charAt(0)) &&
  latin.test(one) &&
  latin.test(other) &&
  editDistance(one, other, 1) === 1;

/**
 * Whether a company is called what the title of a report is not about: the names have no first word
 * in common, or differ by a slip. A name may be shorter than the title, or begin with a brand.
 */
export function isNamedOtherwise(name: string, title: string): boolean {
  const [one, other] = [simplifyName(name), simplifyName(title)];
  const [written, titled] = [one.join(''), other.join('')];
  if (written === titled) return false;
  const isShared = titled.includes(one[0] ?? '') || written.includes(other[0] ?? '');
  return !isShared || isSameSpelling(one, other);
}

/** The words that the longer name has after all words of the other; undefined if it differs before. */
export function findFurtherWords(
  one: readonly string[],
  other: readonly string[],
): readonly string[] | undefined {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.every((word, index) => word === long[index]) ? long.slice(short.length) : undefined;
}
