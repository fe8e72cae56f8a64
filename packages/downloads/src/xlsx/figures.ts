import type { Column, Fact, Measure, TableRow } from '@broadsheet/view';

/** A figure in a cell of a workbook. Rows and columns are zero-based. */
export interface PlacedFigure {
  sheet: string;
  row: number;
  column: number;
  value: number | null;
  /** The value as text, for a period that is not a number: `2026-Q2`. */
  text?: string;
  formula?: string;
}

/** Figures of one measure by period: a row of a sheet, or a column. */
export interface FigureLine {
  sheet: string;
  figures: Map<string, PlacedFigure>;
  /** In chronological order. */
  periods: string[];
  /** Names in the body by which formulas know it. */
  names?: string[];
  /** The heading of its block: the same for ratios and statistics of one part. */
  heading?: string | undefined;
  formula?: string;
  /** The line that it is a detail of, as a change is of its values. */
  owner?: FigureLine;
  /** Periods of the outlook. */
  outlook?: ReadonlySet<string>;
}

/** Figures by the names of their properties: a row of a table, or a list of facts. */
export interface FigureRecord {
  sheet: string;
  figures: Map<string, PlacedFigure>;
  /** The name of the row, if it is one of ours. */
  named?: string;
  /** The rows of its table; only itself for facts. */
  table: FigureRecord[];
}

interface PlacedRows {
  sheet: string;
  firstRow: number;
}

/** Rows with a column for each measure. */
export function listRecords(
  columns: readonly Column[],
  rows: readonly TableRow[],
  { sheet, firstRow }: PlacedRows,
): FigureRecord[] {
  const table: FigureRecord[] = [];
  rows.forEach(({ cells, measure }, index) => {
    const figures = new Map<string, PlacedFigure>();
    columns.forEach(({ measure: own }, column) => {
      const cell = cells[column];
      if (!own || !cell || cell.isRepeated || figures.has(own.name)) return;
      const formula = own.name === 'Value' ? (measure?.formula ?? own.formula) : own.formula;
      const row = firstRow + index;
      figures.set(own.name, { sheet, row, column, ...readValue(cell.value), ...write(formula) });
    });
    table.push({ sheet, figures, table, ...(measure && { named: measure.name }) });
  });
  return table;
}

/** Facts are one record: their values are in the second column. */
export function readFacts(facts: readonly Fact[], { sheet, firstRow }: PlacedRows): FigureRecord {
  const figures = new Map<string, PlacedFigure>();
  facts.forEach(({ measure, cell }, index) => {
    if (!measure || figures.has(measure.name)) return;
    const at = { sheet, row: firstRow + index, column: 1 };
    figures.set(measure.name, { ...at, ...readValue(cell.value), ...write(measure.formula) });
  });
  const record: FigureRecord = { sheet, figures, table: [] };
  record.table.push(record);
  return record;
}

/** Rows that are measures, with a column for each period. */
export function listYearLines(
  columns: readonly Column[],
  rows: readonly TableRow[],
  { sheet, firstRow, heading }: PlacedRows & { heading: string | undefined },
): FigureLine[] {
  const periods = columns.slice(1).map(({ name }) => name);
  return rows.flatMap(({ cells, measure }, index) => {
    if (!measure) return [];
    const figures = periods.map((period, at) => {
      const value = readValue(cells[at + 1]?.value ?? null);
      return [period, { sheet, row: firstRow + index, column: at + 1, ...value }] as const;
    });
    return [{ sheet, heading, figures: new Map(figures), periods, ...describe(measure) }];
  });
}

/** What formulas know of a line. */
export function describe(measure: Measure): Pick<FigureLine, 'names' | 'formula'> {
  return { names: [measure.name], ...write(measure.formula) };
}

function readValue(value: unknown): Pick<PlacedFigure, 'value' | 'text'> {
  if (typeof value === 'number') return { value, text: String(value) };
  return { value: null, ...(typeof value === 'string' && { text: value }) };
}

const write = (formula: string | undefined) => ({ ...(formula !== undefined && { formula }) });
