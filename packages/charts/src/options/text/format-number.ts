/**
 * Writes numbers in the style of the report's language. We do not use Intl, because its output
 * changes with the version of ICU, and an image's bytes may depend on its data only.
 */
import type { Locale, Measure } from '@broadsheet/contract';
import {
  englishScales,
  groupThousands,
  japaneseCurrencies,
  japaneseScales,
  roundTo,
} from '@broadsheet/contract/words';

const minus = '\u2212';

/** Smaller values count as zero. */
const mostDecimals = 6;

export interface NumberForm {
  decimals: number;
  /** Writes a plus sign before positive values. */
  signed?: boolean;
}

/** Thousands separated by commas; a real minus sign. */
export function formatNumber(value: number, { decimals, signed = false }: NumberForm): string {
  const digits = roundTo(Math.abs(value), decimals).toFixed(decimals);
  const isZero = Number(digits) === 0;
  const [whole = '0', fraction] = digits.split('.');
  const grouped = groupThousands(whole);
  const sign = isZero ? '' : value < 0 ? minus : signed ? '+' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A share in per cent with one decimal; a very small share is written as small, not as zero. */
export function formatPercent(value: number): string {
  if (value > 0 && value < 0.05) return '<0.1%';
  return `${formatNumber(value, { decimals: 1 })}%`;
}

/** The divisor that figures are written with, and the name of the resulting unit. */
export interface Unit {
  divisor: number;
  label: string;
}

interface Scale {
  from: number;
  divisor: number;
  label: string;
}

const [trillion, hundredMillion, tenThousand] = japaneseScales;

const english: Scale[] = [
  ...englishScales.map(buildScale),
  { from: 1e4, divisor: 1e3, label: "'000" },
];

function buildScale({ from, name }: { from: number; name: string }): Scale {
  return { from, divisor: from, label: name };
}

const currencyScales: Record<Locale, Scale[]> = {
  en: english,
  ja: [
    buildScale(trillion),
    buildScale(hundredMillion),
    { from: 1e6, divisor: 1e6, label: '百万' },
    { from: 1e4, divisor: 1e3, label: '千' },
  ],
};

const countScales: Record<Locale, Scale[]> = {
  en: english,
  ja: [buildScale(hundredMillion), { ...buildScale(tenThousand), from: 1e5 }],
};

const japaneseNames: Partial<Record<string, string>> = japaneseCurrencies;

/** The unit in which the largest figure is short. */
export function pickUnit(measure: Measure, values: readonly number[], locale: Locale): Unit {
  const { divisor, multiple } = pickScale(measure, values, locale);
  return { divisor, label: nameUnit(measure, multiple, locale) };
}

/** Writes one figure in its own unit, if it would round to zero in the scale's unit. */
function formatCompact(value: number, measure: Measure, locale: Locale): string {
  if (measure.kind === 'count' && Math.abs(value) < 1e6)
    return formatNumber(value, { decimals: 0 });
  if (measure.kind === 'number' && Math.abs(value) < 1) return formatSmall(value);
  const { divisor, multiple } = pickScale(measure, [value], locale);
  const scaled = value / divisor;
  // A price of less than a cent is not nothing.
  const isTiny = value !== 0 && Math.abs(scaled) < 0.01;
  const figure = isTiny
    ? formatSmall(scaled)
    : formatNumber(scaled, { decimals: labelDecimals([scaled]) });
  const symbol = measure.kind === 'currency' && locale === 'en' ? measure.symbol : '';
  return figure.startsWith(minus)
    ? `${minus}${symbol}${figure.slice(1)}${multiple}`
    : `${symbol}${figure}${multiple}`;
}

/** How the figures of one scale are written. */
interface ScaleForm {
  divisor: number;
  decimals: number;
  measure: Measure;
  locale: Locale;
}

/**
 * Writes a figure that is already in the scale's unit. A figure that would round to zero, but is not
 * zero, is written in a smaller unit.
 */
export function formatScaled(
  scaled: number,
  { divisor, decimals, measure, locale }: ScaleForm,
): string {
  const isLost = scaled !== 0 && Math.abs(scaled) < 0.5 / 10 ** decimals;
  return isLost
    ? formatCompact(scaled * divisor, measure, locale)
    : formatNumber(scaled, { decimals });
}

/** Writes two significant digits of a number far below one, or one where the second is a zero. */
function formatSmall(value: number): string {
  const decimals = Math.min(mostDecimals, 1 - Math.floor(Math.log10(Math.abs(value))));
  return formatNumber(value, { decimals }).replace(/(\.\d*[1-9])0+$/, '$1');
}

function pickScale(
  measure: Measure,
  values: readonly number[],
  locale: Locale,
): { divisor: number; multiple: string } {
  const largest = Math.max(0, ...values.map(Math.abs));
  const scales = measure.kind === 'currency' ? currencyScales : countScales;
  const scale = scales[locale].find(({ from }) => largest >= from);
  return { divisor: scale?.divisor ?? 1, multiple: scale?.label ?? '' };
}

function nameUnit(measure: Measure, multiple: string, locale: Locale): string {
  if (measure.kind === 'count') return multiple;
  if (measure.kind === 'number') return nameNumber(measure.unit, multiple, locale);
  const { symbol, currency, per } = measure;
  if (locale === 'en') return `${symbol}${multiple}${per === undefined ? '' : ` per ${per}`}`;
  const name = `${multiple}${japaneseNames[currency] ?? symbol}`;
  return per === undefined ? name : `${name}／${per}`;
}

function nameNumber(unit: string, multiple: string, locale: Locale): string {
  return `${multiple}${multiple !== '' && locale === 'en' ? ' ' : ''}${unit}`;
}

/** Decimals that give the largest figure about three digits. */
export function labelDecimals(values: readonly number[]): number {
  const largest = Math.max(0, ...values.map(Math.abs));
  if (largest >= 100 || values.every(Number.isInteger)) return 0;
  return largest >= 10 ? 1 : 2;
}

/** A measure's name with its unit, for headings. */
export function withUnit(name: string, unit: string, locale: Locale): string {
  if (unit === '') return name;
  return locale === 'ja' ? `${name}（${unit}）` : `${name}, ${unit}`;
}
