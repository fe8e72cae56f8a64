import { writeNumber } from '../number-format.js';

/**
 * An exact table value: all its digits, in the report's language; the tag is empty if that is
 * unknown.
 */
export function formatValue(value: string | number | null, column: number, tag: string): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  // The first column names the row; a number there is a year.
  if (column === 0) return String(value);
  return writeNumber(value, tag || 'en', { maximumFractionDigits: 20 });
}

/** The English abbreviations. */
const scales = [
  { from: 1e12, name: 'T' },
  { from: 1e9, name: 'B' },
  { from: 1e6, name: 'M' },
  { from: 1e3, name: 'K' },
] as const;

/** A short form with few digits, for headlines. */
export function formatBriefly(value: number, tag: string): string {
  const scale = tag === 'en' ? scales.find(({ from }) => Math.abs(value) >= from) : undefined;
  if (scale) {
    const size = Number((value / scale.from).toPrecision(3));
    // A value rounded up to a thousand belongs to the next scale; rare enough to leave it to Intl.
    if (Math.abs(size) < 1000) return `${writeNumber(size, 'en', {})}${scale.name}`;
  }
  return writeNumber(value, tag || 'en', { notation: 'compact', maximumSignificantDigits: 3 });
}

export function formatChange(value: number, tag: string): string {
  const options = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  return `${writeNumber(value, tag || 'en', { ...options, signDisplay: 'exceptZero' })}%`;
}
