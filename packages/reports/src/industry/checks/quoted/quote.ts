/** Figures that a text may quote: the series of a document, and shares. */
export type QuotedMeasure =
  | 'Revenue'
  | 'ValueAdded'
  | 'Profit'
  | ShareMeasure
  | 'Wages'
  | 'ExportValue'
  | 'ImportValue'
  | 'DomesticDemand'
  | 'Employees'
  | 'Businesses'
  | 'Establishments';

/** In per cent: of two series, of the largest companies together, of one company or product. */
type ShareMeasure =
  | 'ProfitMargin'
  | 'WageShare'
  | 'ExportShare'
  | 'ImportShare'
  | 'MarketShareConcentration'
  | 'PartShare';

/** A figure as it is written. */
export interface WrittenNumber {
  value: number;
  /** Half a unit of the last written digit: the most that rounding may have changed. */
  slack: number;
}

/** "About", "at least" or "at most". */
export type Vagueness = 'about' | 'atLeast' | 'atMost';

/** A figure in a text whose measure is certain. */
export interface Quote extends WrittenNumber {
  /** The words themselves. */
  text: string;
  measure: QuotedMeasure;
  /** Whether the value is the annual change of the measure, in per cent. */
  isChange: boolean;
  /** The company or product of a `PartShare`, as it is written. */
  part: string | undefined;
  /** The number of companies of a `MarketShareConcentration`. */
  companies: number | undefined;
  vagueness: Vagueness | undefined;
  /** Undefined if the sentence names none. */
  year: number | undefined;
  /** Whether a sentence without a year is about the present. */
  isPresent: boolean;
}

/** The subject of the text. In a text on a company, "revenue" is the company's unless the sentence says otherwise. */
export interface QuoteContext {
  currency: string;
  /** Names of companies and products, in lower case. */
  parts: readonly string[];
  /** Whether a figure counts only if the sentence names the industry. */
  mustNameIndustry: boolean;
}
