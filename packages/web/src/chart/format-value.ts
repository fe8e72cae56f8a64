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

export function formatChange(value: number, tag: string): string {
  const options = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  return `${writeNumber(value, tag || 'en', { ...options, signDisplay: 'exceptZero' })}%`;
}
