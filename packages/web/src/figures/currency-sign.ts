import { currencySigns, japaneseCurrencies } from '@broadsheet/contract/words';

const signs: Partial<Record<string, string>> = currencySigns;
const japaneseNames: Partial<Record<string, string>> = japaneseCurrencies;

/** The currency alone, for headings: `A$`, `豪ドル`; its code if it has no sign or name. */
export function nameCurrency(currency: string, tag: string): string {
  return (tag === 'ja' ? japaneseNames[currency] : signs[currency]) ?? currency;
}

/** The currency at a figure without its sign: `−A$12.5`, `−12.5豪ドル`. */
export function addCurrency(
  figure: string,
  { currency, tag }: { currency: string; tag: string },
): string {
  if (currency === '') return figure;
  const [minus, size] = figure.startsWith(minusSign) ? [minusSign, figure.slice(1)] : ['', figure];
  if (tag === 'ja') return `${minus}${size}${nameCurrency(currency, tag)}`;
  return `${minus}${signs[currency] ?? `${currency}\u00a0`}${size}`;
}

const minusSign = '\u2212';
