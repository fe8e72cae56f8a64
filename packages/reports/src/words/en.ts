import type { Measure } from '@broadsheet/contract';
import { countriesEn } from './countries-en.js';
import { isCountryCode } from './country.js';
import { currencies } from './currencies.js';
import { getHomeCurrencySymbol, isCurrencyCode } from './currency.js';
import { altTextsEn } from './en-alt-texts.js';
import { labelsEn } from './en-labels.js';
import { scaleNumber } from './number-text.js';
import { formatPercent } from './percent.js';
import type { Period, Subtitles, Words } from './words.js';

const magnitudes = [
  { size: 1e12, word: ' trillion' },
  { size: 1e9, word: ' billion' },
  { size: 1e6, word: ' million' },
];

const countUnits = {
  Revenue: 'number',
  Employees: 'people',
  Businesses: 'number',
  Establishments: 'number',
  ProfitMargin: 'number',
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${String(Number(day))} ${months[Number(month) - 1] ?? month} ${year}`;
}

function formatQuantity(value: number, measure: Measure): string {
  const scaled = scaleNumber(Math.abs(value), magnitudes);
  const sign = value < 0 ? '\u2212' : '';
  return `${sign}${measure.kind === 'currency' ? measure.symbol : ''}${scaled}`;
}

const currencyName = (code: string) => (isCurrencyCode(code) ? currencies[code].en : code);

const years = ({ from, to }: Period) =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;

const subtitles: Subtitles = {
  trend: ({ name, unit, period, hasChange, outlookFrom }) =>
    `${labelsEn.trends[name]} (${unit})${hasChange ? ' and annual change (%)' : ''}, ${years(period)}` +
    (outlookFrom === null ? '' : `; outlook from ${String(outlookFrom)}`),
  lifeCycle: (stage, period) =>
    `Life cycle stage: ${labelsEn.stages[stage].toLowerCase()}. Average annual change in share of the economy and in establishments (%), ${years(period)}`,
  productsAndServices: (year) => `Products and services, share of revenue (%), ${String(year)}`,
  majorMarkets: (year) => `Major markets, share of revenue (%), ${String(year)}`,
  imports: (year) => `Imports by country of origin, share of import value (%), ${String(year)}`,
  exports: (year) =>
    `Exports by country of destination, share of export value (%), ${String(year)}`,
  concentration: (companies, period) =>
    `Combined market share of the ${companies === 1 ? 'largest company' : `${String(companies)} largest companies`} (%), industry and sector average, ${years(period)}`,
  companyMarketShare: (year) => `Market share by company, share of revenue (%), ${String(year)}`,
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
  unit: (measure, name) =>
    measure.kind === 'currency' ? currencyName(measure.currency) : countUnits[name],
  percent: formatPercent,
  column: (label, unit) => `${label} (${unit})`,
  list: (names) => names.join('; '),
  labels: labelsEn,
  subtitles,
  altTexts: altTextsEn,
};
