/** A row of a file; lines are counted from 1, as editors and spreadsheets do. */
export interface SourceRow {
  line: number;
  cells: string[];
  /** The cells that a workbook keeps as numbers, which have lost their leading zeros. */
  numbers?: ReadonlySet<number>;
}

/** A text file, or one sheet of a workbook. */
export interface SourceTable {
  /** The name of the sheet; empty for a text file. */
  name: string;
  rows: SourceRow[];
}

/** A file that cannot be imported, with the line of the problem. */
export class ImportError extends Error {
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `line ${String(line)}: ${message}`);
    this.line = line;
  }
}
