/** The names that large numbers have in English, largest first: `A$1.36bn`, `1.36 billion`. */
export const englishScales = [
  { from: 1e12, name: 'trn', word: 'trillion', alsoWritten: ['tn'] },
  { from: 1e9, name: 'bn', word: 'billion', alsoWritten: ['b'] },
  { from: 1e6, name: 'm', word: 'million', alsoWritten: ['mn', 'mio'] },
] as const;

/** What each name of a scale multiplies by, for reading texts of others; names in lower case. */
export const englishMagnitudes: ReadonlyMap<string, number> = new Map([
  ...englishScales.flatMap(({ from, name, word, alsoWritten }) =>
    [word, name, ...alsoWritten].map((each) => [each, from] as const),
  ),
  ['thousand', 1e3],
  ['k', 1e3],
]);

/** The names that large numbers have in Japanese, which counts in powers of ten thousand. */
export const japaneseScales = [
  { from: 1e12, name: '兆' },
  { from: 1e8, name: '億' },
  { from: 1e4, name: '万' },
] as const;
