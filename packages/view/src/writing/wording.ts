import { readName } from '../schema/read-name.js';
import { phrasesOf, type Phrases } from './phrases.js';

/** Words for labels, fields and values, by the name of the language and the English name. */
export type WordsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a page writes single figures. */
export interface FigureStyle {
  /** An amount in whole units of a currency: `A$81,800 a year`. The period is `Hour`, `Week`, `Month` or `Year`. */
  amount(value: number, currency: string, period: string | undefined): string;
  /** A count, by the name of its property: `118,000 people` of `Employed`. */
  count(value: number, name: string): string;
}

/** The words of one language. */
export interface Wording {
  phrases: Phrases;
  /** Absent for files, which give a value and its unit apart. */
  figures?: FigureStyle;
  /** The word for exactly this; undefined if the language has none. */
  find(name: string): string | undefined;
  /** The name of a field or of a value of ours. */
  nameOf(name: string): string;
  /** The name of a field of a part: `Personnel.Title` is not the title of a report. */
  fieldOf(part: string, name: string): string;
}

interface WritingOptions {
  writeUnit?: Phrases['unit'] | undefined;
  figures?: FigureStyle | undefined;
}

export function createWording(
  words: WordsByLanguage,
  language: string,
  { writeUnit, figures }: WritingOptions = {},
): Wording {
  const languageKey = language.toLowerCase();
  const [, known = {}] =
    Object.entries(words).find(([name]) => name.toLowerCase() === languageKey) ?? [];
  const find = (name: string) => (Object.hasOwn(known, name) ? known[name] : undefined);
  // The points of a series repeat the same few names.
  const names = new Map<string, string>();
  const nameOf = (name: string) => {
    const named = names.get(name) ?? find(name) ?? readName(name);
    names.set(name, named);
    return named;
  };
  return {
    phrases: { ...phrasesOf(language), ...(writeUnit && { unit: writeUnit }) },
    ...(figures && { figures }),
    find,
    nameOf,
    fieldOf: (part, name) => find(`${part}.${name}`) ?? nameOf(name),
  };
}
