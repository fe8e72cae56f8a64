/**
 * A section as a reader sees it, in the language of its report. Explorer, preview, terminal,
 * Markdown, PDF and workbook are renderers of this; none of them reads a body.
 */
export interface SectionView {
  title: string;
  /** Name of the report's language, such as `Japanese`. */
  language: string;
  blocks: Block[];
}

export type Block =
  | ProseBlock
  | FactsBlock
  | TableBlock
  | SeriesBlock
  | ScoresBlock
  | ReferencesBlock;

/** One value: its text in the report's language, and the value itself, for workbooks. */
export interface Cell {
  text: string;
  value: string | number | boolean | null;
  /** It repeats the cell above, because several rows belong to one entry. */
  isRepeated?: true;
  /** The report that it names. */
  reference?: Reference;
}

export interface Fact {
  name: string;
  cell: Cell;
  /** Absent if the value is not a figure of the body. */
  measure?: Measure;
}

/** What figures are, in any language: for files that programs read and calculate with. */
export interface Measure {
  /** The name of the property or of the row in the body: `TotalRevenue`. */
  name: string;
  /** The unit of each figure: `percent`, `AUD, millions`; absent for counts, ratios and years. */
  unit?: string;
  /** Its figures are years. */
  isYear?: true;
  /** How they follow from other figures, as `followsFrom` of the contract says. */
  formula?: string;
}

interface WithHeading {
  /** Absent if the title of the section is enough. */
  heading?: string;
}

export interface ProseBlock extends WithHeading {
  kind: 'prose';
  /** Plain text: a line for each paragraph, an empty line between groups of them. */
  text: string;
  /** The same as HTML from the service, which made it from Markdown and sanitized it. */
  html?: string;
}

export interface FactsBlock extends WithHeading {
  kind: 'facts';
  facts: Fact[];
}

export interface TableBlock extends WithHeading {
  kind: 'table';
  /** The unit of its amounts: `AUD, millions`. */
  unit?: string;
  columns: Column[];
  rows: TableRow[];
}

export interface Column {
  /** Empty above the names of rows. */
  name: string;
  /** Its figures are right-aligned. */
  isNumber: boolean;
  /** Its figures are amounts in whole units of a currency. */
  isAmount?: true;
  /** Absent if its figures are of several measures: then the rows say it. */
  measure?: Measure;
}

export interface TableRow {
  /** A heading over the following rows, such as the name of a statement: it has one cell only. */
  isHeading: boolean;
  cells: Cell[];
  /** What the row is, if its name is one of ours. */
  measure?: Measure;
}

export interface SeriesBlock extends WithHeading {
  kind: 'series';
  /** The unit that all its series share. */
  unit?: string;
  series: Series[];
}

export interface Series {
  name: string;
  /** Its own unit, with the currency; absent if the block has it. */
  unit?: string;
  /** Code of the currency (ISO 4217). */
  currency?: string;
  measure?: Measure;
  points: Point[];
  /** Its details. */
  details: Fact[];
}

export interface Point {
  /** `2025`, `2025-Q2`, `2025-06` or `2025-06-30`: sorts as text. */
  period: string;
  /** The period in the report's language. */
  label: string;
  value: number | null;
  /** The value in the report's language; for an absent one, whether it is missing or withheld. */
  text: string;
  isOutlook: boolean;
  isSuppressed: boolean;
  details: Fact[];
}

export interface ScoresBlock extends WithHeading {
  kind: 'scores';
  /** The names of the parts of a score in the report's language. */
  names: Record<'name' | 'score' | 'minimum' | 'maximum' | 'weight', string>;
  measures?: Record<'score' | 'weight', Measure>;
  scores: Score[];
}

export interface Score {
  name: string;
  score: Cell;
  minimum: Cell;
  maximum: Cell;
  weight?: Cell;
  text?: string;
  html?: string;
  details: Fact[];
}

export interface ReferencesBlock extends WithHeading {
  kind: 'references';
  /** The names of the key fields in the report's language: `Entity id` for `EntityId`. */
  names: Readonly<Record<string, string>>;
  references: Reference[];
}

/** Another report. */
export interface Reference {
  title: string;
  /** Its key fields, as far as the body has them: `Family`, `Country`, `Code` … */
  key: Readonly<Record<string, string | number>>;
  /** Details about it, such as its share. */
  details: Fact[];
}
