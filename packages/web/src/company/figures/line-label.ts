/** The readable form of `NetProfitAfterTax`: `Net profit after tax`. */
export function lineLabel(name: string): string {
  const words = name.match(/EBITDA|EBIT|[A-Z][a-z]+/g) ?? [name];
  const [first = '', ...others] = words;
  const sentence = [first, ...others.map(lower)].join(' ');
  return sentence
    .replace(/\bnon (?=current|controlling)/i, (non) => `${non.trim()}-`)
    .replace('Property plant', 'Property, plant');
}

const lower = (word: string) => (word.startsWith('EBIT') ? word : word.toLowerCase());
