/** `CostOfGoodsSold` as people write it: Cost of goods sold. Abbreviations stay: EBITDA margin. */
export function readName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ');
  return words
    .map((word, index) => (index === 0 || /^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** Years and codes are no amounts: `groups` is false for them. */
export function readScalar(value: unknown, { groups = true } = {}): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
  return (groups ? numbers.format(value) : String(value)).replace('-', '\u2212');
}
