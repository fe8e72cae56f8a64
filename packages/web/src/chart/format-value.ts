import { writeNumber } from '../number-format.js';

/** An exact value of a table: all its digits, in the language of the report; the tag is empty where that is not known. */
export function formatValue(value: string | number | null, column: number, tag: string): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  // The first column names the row; a number there is a year.
  if (column === 0) return String(value);
  return writeNumber(value, tag || 'en', { maximumFractionDigits: 20 });
}

/** As English says them for short. */
const scales = [
  { from: 1e12, name: 'T' },
  { from: 1e9, name: 'B' },
  { from: 1e6, name: 'M' },
  { from: 1e3, name: 'K' },
] as const;

/** As few digits as tell it apart: for headlines. */
export function formatBriefly(value: number, tag: string): string {
  const scale = tag === 'en' ? scales.find(({ from }) => Math.abs(value) >= from) : undefined;
  if (scale) {
    const size = Number((value / scale.from).toPrecision(3));
    // Rounded up to a thousand, it is one of the next size: rare enough to leave to the browser.
    if (Math.abs(size) < 1000) return `${writeNumber(size, 'en', {})}${scale.name}`;
  }
  return writeNumber(value, tag || 'en', { notation: 'compact', maximumSignificantDigits: 3 });
}

export function formatChange(value: number, tag: string): string {
  const options = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  return `${writeNumber(value, tag || 'en', { ...options, signDisplay: 'exceptZero' })}%`;
}
