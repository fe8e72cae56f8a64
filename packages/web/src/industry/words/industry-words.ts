import type { ImageName, IndustrySectionBodies, IndustrySectionToken } from '@broadsheet/client';
import type { CardWords } from '../../chart-card/card-words.js';
import type { HistoryWords } from '../../report/history-words.js';
import type { ChapterId } from '../chapters/chapter-ids.js';

type Row<Rows> = Rows extends readonly (infer Each)[] ? Each : never;
type Rows<
  Token extends IndustrySectionToken,
  Field extends keyof IndustrySectionBodies[Token],
> = Row<NonNullable<IndustrySectionBodies[Token][Field]>>;

export type Statistic = Rows<'keystatistics', 'Statistics'>;
type Ratio = Rows<'keyratios', 'Ratios'>;
export type Growth = Rows<'keystatistics', 'Growth'>;
type Force = Rows<'competitiveforces', 'Forces'>;
export type Driver = Rows<'externaldrivers', 'Drivers'>;
export type Company = Rows<'companies', 'Companies'>;
export type Level = Force['Level'];
export type Trend = NonNullable<Force['Trend']>;
export type Stage = NonNullable<IndustrySectionBodies['lifecycle']['Stage']>;
type Quarter = keyof IndustrySectionBodies['swot'];

/** The texts of the page around a report, in the report's language. */
export interface IndustryWords {
  /** The language tag of these texts. */
  tag: string;
  /** The kind of report. */
  kind: string;
  countryOf: (code: string) => string;
  edition: (number: number) => string;
  /** The time of the update: ISO 8601. */
  updated: (at: string) => string;
  history: HistoryWords;
  card: CardWords;
  contents: string;
  /** The heading of the list of reports that name this one. */
  /** Where a report has neither texts nor figures. */
  nothing: { title: string; about: string };
  related: string;
  chapters: Record<ChapterId, string>;
  sections: Record<IndustrySectionToken, string>;
  charts: Record<ImageName, string>;
  /** The unit of a count: `4,990 businesses`. */
  counted: Partial<Record<ImageName, string>>;
  statistics: Record<Statistic['Name'], string>;
  ratios: Record<Ratio['Name'], string>;
  forces: Record<Force['Force'], string>;
  levels: Record<Level, string>;
  trends: Record<Trend, string>;
  directions: Record<Driver['Direction'], string>;
  stages: Record<Stage, string>;
  quarters: Record<Quarter, string>;
  /** Names of single facts, and headings of columns. */
  names: Record<WordName, string>;
  /** `Revenue, 2026`. */
  ofYear: (name: string, year: number) => string;
  /** `+1.4% on 2025`, compared with the previous year. */
  changeOn: (change: string, before: number) => string;
  /** The label of a year that is an estimate. */
  outlookYear: (year: number) => string;
  /** A name, with the part of the economy it belongs to. */
  ofPart: (part: string, name: string) => string;
  period: (first: number, last: number) => string;
  /** `A$ million`: the currency of an amount and its scale. */
  unit: (currency: string, divisor: number) => string;
  largest: (count: number) => string;
  /** What a line chart shows, for screen readers. */
  describeLine: (line: DescribedLine) => string;
  day: (year: string, month?: string, day?: string) => string;
}

interface DescribedLine {
  name: string;
  unit: string | undefined;
  first: { year: number; value: string };
  last: { year: number; value: string };
}

type WordName =
  | 'activities'
  | 'annualChange'
  | 'changed'
  | 'company'
  | 'excludes'
  | 'growth'
  | 'growthHistory'
  | 'growthOutlook'
  | 'includes'
  | 'level'
  | 'measure'
  | 'missing'
  | 'noneNamed'
  | 'otherCompanies'
  | 'outlook'
  | 'perYear'
  | 'population'
  | 'ratiosByYear'
  | 'region'
  | 'relatedIndustries'
  | 'rules'
  | 'sector'
  | 'share'
  | 'shareOfEconomy'
  | 'shareOfEconomyGrowth'
  | 'shareOfEstablishments'
  | 'shareOfRevenue'
  | 'stage'
  | 'establishmentGrowth'
  | 'statisticsByYear'
  | 'strength'
  | 'thisIndustry'
  | 'trend'
  | 'wages'
  | 'depreciation'
  | 'wagesPerDepreciation'
  | 'year';
