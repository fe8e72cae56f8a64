import { foldText } from '../analysis/fold-text.js';
import { splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import { shippedGroups, shippedMeanings } from './shipped.js';

/** A query with `word` also means `meaning`. */
export interface Synonym {
  /** The language of both: `English`. */
  language: string;
  word: string;
  meaning: string;
}

export interface Synonyms {
  /** The synonyms of folded words of a query: each as its words. */
  find(words: readonly string[]): string[][];
}

const mostMeanings = 10;

/**
 * The synonyms of the publisher, the shipped ones, and the other words of classifications, of one
 * language or of all.
 */
export function createSynonyms(
  { added, words }: { added: readonly Synonym[]; words: readonly Synonym[] },
  language?: string,
): Synonyms {
  const meanings = new Map<string, Map<string, string[]>>();
  const isOfLanguage = (name: string) =>
    language === undefined || name.toLowerCase() === language.toLowerCase();
  for (const synonym of [...added, ...listShipped(), ...words]) {
    if (isOfLanguage(synonym.language)) add(meanings, synonym);
  }
  return {
    find: (words) => [...(meanings.get(keyOf(words))?.values() ?? [])].slice(0, mostMeanings),
  };
}

function add(meanings: Map<string, Map<string, string[]>>, { word, meaning }: Synonym): void {
  const key = keyOf(wordsOf(word));
  const words = wordsOf(meaning);
  if (key === '' || words.length === 0 || keyOf(words) === key) return;
  const known = meanings.get(key) ?? new Map<string, string[]>();
  meanings.set(key, known.set(keyOf(words), words));
}

/** A plural is the same word. */
const keyOf = (words: readonly string[]): string => words.map(stemWord).join(' ');

const wordsOf = (text: string): string[] => splitWords(foldText(text));

function* listShipped(): Iterable<Synonym> {
  for (const [language, groups] of Object.entries(shippedGroups)) {
    for (const group of groups.map((text) => text.split(', '))) {
      for (const word of group) {
        for (const meaning of group) if (meaning !== word) yield { language, word, meaning };
      }
    }
  }
  for (const [language, words] of Object.entries(shippedMeanings)) {
    for (const [word, text] of Object.entries(words)) {
      for (const meaning of text.split(', ')) yield { language, word, meaning };
    }
  }
}
