/** How large numbers are shortened in English, largest first: `A$1.36bn`. */
export const englishScales = [
  { from: 1e12, name: 'trn' },
  { from: 1e9, name: 'bn' },
  { from: 1e6, name: 'm' },
] as const;
