/** What a text may quote: the series of a document, and the margin that follows from two of them. */
export type QuotedMeasure =
  | 'Revenue'
  | 'ValueAdded'
  | 'Profit'
  | 'ProfitMargin'
  | 'Wages'
  | 'ExportValue'
  | 'ImportValue'
  | 'DomesticDemand'
  | 'Employees'
  | 'Businesses'
  | 'Establishments';

/** A figure as it is written. */
export interface WrittenNumber {
  value: number;
  /** Half of the last place that is written: what rounding may hide. */
  slack: number;
}

/** How sure the writer is of a number: of about so much, of at least, of at most. */
export type Vagueness = 'about' | 'atLeast' | 'atMost';

/** A figure in a text of which it is certain what it is about. */
export interface Quote extends WrittenNumber {
  /** The words themselves. */
  text: string;
  measure: QuotedMeasure;
  vagueness?: Vagueness | undefined;
  /** Undefined where the sentence names none. */
  year?: number | undefined;
  /** Whether it speaks of the present where it names no year. */
  isPresent: boolean;
}

/** Whose text it is: one of a company may speak of the company's revenue, unless it says whose. */
export interface QuoteContext {
  currency: string;
  /** Whether only what is said to be the industry's is. */
  mustNameIndustry: boolean;
}
