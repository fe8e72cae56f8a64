/** Figures that a text may quote: the series of a document, what follows from two, and shares. */
export type QuotedMeasure =
  | 'Revenue'
  | 'ValueAdded'
  | 'Profit'
  | 'Wages'
  | 'ExportValue'
  | 'ImportValue'
  | 'DomesticDemand'
  | 'Employees'
  | 'Businesses'
  | 'Establishments'
  | AverageMeasure
  | ShareMeasure
  | PartMeasure;

/** Amounts for each person employed. */
type AverageMeasure = 'RevenuePerEmployee' | 'AverageWage';

/** In per cent: of two series, or of the largest companies together. */
type ShareMeasure =
  | 'ProfitMargin'
  | 'WageShare'
  | 'ExportShare'
  | 'ImportShare'
  | 'MarketShareConcentration';

/** The share of one company or product, of one country in exports or imports, or of one region. */
export type PartMeasure = 'PartShare' | 'ExportPartner' | 'ImportPartner' | 'RegionShare';

const partMeasures: ReadonlySet<string> = new Set<PartMeasure>([
  'PartShare',
  'ExportPartner',
  'ImportPartner',
  'RegionShare',
]);
export const isPartMeasure = (measure: QuotedMeasure): measure is PartMeasure =>
  partMeasures.has(measure);

/** A figure as it is written. */
export interface WrittenNumber {
  value: number;
  /** Half a unit of the last written digit: the most that rounding may have changed. */
  slack: number;
}

/** "About", "at least" or "at most". */
export type Vagueness = 'about' | 'atLeast' | 'atMost';

/** The time over which a measure has grown by so many per cent a year. */
export interface GrowthPeriod {
  /** The first year, or how many years it lasts, if the text says so. */
  from: number | undefined;
  years: number | undefined;
  /** The last year; undefined for the present. */
  to: number | undefined;
  /** Whether it begins at present. */
  isAhead: boolean;
}

/** A figure in a text whose measure is certain. */
export interface Quote extends WrittenNumber {
  /** The words themselves. */
  text: string;
  measure: QuotedMeasure;
  /** Whether the value is a change of the measure in per cent: of one year, or a year on average. */
  change: 'year' | 'average' | undefined;
  /** Only of an average change. */
  period: GrowthPeriod | undefined;
  /** The company, product, country or region of a share, in lower case. */
  part: string | undefined;
  /** The number of companies of a `MarketShareConcentration`. */
  companies: number | undefined;
  vagueness: Vagueness | undefined;
  /** Undefined if the sentence names none. */
  year: number | undefined;
  /** Whether a sentence without a year is about the present. */
  isPresent: boolean;
}

/**
 * When a figure of a text is the industry's: always, if the sentence has a year or names the
 * industry, or only if it names the industry. In a text on a company, "revenue" is the company's.
 */
export type FigureSubject = 'industry' | 'dated' | 'named';

export interface QuoteContext {
  currency: string;
  /** The last word of its name in English, such as `dollars`. */
  currencyNoun: string;
  subject: FigureSubject;
  /** Whether a clause in lower case begins with a part of the document that has a share. */
  startsWithPart: (clause: string, measure: PartMeasure) => boolean;
}
