import type { ChartData } from '@broadsheet/contract';
import { buildHeadingContext, type HeadingContext } from '../charts/heading-context.js';
import { buildCurrencyMeasure } from '../charts/measure.js';
import { buildShares } from '../charts/shares.js';
import { buildSpread } from '../charts/spread.js';
import { buildTrend } from '../charts/trend.js';
import type { ProcurementDocument } from './document.js';

export type ProcurementCharts = Record<'Price' | 'InputCosts', ChartData | undefined>;

/** Charts without data are left out. */
export function buildCharts(document: ProcurementDocument): ProcurementCharts {
  const context = buildHeadingContext(document);
  return {
    Price: buildPrice(context, document),
    InputCosts: buildInputs(context, document),
  };
}

/** With its range if any year has one, or else with its annual change. */
function buildPrice(context: HeadingContext, { Price, Country }: ProcurementDocument) {
  const { words } = context;
  const { locale } = words;
  if (!Price) return undefined;
  const { Currency: currency, Per: per, Years } = Price;
  const heading = {
    name: 'Price',
    measure: buildCurrencyMeasure(words, { currency, country: Country, per }),
  };
  const average = { en: 'the average price', ja: '平均価格' }[locale];
  if (Years.every(({ Lowest = null, Highest = null }) => Lowest === null && Highest === null)) {
    return buildTrend(context, {
      ...heading,
      label: { en: 'Average price', ja: '平均価格' }[locale],
      subject: average,
      points: Years.map(({ Average, ...rest }) => ({ ...rest, Value: Average })),
    });
  }
  return buildSpread(context, {
    ...heading,
    label: { en: 'Price', ja: '価格' }[locale],
    subject: { en: 'the price', ja: '価格' }[locale],
    middle: average,
    names: { en: ['Lowest', 'Average', 'Highest'], ja: ['最低', '平均', '最高'] }[locale],
    points: Years.map(({ Lowest = null, Average, Highest = null, ...rest }) => ({
      ...rest,
      Values: [Lowest, Average, Highest],
    })),
  });
}

function buildInputs(context: HeadingContext, { InputCosts }: ProcurementDocument) {
  const { locale } = context.words;
  if (!InputCosts) return undefined;
  const toPart = ({ Name, Share }: { Name: string; Share: number }) => ({
    name: Name,
    share: Share,
  });
  const remainder = InputCosts.find(({ Remainder }) => Remainder);
  return buildShares(context, {
    name: 'InputCosts',
    parts: InputCosts.filter(({ Remainder }) => !Remainder).map(toPart),
    other: remainder ? toPart(remainder) : null,
    says: {
      en: { label: 'Input costs', of: 'share of cost', subject: 'cost by input' },
      ja: { label: '投入費用の構成比', subject: '投入費用の構成比' },
    }[locale],
    share: { en: 'Share of cost', ja: '費用に占める割合' }[locale],
  });
}
