import { countDecimals, englishScales, japaneseScales, roundTo } from '@broadsheet/contract/words';
import { writeNumber } from '../number-format.js';
import { addCurrency } from './currency-sign.js';

interface BriefOptions {
  /** The language tag of the words around the figure. */
  tag: string;
  /** Code of the currency, for an amount in whole units of it. */
  currency?: string | undefined;
  /** For figures side by side, from `findDecimals`; alone, a figure has as few as it needs. */
  decimals?: number | undefined;
}

interface Scale {
  from: number;
  name: string;
}

/**
 * A figure in about three digits, in the style of the explorer: `29.8bn`, `A$1.36bn`, `4,990`; in
 * Japanese `298億`, `13.6億豪ドル`. Short numbers keep all their digits.
 */
export function writeBrief(value: number, { tag, currency = '', decimals }: BriefOptions): string {
  // A value just below a scale is rounded up to it.
  const rounded = Number(value.toPrecision(3));
  const scale = findScale(rounded, tag);
  const figure = scale
    ? `${writeScaled(rounded / scale.from, tag, decimals !== undefined)}${scale.name}`
    : writeSize(value, tag, decimals);
  const sign = value < 0 && /[1-9]/.test(figure) ? '\u2212' : '';
  return addCurrency(`${sign}${figure}`, { currency, tag });
}

/**
 * The decimals that figures side by side share: as many as one of them needs. Figures that are
 * shortened, such as `1.36bn`, have three digits instead.
 */
export function findDecimals(values: readonly number[], tag: string): number {
  const written = values.filter((value) => !findScale(Number(value.toPrecision(3)), tag));
  const needed = written.map((value) =>
    countDecimals(roundTo(value, mostDecimals(Math.abs(value)))),
  );
  return Math.max(0, ...needed);
}

/** Numbers below this are written out: `4,990 businesses`, not `4.99k`. */
const shortBelow = 1e6;

function findScale(rounded: number, tag: string): Scale | undefined {
  const scales: readonly Scale[] = tag === 'ja' ? japaneseScales : englishScales;
  return scales.find(({ from }) => Math.abs(rounded) >= Math.max(from, shortBelow));
}

function writeScaled(value: number, tag: string, isBesideOthers: boolean): string {
  const size = Math.abs(value);
  const threeDigits = size < 10 ? 2 : size < 100 ? 1 : 0;
  return writeSize(value, tag, isBesideOthers ? threeDigits : undefined);
}

function writeSize(value: number, tag: string, decimals?: number): string {
  const size = Math.abs(value);
  return writeNumber(size, tag || 'en', {
    ...(decimals !== undefined && { minimumFractionDigits: decimals }),
    maximumFractionDigits: decimals ?? mostDecimals(size),
  });
}

const mostDecimals = (size: number) => (size < 0.01 ? 6 : size < 100 ? 2 : size < 1000 ? 1 : 0);
