/** Figures for readers: digits grouped in threes, with a real minus sign. */
import { countDecimals, roundTo } from '@broadsheet/contract/words';
import { nameCurrency } from '../../figures/currency-sign.js';
import { writeNumber } from '../../number-format.js';
import type { ExplorerWords } from '../../words/explorer-words.js';

export const unitSizes = { Units: 1, Thousands: 1e3, Millions: 1e6 } as const;
type AmountUnit = keyof typeof unitSizes;

export interface Money {
  Currency: string;
  Unit: AmountUnit;
}

export interface NumberForm {
  /** The most decimals. */
  decimals?: number;
  /** The fewest decimals. */
  minDecimals?: number;
  /** Puts a plus sign before positive numbers. */
  signed?: boolean;
}

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

/** `A$ thousand`, for the heading of a table. */
export function nameUnit({ Currency, Unit }: Money, { tag, company }: ExplorerWords): string {
  return company.unit(nameCurrency(Currency, tag), Unit);
}

/** How many decimals all figures of a table get, so that their decimal points align. */
export function sharedDecimals(values: readonly (number | undefined)[], most: number): number {
  const decimals = values.map((value) => countDecimals(roundTo(value ?? 0, most)));
  return Math.max(0, ...decimals);
}
