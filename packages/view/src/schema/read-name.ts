/** Names that are written as words: `EsgScores`. */
const abbreviations: Partial<Record<string, string>> = { Esg: 'ESG', Rfp: 'RFP', Kpis: 'KPIs' };

const pascalCase = /^[A-Z][A-Za-z\d]*$/;

/** `CostOfGoodsSold` as people write it: Cost of goods sold. Abbreviations stay: EBITDA margin. */
export function readName(name: string): string {
  if (!pascalCase.test(name)) return name;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ')
    .map((word) => abbreviations[word] ?? word);
  return words
    .map((word, index) => (index === 0 || /^[A-Z\d]{2,}s?$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
