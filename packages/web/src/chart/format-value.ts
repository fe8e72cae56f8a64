import { englishScales } from '@broadsheet/contract/words';
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

/** A short form for headlines: few digits, or all of a number that is short. */
export function formatBriefly(value: number, tag: string): string {
  if (tag === 'en') {
    // A value just below a scale is rounded up to it.
    const rounded = Number(value.toPrecision(3));
    const scale = englishScales.find(({ from }) => Math.abs(rounded) >= from);
    return scale
      ? `${writeNumber(rounded / scale.from, 'en', {})}${scale.name}`
      : writeNumber(value, 'en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });
  }
  return writeNumber(value, tag || 'en', { notation: 'compact', maximumSignificantDigits: 3 });
}

export function formatChange(value: number, tag: string): string {
  const options = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  return `${writeNumber(value, tag || 'en', { ...options, signDisplay: 'exceptZero' })}%`;
}
