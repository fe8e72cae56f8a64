import { readName } from '../schema/read-name.js';
import { phrasesOf, type Phrases } from './phrases.js';

/** Words for labels, fields and values, by the name of the language and the English name. */
export type WordsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How names are written in one language. */
export interface Wording {
  phrases: Phrases;
  /** A word for exactly this; undefined where the language has none. */
  find(name: string): string | undefined;
  /** The name of a field or of a value of ours. */
  nameOf(name: string): string;
  /** The same of a field of a part: `Personnel.Title` is not the title of a report. */
  fieldOf(part: string, name: string): string;
}

export function createWording(words: WordsByLanguage, language: string): Wording {
  const wanted = language.toLowerCase();
  const [, known = {}] =
    Object.entries(words).find(([name]) => name.toLowerCase() === wanted) ?? [];
  const find = (name: string) => (Object.hasOwn(known, name) ? known[name] : undefined);
  const nameOf = (name: string) => find(name) ?? readName(name);
  return {
    phrases: phrasesOf(language),
    find,
    nameOf,
    fieldOf: (part, name) => find(`${part}.${name}`) ?? nameOf(name),
  };
}
