import type { Measure } from '@broadsheet/contract';
import { japaneseScales, writeJapaneseDate } from '@broadsheet/contract/words';
import { isCountryCode } from '../country.js';
import { currencies } from '../currencies.js';
import { getCurrencySymbol, isCurrencyCode } from '../currency.js';
import { formatNumber, scaleNumber } from '../number-text.js';
import { formatPercent } from '../percent.js';
import { findTrendName, type Subtitles, type TrendName, type Words } from '../words.js';
import { altTextsJa } from './alt-texts.js';
import { countriesJa } from './countries.js';
import { headlinesJa } from './headlines.js';
import { labelsJa } from './labels.js';
import { writeYears } from './moments.js';
import { patternsJa } from './patterns.js';

const countUnits: Record<TrendName, string> = {
  Revenue: '件',
  Employees: '人',
  Businesses: '社',
  Establishments: 'か所',
  ProfitMargin: '件',
};

function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return writeJapaneseDate(year, month, day);
}

/** People and places are written in full up to a million, because 1.5万 would hide changes. */
const formatCount = (value: number) =>
  value < 1e6 ? formatNumber(value) : scaleNumber(value, japaneseScales);

const currencyName = (code: string) => (isCurrencyCode(code) ? currencies[code].ja : code);

function nameUnit(measure: Measure, name: string): string {
  if (measure.kind === 'number') return measure.unit;
  if (measure.kind === 'count') return measure.unit ?? countUnits[findTrendName(name)];
  const { currency, per } = measure;
  return `${currencyName(currency)}${per === undefined ? '' : `／${per}`}`;
}

const formatQuantity = (value: number, measure: Measure, name: string) =>
  `${measure.kind === 'count' ? formatCount(value) : scaleNumber(value, japaneseScales)}${nameUnit(measure, name)}`;

const subtitles: Subtitles = {
  lifeCycle: (stage, period) =>
    `ライフサイクルの段階：${labelsJa.stages[stage]}。経済に占める割合と事業所数の年平均変化率（%）、${writeYears(period)}`,
  concentration: (companies, period) =>
    `上位${String(companies)}社の合計市場シェア（%）、業界とセクター平均、${writeYears(period)}`,
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
  // A plain $ means the American dollar to a Japanese reader, also in a report on Australia.
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
