import type { Measure, TrendChart } from '@broadsheet/contract';
import { buildCurrencyMeasure } from '../charts/measure.js';
import { buildTrend } from '../charts/trend.js';
import type { TrendName } from '../words/words.js';
import type { ChartContext } from './chart-context.js';
import type { OutlookPoint } from './document-series.js';

/** Revenue, Employees, Businesses, Establishments and ProfitMargin: a figure by year. */
export function buildTrendChart(
  context: ChartContext,
  name: TrendName,
  points: readonly OutlookPoint[],
): TrendChart {
  const { trends, trendSubjects } = context.words.labels;
  return buildTrend(context, {
    name,
    label: trends[name],
    subject: trendSubjects[name],
    measure: buildMeasure(context, name),
    points,
  });
}

function buildMeasure({ document, words }: ChartContext, name: TrendName): Measure {
  if (name !== 'Revenue' && name !== 'ProfitMargin') return { kind: 'count' };
  return buildCurrencyMeasure(words, { currency: document.Currency, country: document.Country });
}
