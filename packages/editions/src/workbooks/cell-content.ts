/** The content of a cell. */
export type CellContent =
  | { kind: 'text'; value: string }
  /** `isPercent`: shown with a per cent sign, so a hundred times as large as it is stored. */
  | { kind: 'number'; value: number; isPercent: boolean }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'date'; value: Date }
  /** Such as `#DIV/0!`. */
  | { kind: 'error'; value: string }
  /** A formula whose result is not in the file. */
  | { kind: 'uncalculated' };
