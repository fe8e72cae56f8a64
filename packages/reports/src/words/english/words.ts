import type { Measure } from '@broadsheet/contract';
import { englishScales, writeEnglishDate } from '@broadsheet/contract/words';
import { isCountryCode } from '../country.js';
import { currencies } from '../currencies.js';
import { getHomeCurrencySymbol, isCurrencyCode } from '../currency.js';
import type { Period } from '../moment.js';
import { scaleNumber } from '../number-text.js';
import { formatPercent } from '../percent.js';
import { findTrendName, type Subtitles, type Words } from '../words.js';
import { altTextsEn } from './alt-texts.js';
import { countriesEn } from './countries.js';
import { headlinesEn } from './headlines.js';
import { labelsEn } from './labels.js';
import { patternsEn } from './patterns.js';

const scales = englishScales.map(({ from, word }) => ({ from, name: ` ${word}` }));

const countUnits = {
  Revenue: 'number',
  Employees: 'people',
  Businesses: 'number',
  Establishments: 'number',
  ProfitMargin: 'number',
};

function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return writeEnglishDate(year, month, day);
}

function formatQuantity(value: number, measure: Measure): string {
  const scaled = scaleNumber(Math.abs(value), scales);
  const sign = value < 0 ? '\u2212' : '';
  switch (measure.kind) {
    case 'currency':
      return `${sign}${measure.symbol}${scaled}${measure.per === undefined ? '' : ` per ${measure.per}`}`;
    case 'count':
      return `${sign}${scaled}${measure.unit === undefined ? '' : ` ${measure.unit}`}`;
    case 'number':
      return `${sign}${scaled}${measure.unit === '%' ? '' : ' '}${measure.unit}`;
  }
}

const currencyName = (code: string) => (isCurrencyCode(code) ? currencies[code].en : code);

function nameUnit(measure: Measure, name: string): string {
  if (measure.kind === 'number') return measure.unit;
  if (measure.kind === 'count') return measure.unit ?? countUnits[findTrendName(name)];
  const { currency, per } = measure;
  return `${currencyName(currency)}${per === undefined ? '' : ` per ${per}`}`;
}

const years = ({ from, to }: Period) =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;

const subtitles: Subtitles = {
  lifeCycle: (stage, period) =>
    `Life cycle stage: ${labelsEn.stages[stage].toLowerCase()}. Average annual change in share of the economy and in establishments (%), ${years(period)}`,
  concentration: (companies, period) =>
    `Combined market share of the ${companies === 1 ? 'largest company' : `${String(companies)} largest companies`} (%), industry and sector average, ${years(period)}`,
  costStructure: (year) =>
    `Costs and profit, share of revenue (%), industry and sector average, ${String(year)}`,
  supplyChain: (year) => `Supplying and buying industries, first and second tier, ${String(year)}`,
};

export const wordsEn: Words = {
  locale: 'en',
  headline: (industry, country) => `${industry}, ${country}`,
  sourceLine: (source, date) => `Source: ${source}. Data as at ${formatDate(date)}.`,
  countryName: (code) => (isCountryCode(code) ? countriesEn[code] : code),
  currencyName,
  currencySymbol: getHomeCurrencySymbol,
  quantity: formatQuantity,
  unit: nameUnit,
  percent: formatPercent,
  column: (label, unit) => `${label} (${unit})`,
  list: (names) => names.join('; '),
  labels: labelsEn,
  subtitles,
  altTexts: altTextsEn,
  headlines: headlinesEn,
  patterns: patternsEn,
};
