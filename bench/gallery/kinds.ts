/**
 * General kinds of charts as families other than industry use them, with normal and with odd data.
 */
import type { ChartData, ScoreScale } from '@broadsheet/contract';
import {
  buildHeadingContext,
  buildRanking,
  buildScoreHistory,
  buildScores,
  buildShares,
  buildSpread,
  buildTrend,
  type HeadingContext,
  type SeriesPoint,
} from '@broadsheet/reports';
import type { Exhibit } from './exhibit.js';

type Case = Exhibit['charts'][number];

const sixtyCharacters = 'Motor vehicle parts and accessories wholesaling in all states';
const languages = { en: 'English', ja: 'Japanese' } as const;
type Language = keyof typeof languages;

function contextIn(language: Language): HeadingContext {
  return buildHeadingContext({
    Title: language === 'en' ? 'Coffee roasting' : 'コーヒー焙煎業',
    Language: languages[language],
    Country: 'AU',
    Source: 'Broadsheet demo data',
    DataDate: '2026-06-30',
  });
}

/** Normal data in two languages, light and dark, and odd data in one. */
export function listKinds(): Exhibit[] {
  const themes = ['light', 'dark'];
  return [
    { heading: 'General kinds', themes, charts: listPlain('en') },
    { heading: 'General kinds in Japanese', themes, charts: listPlain('ja') },
    { heading: 'General kinds of odd data', themes: ['light'], charts: listOdd() },
  ];
}

function listPlain(language: Language): Case[] {
  const context = contextIn(language);
  const charts: [string, ChartData][] = [
    ['A rate by quarter', buildDriver(context, language)],
    ['A price by month', buildPrice(context, language, 48)],
    ['Shares', buildInputs(context, language)],
    ['A ranking with one of interest', buildRegions(context, language)],
    ['Scores with parts and weights', buildComponents(context, language)],
    ['Scores alone', buildEsg(context, language)],
    ['A score over levels', buildHistory(context, language)],
    ['A spread over the years', buildEarnings(context, language)],
  ];
  return charts.map(([label, data]) => ({ label, data }));
}

const wave = (index: number): number => Math.sin(index / 5) + Math.cos(index / 11);

function monthly(count: number, value: (index: number) => number | null): SeriesPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    Date: `${String(2022 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`,
    Value: value(index),
    ...(index >= count - 6 && { Outlook: true }),
  }));
}

function buildDriver(context: HeadingContext, language: Language): ChartData {
  const values = [0.1, 0.1, 0.1, 0.35, 1.35, 2.6, 3.1, 3.6, 4.1, 4.1, 4.35, null, 4.35, 4.35, 4.1, 3.85];
  return buildTrend(context, {
    name: 'Driver',
    label: language === 'en' ? 'Cash rate' : '政策金利',
    subject: language === 'en' ? 'the cash rate' : '政策金利',
    measure: { kind: 'number', unit: '%' },
    interval: 'quarter',
    points: values.map((Value, index) => ({
      Date: `${String(2021 + Math.floor((index + 2) / 4))}-${String((((index + 2) % 4) + 1) * 3).padStart(2, '0')}-30`,
      Value,
      ...(index > 12 && { Outlook: true }),
    })),
  });
}

function buildPrice(context: HeadingContext, language: Language, count: number): ChartData {
  return buildTrend(context, {
    name: 'Price',
    label: language === 'en' ? 'Average price' : '平均価格',
    subject: language === 'en' ? 'the average price' : '平均価格',
    measure: {
      kind: 'currency',
      currency: 'AUD',
      symbol: context.words.currencySymbol('AUD', 'AU'),
      per: language === 'en' ? 'tonne' : 'トン',
    },
    interval: 'month',
    points: monthly(count, (index) => 6200 + 900 * wave(index)),
  });
}

function buildInputs(context: HeadingContext, language: Language): ChartData {
  const names = { en: ['Green beans', 'Wages', 'Energy'], ja: ['生豆', '人件費', 'エネルギー'] }[language];
  return buildShares(context, {
    name: 'InputCosts',
    parts: [54.2, 21.3, 9.5].map((share, index) => ({ name: names[index] ?? '', share })),
    other: { name: context.words.labels.other, share: 15 },
    says:
      language === 'en'
        ? { label: 'Input costs', of: 'share of cost', subject: 'cost by input' }
        : { label: '投入費用の構成比', subject: '投入費用の構成比' },
    share: language === 'en' ? 'Share of cost' : '費用に占める割合',
  });
}

const regions = {
  en: ['New South Wales', 'Victoria', 'Queensland', 'Western Australia', 'South Australia', 'Tasmania', 'Northern Territory'],
  ja: ['ニューサウスウェールズ州', 'ビクトリア州', 'クイーンズランド州', '西オーストラリア州', '南オーストラリア州', 'タスマニア州', 'ノーザンテリトリー'],
};

function buildRegions(context: HeadingContext, language: Language): ChartData {
  const values = [32.1, 29.4, 18.2, 10.9, 6.3, 2.1, null];
  const names = regions[language];
  return buildRanking(context, {
    name: 'RegionalShares',
    label: language === 'en' ? 'Share of national revenue by state' : '州別の全国売上高に占める割合',
    subject: language === 'en' ? 'shares of national revenue by state' : '全国売上高に占める州の割合',
    value: language === 'en' ? 'Share of national revenue' : '全国売上高に占める割合',
    measure: { kind: 'number', unit: '%' },
    rows: names.map((name, index) => ({ name, value: values[index] ?? null })),
    highlight: names[2] ?? '',
  });
}

const percentiles = {
  en: ['10th percentile', '25th percentile', 'Median', '75th percentile', '90th percentile'],
  ja: ['10パーセンタイル', '25パーセンタイル', '中央値', '75パーセンタイル', '90パーセンタイル'],
};

function buildEarnings(context: HeadingContext, language: Language): ChartData {
  return buildSpread(context, {
    name: 'Earnings',
    label: language === 'en' ? 'Annual earnings' : '年収',
    subject: language === 'en' ? 'annual earnings' : '年収',
    middle: language === 'en' ? 'the median' : '中央値',
    measure: { kind: 'currency', currency: 'AUD', symbol: context.words.currencySymbol('AUD', 'AU') },
    names: percentiles[language],
    points: Array.from({ length: 11 }, (_, index) => ({
      Year: 2017 + index,
      Values: [41e3, 52e3, 66e3, 84e3, 108e3].map((value) => (index === 4 ? null : Math.round(value * 1.03 ** index))),
      ...(index > 9 && { Outlook: true }),
    })),
  });
}

function scaleIn(language: Language): ScoreScale {
  const names = { en: ['Very low', 'Low', 'Medium', 'High', 'Very high'], ja: ['非常に低い', '低い', '中程度', '高い', '非常に高い'] };
  const ends = [2.5, 4, 6, 7.5, 9];
  const bands = names[language].map((name, index) => ({ name, below: ends[index] ?? 9 }));
  return { minimum: 1, maximum: 9, bands };
}

const riskNote = { en: 'higher is riskier', ja: '高いほどリスクが大きい' };

function buildComponents(context: HeadingContext, language: Language): ChartData {
  const names = {
    en: ['Structural risk', 'Barriers to entry', 'Industry assistance', 'Trade', 'Competition', 'Life cycle', 'Volatility', 'Growth risk', 'Sensitivity risk'],
    ja: ['構造リスク', '参入障壁', '産業支援', '貿易', '競争', 'ライフサイクル', '変動性', '成長リスク', '感応度リスク'],
  }[language];
  const scores = [5.1, 6.2, 4.4, 2.3, 8.1, 3.9, 5.6, 6.7, 4.9];
  const weights = [30, 15, 10, 15, 25, 15, 20, 30, 40];
  return buildScores(context, {
    name: 'RiskComponents',
    label: language === 'en' ? 'Risk by component' : '要素別のリスク',
    subject: language === 'en' ? 'risk by component' : '要素別のリスク',
    note: riskNote[language],
    scale: scaleIn(language),
    scores: names.map((name, index) => ({
      name,
      score: scores[index] ?? null,
      weight: weights[index] ?? 0,
      ...([0, 7, 8].includes(index) && { total: true as const }),
    })),
  });
}

function buildEsg(context: HeadingContext, language: Language): ChartData {
  const names = { en: ['Environmental', 'Social', 'Governance'], ja: ['環境', '社会', 'ガバナンス'] }[language];
  return buildScores(context, {
    name: 'EsgScores',
    label: language === 'en' ? 'ESG scores' : 'ESG評点',
    scale: { minimum: 1, maximum: 9, bands: [] },
    scores: names.map((name, index) => ({ name, score: [6.4, 3.2, null][index] ?? null })),
  });
}

function buildHistory(context: HeadingContext, language: Language): ChartData {
  const values = [3.1, 3.4, 4.2, 6.4, 6.1, null, 5.2, 4.9, 5.3, 5.4, 5.8, 6.2];
  return buildScoreHistory(context, {
    name: 'RiskScore',
    label: language === 'en' ? 'Risk score' : 'リスク評点',
    subject: language === 'en' ? 'the risk score' : 'リスク評点',
    note: riskNote[language],
    scale: scaleIn(language),
    points: values.map((Value, index) => ({
      Year: 2017 + index,
      Value,
      ...(index > 9 && { Outlook: true }),
    })),
  });
}

/** Unusual charts. Stays whole: it is one list, with the two builders that only it uses. */
function listOdd(): Case[] {
  const context = contextIn('en');
  const scale = scaleIn('en');
  const many = Array.from({ length: 51 }, (_, index) => ({
    name: `${String(index + 1)} ${sixtyCharacters}`,
    value: 4e9 / (index + 1) ** 2,
  }));
  const ranking = (rows: { name: string; value: number | null }[], highlight = ''): ChartData =>
    buildRanking(context, {
      name: 'Ranking',
      label: 'Revenue by state',
      measure: { kind: 'currency', currency: 'AUD', symbol: '$' },
      rows,
      highlight,
    });
  const scores = (count: number, note: string): ChartData =>
    buildScores(context, {
      name: 'Scores',
      label: 'Scores',
      note,
      scale: { ...scale, bands: scale.bands.map((band, index) => ({ ...band, name: `${band.name}, ${sixtyCharacters.slice(0, 8 * index)}` })) },
      scores: Array.from({ length: count }, (_, index) => ({
        name: index % 2 === 0 ? sixtyCharacters : 'Short',
        score: 1 + (index % 9),
        weight: 100 / count,
      })),
    });
  return [
    { label: 'A price of fifteen years by month', data: buildPrice(context, 'en', 180) },
    { label: 'Fifty-one rows, one of interest far below', data: ranking(many, many[43]?.name) },
    { label: 'Losses among ranks', data: ranking([4e6, 1e6, -2e6, -9e6].map((value, index) => ({ name: `State ${String(index)}`, value })), 'State 2') },
    { label: 'A single row', data: ranking([{ name: 'Victoria', value: 3.2e9 }]) },
    { label: 'Twenty scores of long names and levels', data: scores(20, 'higher is better') },
    { label: 'One score', data: scores(1, 'higher is better') },
    {
      label: 'A spread of one year',
      data: spreadOf(context, [[1, 2, 3]], ['Lowest', 'Average', 'Highest']),
    },
    {
      label: 'A spread of equal figures, long names and losses',
      data: spreadOf(context, [[5e6, 5e6, 5e6, 5e6, 5e6], [-4e6, 1, 2e6, 2.1e6, 9e9]], Array.from({ length: 5 }, () => sixtyCharacters)),
    },
    {
      label: 'A score at both ends of its scale',
      data: buildScoreHistory(context, {
        name: 'History',
        label: 'Score',
        scale,
        points: [9, 1, 9, 1, null, 9].map((Value, index) => ({ Year: 2020 + index, Value })),
      }),
    },
    {
      label: 'Forty years of a score',
      data: buildScoreHistory(context, {
        name: 'History',
        label: 'Score',
        scale: { minimum: 0, maximum: 100, bands: [] },
        points: Array.from({ length: 40 }, (_, index) => ({
          Year: 1990 + index,
          Value: 50 + 20 * wave(index),
          ...(index > 36 && { Outlook: true }),
        })),
      }),
    },
  ];
}

function spreadOf(context: HeadingContext, values: number[][], names: string[]): ChartData {
  return buildSpread(context, {
    name: 'Spread',
    label: 'Price',
    middle: 'the average',
    measure: { kind: 'currency', currency: 'AUD', symbol: '$', per: 'tonne' },
    names,
    points: values.map((Values, index) => ({ Year: 2025 + index, Values })),
  });
}
