import {
  percentileNames,
  type ChartData,
  type EarningsPeriod,
  type Locale,
} from '@broadsheet/contract';
import { buildHeadingContext, type HeadingContext } from '../charts/heading-context.js';
import { buildCurrencyMeasure } from '../charts/measure.js';
import { findRemainder } from '../charts/share-facts.js';
import { buildShares } from '../charts/shares.js';
import { buildSpread } from '../charts/spread.js';
import { buildTrend } from '../charts/trend.js';
import type { InEach } from '../scores/words.js';
import type { OccupationDocument } from './document.js';

export type OccupationCharts = Record<
  'Employment' | 'Earnings' | 'EmployingIndustries',
  ChartData | undefined
>;

/** Charts without data are left out. */
export function buildCharts(document: OccupationDocument): OccupationCharts {
  const context = buildHeadingContext(document);
  return {
    Employment: buildEmployment(context, document),
    Earnings: buildEarnings(context, document),
    EmployingIndustries: buildEmployers(context, document),
  };
}

/** The name and unit of employment. */
export const employmentWords: Record<'name' | 'unit', InEach> = {
  name: { en: 'People employed', ja: '就業者数' },
  unit: { en: 'people', ja: '人' },
};

function buildEmployment(context: HeadingContext, { Employment }: OccupationDocument) {
  const { locale } = context.words;
  if (!Employment) return undefined;
  return buildTrend(context, {
    name: 'Employment',
    label: employmentWords.name[locale],
    subject: { en: 'employment', ja: '就業者数' }[locale],
    measure: { kind: 'count', unit: employmentWords.unit[locale] },
    points: Employment,
  });
}

const earningsLabels: Record<EarningsPeriod, InEach> = {
  Hour: { en: 'Hourly earnings', ja: '時給' },
  Week: { en: 'Weekly earnings', ja: '週給' },
  Month: { en: 'Monthly earnings', ja: '月給' },
  Year: { en: 'Annual earnings', ja: '年収' },
};

const ordinal: Record<Locale, (number: string) => string> = {
  en: (number) => `${number}th percentile`,
  ja: (number) => `${number}パーセンタイル`,
};
const median: InEach = { en: 'Median', ja: '中央値' };

function buildEarnings(context: HeadingContext, { Earnings, Country }: OccupationDocument) {
  const { words } = context;
  const { locale } = words;
  if (!Earnings) return undefined;
  const label = earningsLabels[Earnings.Period][locale];
  return buildSpread(context, {
    name: 'Earnings',
    label,
    subject: label.toLowerCase(),
    middle: { en: 'the median', ja: '中央値' }[locale],
    measure: buildCurrencyMeasure(words, { currency: Earnings.Currency, country: Country }),
    names: percentileNames.map((name) =>
      name === 'Percentile50' ? median[locale] : ordinal[locale](name.slice('Percentile'.length)),
    ),
    points: Earnings.Years.map((year) => ({
      Year: year.Year,
      Values: percentileNames.map((name) => year[name]),
    })),
  });
}

const otherIndustries: InEach = { en: 'Other industries', ja: 'その他の業界' };

function buildEmployers(context: HeadingContext, { EmployingIndustries }: OccupationDocument) {
  const { locale } = context.words;
  if (!EmployingIndustries) return undefined;
  const rest = findRemainder(EmployingIndustries);
  return buildShares(context, {
    name: 'EmployingIndustries',
    parts: EmployingIndustries.map(({ Title, Share }) => ({ name: Title, share: Share })),
    other: rest === null ? null : { name: otherIndustries[locale], share: rest },
    says: {
      en: {
        label: 'Employing industries',
        of: 'share of employment',
        subject: 'employment by industry',
      },
      ja: { label: '就業先の業界の構成比', subject: '就業先の業界の構成比' },
    }[locale],
    share: { en: 'Share of employment', ja: '就業者に占める割合' }[locale],
    others: otherIndustries[locale],
  });
}
