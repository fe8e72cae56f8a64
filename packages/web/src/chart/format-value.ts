import { getNumberFormat } from '../number-format.js';

/** An exact value of a table: all its digits, in the language of the report. */
export function formatValue(value: string | number | null, column: number, tag: string): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  // The first column names the row; a number there is a year.
  if (column === 0) return String(value);
  return writeNumber(value, tag, { maximumFractionDigits: 20 });
}

/** As few digits as tell it apart: for headlines. */
export function formatBriefly(value: number, tag: string): string {
  return writeNumber(value, tag, { notation: 'compact', maximumSignificantDigits: 3 });
}

export function formatChange(value: number, tag: string): string {
  const options = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  return `${writeNumber(value, tag, { ...options, signDisplay: 'exceptZero' })}%`;
}

/** Where the language is not known, its tag is empty. */
function writeNumber(value: number, tag: string, options: Intl.NumberFormatOptions): string {
  return getNumberFormat(tag || 'en', options)
    .format(value)
    .replace('-', '\u2212');
}
