/** The input of `pages/report.typ`: plain JSON, every text final and in the report's language. */
export interface PdfDocument {
  title: string;
  /** The title, shortened for the head of pages. */
  running: string;
  /** The kind of report, above its title. */
  kicker: string;
  place: string;
  edition: string;
  published: string;
  /** The lines at the bottom of the title page. */
  imprint: string[];
  /** At the left in the footer of every page. */
  footer: string;
  /** `{n}` and `{all}` stand for the numbers. */
  page: string;
  contents: string;
  /** As in BCP 47. */
  lang: string;
  fonts: string[];
  paper: 'a4' | 'us-letter';
  date: { year: number; month: number; day: number };
  colors: Record<string, string>;
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  /** The title, shortened for the head of pages. */
  running: string;
  blocks: PdfBlock[];
}

export type PdfBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'par'; runs: TextRun[] }
  | { kind: 'quote'; blocks: PdfBlock[] }
  | { kind: 'rule' }
  | { kind: 'list'; start: number | null; items: PdfBlock[][] }
  | { kind: 'facts'; isKept: boolean; facts: { name: string; runs: TextRun[] }[] }
  | { kind: 'figure'; file: string; alt: string }
  | PdfTable;

export interface PdfTable {
  kind: 'table';
  /** It is short, so a page does not break inside it. */
  isKept: boolean;
  /** Above the table: its unit, or which of its columns these are. */
  note: string;
  /** In points. */
  widths: number[];
  isNumber: boolean[];
  head: string[];
  headLines: RowLines;
  rows: PdfRow[];
}

/**
 * How many lines the highest cell of a row has; null if a text may wrap. Where it is known, Typst sets
 * each cell once, and otherwise twice: first to find out how high the row is.
 */
export type RowLines = number | null;

interface PdfRow {
  isHeading: boolean;
  lines: RowLines;
  cells: PdfCell[];
}

/** Plain text, or what else a cell may have. */
type PdfCell = string | RichCell;

interface RichCell {
  runs: TextRun[];
  /** From 0 to 1: a bar under the text. */
  bar?: number;
}

/** A part of a line. */
export interface TextRun {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  struck?: true;
  href?: string;
}
