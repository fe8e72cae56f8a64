import type { ComparedRegion, Locale, RankingChart, TrendChart } from '@broadsheet/contract';
import { buildHeadingContext } from '../charts/heading-context.js';
import { buildCurrencyMeasure } from '../charts/measure.js';
import { buildRanking } from '../charts/ranking.js';
import { buildTrend } from '../charts/trend.js';
import { ofYear } from '../words/moment.js';
import type { StateFigures } from './sections.js';

/** A figure of the region over time; undefined if no year is known. */
export function buildStateTrend(
  document: StateFigures,
  name: 'Revenue' | 'Employees',
): TrendChart | undefined {
  const points = document[name];
  if (!points?.some(({ Value }) => Value !== null)) return undefined;
  const context = buildHeadingContext(document, document.RegionName);
  const { trends, trendSubjects } = context.words.labels;
  const { Currency: currency, Country: country } = document;
  return buildTrend(context, {
    name,
    label: trends[name],
    subject: trendSubjects[name],
    measure:
      name === 'Revenue'
        ? buildCurrencyMeasure(context.words, { currency, country })
        : { kind: 'count' },
    points,
  });
}

const says: Readonly<Record<Locale, { label: string; subject: string; value: string }>> = {
  en: {
    label: 'Share of national revenue by region',
    subject: 'the share of national revenue by region',
    value: 'Share of revenue',
  },
  ja: {
    label: '全国の売上高に占める地域別の割合',
    subject: '全国の売上高に占める地域別の割合',
    value: '売上高に占める割合',
  },
};

/** All regions side by side; withheld ones come last. Undefined if no share is known. */
export function buildRegionalShares(
  document: StateFigures,
  regions: readonly ComparedRegion[],
  year: number,
): RankingChart | undefined {
  if (regions.every(({ Share }) => Share === undefined)) return undefined;
  const context = buildHeadingContext(document);
  return buildRanking(context, {
    name: 'RegionalShares',
    ...says[context.words.locale],
    measure: { kind: 'number', unit: '%' },
    rows: regions.map(({ Name, Share = null }) => ({ name: Name, value: Share })),
    highlight: document.RegionName,
    at: ofYear(year),
  });
}
