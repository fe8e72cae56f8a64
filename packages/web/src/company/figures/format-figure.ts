/** Figures for readers: digits grouped in threes, with a real minus sign. */
import { englishScales } from '@broadsheet/contract/words';
import { getNumberFormat, writeNumber } from '../../number-format.js';

export const unitSizes = { Units: 1, Thousands: 1e3, Millions: 1e6 } as const;
type AmountUnit = keyof typeof unitSizes;

export interface Money {
  Currency: string;
  Unit: AmountUnit;
}

interface NumberForm {
  /** The most decimals. */
  decimals?: number;
  /** The fewest decimals. */
  minDecimals?: number;
  /** Puts a plus sign before positive numbers. */
  signed?: boolean;
}

const minus = '\u2212';

export function formatNumber(value: number, form: NumberForm = {}): string {
  const { decimals = 2, minDecimals = 0, signed = false } = form;
  return writeNumber(value, 'en', {
    minimumFractionDigits: Math.min(minDecimals, decimals),
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
}

export function formatPercent(value: number, form: NumberForm = {}): string {
  return `${formatNumber(value, form)}%`;
}

const scales = [...englishScales, { from: 1e4, name: 'k' }] as const;

/** The divisor of large figures, so that few digits suffice. */
export interface Scale {
  divisor: number;
  name: string;
}

export function pickScale(values: readonly number[]): Scale {
  const largest = Math.max(0, ...values.map(Math.abs));
  const scale = scales.find(({ from }) => largest >= from);
  return scale ? { divisor: scale.name === 'k' ? 1e3 : scale.from, name: scale.name } : noScale;
}

const noScale: Scale = { divisor: 1, name: '' };

/** About three digits for the largest figure, and the same number of decimals for all. */
export function scaledFormat(values: readonly number[]): (value: number) => string {
  const { divisor } = pickScale(values);
  const largest = Math.max(0, ...values.map(Math.abs)) / divisor;
  const decimals = values.every((value) => Number.isInteger(value / divisor))
    ? 0
    : decimalsOf(largest);
  return (value) => {
    const scaled = value / divisor;
    // A value too small for the scale gets a scale of its own, instead of being shown as zero.
    if (value !== 0 && Number(scaled.toFixed(decimals)) === 0) return formatBriefly(value);
    return formatNumber(scaled, { decimals, minDecimals: decimals });
  };
}

function decimalsOf(size: number): number {
  if (size >= 100) return 0;
  return size >= 10 ? 1 : 2;
}

/** `A$1.23bn`: an amount in whole units of its currency, in few digits. */
export function formatBriefly(value: number, currency = ''): string {
  const { divisor, name } = pickScale([value]);
  const size = Math.abs(value) / divisor;
  const decimals = size < 0.01 ? 6 : decimalsOf(size);
  const minDecimals = Number.isInteger(size) || size < 0.01 ? 0 : decimals;
  const figure = formatNumber(size, { decimals, minDecimals });
  return `${value < 0 ? minus : ''}${currencySign(currency)}${figure}${name}`;
}

/** `A$`, `US$`, `€`; the code and a space if the currency has no sign of its own. */
export function currencySign(currency: string): string {
  if (currency === '') return '';
  // Avoids Intl, whose tables the browser reads from disk.
  if (currency === 'AUD') return 'A$';
  if (currency === 'USD') return 'US$';
  const sign = findSign(currency);
  return /^[A-Z]{3}$/.test(sign) || sign === '¤' ? `${currency}\u00a0` : sign;
}

function findSign(currency: string): string {
  try {
    return (
      getNumberFormat('en', { style: 'currency', currency })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency
    );
  } catch {
    return currency;
  }
}

/** `A$ thousand`, for the heading of a table. */
export function nameUnit({ Currency, Unit }: Money): string {
  const multiple = { Units: '', Thousands: ' thousand', Millions: ' million' }[Unit];
  return `${currencySign(Currency).trim()}${multiple}`;
}

/** How many decimals all figures of a table get, so that their decimal points align. */
export function sharedDecimals(values: readonly (number | undefined)[], most: number): number {
  const decimals = values.map((value) => {
    const rounded = Number((value ?? 0).toFixed(most));
    return String(rounded).split('.')[1]?.length ?? 0;
  });
  return Math.min(most, Math.max(0, ...decimals));
}
