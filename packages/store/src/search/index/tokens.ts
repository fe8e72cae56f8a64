/**
 * The index holds a set of tokens for each report. A mark says what kind a token is; a name without
 * a mark is a word of the title or of an identifier. Words contain no colon, so that no word of a
 * report or of a query can be mistaken for a marked token.
 */
export const marks = {
  /** A word of a title or identifier, or its stem. */
  name: '',
  /** A word of the sector or of another name of the report. */
  other: 's:',
  /** The stem of a word in the texts of sections. */
  text: 't:',
  /** A whole identifier without spaces and signs. */
  identifier: 'i:',
  /** The first word of the title. */
  first: 'b:',
  /** The first one to three letters of a token: looking these up is faster than a range of tokens. */
  prefix: 'p:',
  family: 'f:',
  country: 'c:',
  language: 'l:',
  /** `x:listed`, and the exchange: `x:asx`. */
  listing: 'x:',
} as const;

export type Mark = (typeof marks)[keyof typeof marks];

export const longestPrefixToken = 3;

export const isListed = `${marks.listing}listed`;
export const familyToken = (family: string): string => marks.family + family.toLowerCase();
export const countryToken = (country: string): string => marks.country + country.toLowerCase();
export const languageToken = (language: string): string =>
  marks.language + language.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A boolean expression over tokens, which each database writes in its own query language. */
export type Expression =
  | string
  | { prefix: string }
  | { all: readonly Expression[] }
  | { any: readonly Expression[] };

/** Tokens of the mark that begin with the letters. */
export function beginsWith(mark: Mark, letters: string): Expression {
  return Array.from(letters).length <= longestPrefixToken
    ? marks.prefix + mark + letters
    : { prefix: mark + letters };
}
