import type { Measure } from '@broadsheet/contract';
import { countriesJa } from './countries-ja.js';
import { isCountryCode } from './country.js';
import { currencies } from './currencies.js';
import { getCurrencySymbol, isCurrencyCode } from './currency.js';
import { altTextsJa } from './ja-alt-texts.js';
import { headlinesJa } from './ja-headlines.js';
import { labelsJa } from './ja-labels.js';
import { patternsJa } from './ja-patterns.js';
import { formatNumber, scaleNumber } from './number-text.js';
import { formatPercent } from './percent.js';
import type { Period } from './period.js';
import { findTrendName, type Subtitles, type TrendName, type Words } from './words.js';

/** Japanese counts in powers of ten thousand. */
const magnitudes = [
  { size: 1e12, word: '兆' },
  { size: 1e8, word: '億' },
  { size: 1e4, word: '万' },
];

const countUnits: Record<TrendName, string> = {
  Revenue: '件',
  Employees: '人',
  Businesses: '社',
  Establishments: 'か所',
  ProfitMargin: '件',
};

function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${year}年${String(Number(month))}月${String(Number(day))}日`;
}

/** People and places are counted out up to a million, where 1.5万 would hide what changes. */
const formatCount = (value: number) =>
  value < 1e6 ? formatNumber(value) : scaleNumber(value, magnitudes);

const currencyName = (code: string) => (isCurrencyCode(code) ? currencies[code].ja : code);

function nameUnit(measure: Measure, name: string): string {
  if (measure.kind === 'number') return measure.unit;
  if (measure.kind === 'count') return measure.unit ?? countUnits[findTrendName(name)];
  const { currency, per } = measure;
  return `${currencyName(currency)}${per === undefined ? '' : `／${per}`}`;
}

const formatQuantity = (value: number, measure: Measure, name: string) =>
  `${measure.kind === 'count' ? formatCount(value) : scaleNumber(value, magnitudes)}${nameUnit(measure, name)}`;

const years = ({ from, to }: Period) =>
  from === to ? `${String(from)}年` : `${String(from)}〜${String(to)}年`;

const subtitles: Subtitles = {
  lifeCycle: (stage, period) =>
    `ライフサイクルの段階：${labelsJa.stages[stage]}。経済に占める割合と事業所数の年平均変化率（%）、${years(period)}`,
  concentration: (companies, period) =>
    `上位${String(companies)}社の合計市場シェア（%）、業界とセクター平均、${years(period)}`,
  costStructure: (year) =>
    `費用と利益が売上高に占める割合（%）、業界とセクター平均、${String(year)}年`,
  supplyChain: (year) => `仕入先と販売先の産業（一次・二次）、${String(year)}年`,
};

export const wordsJa: Words = {
  locale: 'ja',
  headline: (industry, country) => `${industry}（${country}）`,
  sourceLine: (source, date) => `出典：${source}。${formatDate(date)}時点のデータ。`,
  countryName: (code) => (isCountryCode(code) ? countriesJa[code] : code),
  currencyName,
  // A bare $ is the American dollar to a Japanese reader, also in a report on Australia.
  currencySymbol: (currency) => getCurrencySymbol(currency),
  quantity: formatQuantity,
  unit: nameUnit,
  percent: formatPercent,
  column: (label, unitName) => `${label}（${unitName}）`,
  list: (names) => names.join('、'),
  labels: labelsJa,
  subtitles,
  altTexts: altTextsJa,
  headlines: headlinesJa,
  patterns: patternsJa,
};
