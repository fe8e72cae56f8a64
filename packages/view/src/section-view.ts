/**
 * A section as a reader sees it, in the language of its report. Explorer, preview, terminal, Markdown, PDF
 * and workbook are renderers of this; none of them looks into a body.
 */
export interface SectionView {
  title: string;
  /** Name of the report's language, such as `Japanese`. */
  language: string;
  blocks: Block[];
}

export type Block =
  ProseBlock | FactsBlock | TableBlock | SeriesBlock | ScoresBlock | ReferencesBlock;

/** One value: how it is written in the report's language, and what it is, for workbooks. */
export interface Cell {
  text: string;
  value: string | number | boolean | null;
  /** It says the same as the cell above, because several rows belong to one entry. */
  isRepeated?: true;
  /** The report that it names. */
  reference?: Reference;
}

export interface Fact {
  name: string;
  cell: Cell;
}

interface Headed {
  /** Absent where the title of the section says it already. */
  heading?: string;
}

export interface ProseBlock extends Headed {
  kind: 'prose';
  /** Plain text: a line for each paragraph, an empty line between groups of them. */
  text: string;
  /** The same as the service sent it. It made that from Markdown and sanitized it. */
  html?: string;
}

export interface FactsBlock extends Headed {
  kind: 'facts';
  facts: Fact[];
}

export interface TableBlock extends Headed {
  kind: 'table';
  /** What its amounts are counted in: `AUD, millions`. */
  unit?: string;
  columns: Column[];
  rows: TableRow[];
}

export interface Column {
  /** Empty above the names of rows. */
  name: string;
  /** Its figures line up at their right. */
  isNumber: boolean;
}

export interface TableRow {
  /** A heading over the rows that follow, such as the name of a statement: it has one cell only. */
  isHeading: boolean;
  cells: Cell[];
}

export interface SeriesBlock extends Headed {
  kind: 'series';
  /** The unit that all its series share. */
  unit?: string;
  series: Series[];
}

export interface Series {
  name: string;
  /** Its own unit, with the currency; absent where the block says it. */
  unit?: string;
  /** Code of the currency (ISO 4217). */
  currency?: string;
  points: Point[];
  /** What else is known of it. */
  details: Fact[];
}

export interface Point {
  /** `2025`, `2025-Q2`, `2025-06` or `2025-06-30`: sorts as text. */
  period: string;
  /** The period in the report's language. */
  label: string;
  value: number | null;
  /** The value in the report's language; says whether one that is absent is missing or withheld. */
  text: string;
  isOutlook: boolean;
  isSuppressed: boolean;
  details: Fact[];
}

export interface ScoresBlock extends Headed {
  kind: 'scores';
  /** What the parts of a score are called in the report's language. */
  names: Record<'name' | 'score' | 'minimum' | 'maximum' | 'weight', string>;
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

export interface ReferencesBlock extends Headed {
  kind: 'references';
  references: Reference[];
}

/** Another report. */
export interface Reference {
  title: string;
  /** The fields that name it, as far as the body gives them: `Family`, `Country`, `Code` … */
  key: Readonly<Record<string, string | number>>;
  /** What else is said of it, such as its share. */
  details: Fact[];
}
