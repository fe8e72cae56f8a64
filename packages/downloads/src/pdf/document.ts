/** What `pages/report.typ` sets: plain JSON, every text final and in the report's language. */
export interface PdfDocument {
  title: string;
  /** The title as it fits in the head of pages. */
  running: string;
  /** What kind of report it is, above its title. */
  kicker: string;
  place: string;
  edition: string;
  published: string;
  /** The lines at the foot of the title page. */
  imprint: string[];
  /** Left in the foot of every page. */
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
  blocks: PdfBlock[];
}

export type PdfBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'par'; runs: Run[] }
  | { kind: 'quote'; blocks: PdfBlock[] }
  | { kind: 'rule' }
  | { kind: 'list'; start: number | null; items: PdfBlock[][] }
  | { kind: 'facts'; facts: { name: string; runs: Run[] }[] }
  | { kind: 'figure'; file: string; alt: string }
  | PdfTable;

export interface PdfTable {
  kind: 'table';
  /** Above the table: its unit, or which of its columns these are. */
  note: string;
  /** In points. */
  widths: number[];
  isNumber: boolean[];
  head: string[];
  rows: PdfRow[];
}

interface PdfRow {
  isHeading: boolean;
  cells: PdfCell[];
}

interface PdfCell {
  runs: Run[];
  /** From 0 to 1: a bar under the text. */
  bar?: number;
}

/** A piece of a line. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  struck?: true;
  href?: string;
}
