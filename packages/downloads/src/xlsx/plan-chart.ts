import type { ChartData, ChartKind } from '@broadsheet/contract';
import { buildChartBlock } from '../chart-view.js';
import type { PlacedFigure } from './figures.js';
import { planTable, rangeOf, type PlacedTable } from './plan-table.js';
import { addCell, addProse, chartRows, type ChartShape, type SheetPlan } from './plan.js';

/** How a spreadsheet draws each kind; the others are given as figures only. */
const shapes: Partial<Record<ChartKind, ChartShape>> = {
  trend: 'column',
  shares: 'bar',
  trade: 'bar',
  ranking: 'bar',
  scores: 'bar',
  'score-history': 'line',
  concentration: 'line',
  spread: 'line',
  'cost-structure': 'bar',
};

/** The figures of a chart, a native chart of them, and its source. */
export function planChart(sheet: SheetPlan, data: ChartData): void {
  addCell(sheet, { column: 0, value: data.subtitle, style: 'heading' });
  sheet.row += 1;
  const block = buildChartBlock(data);
  const placed = planTable(sheet, block);
  const numbers = block.columns.flatMap(({ isNumber }, column) => (isNumber ? [column] : []));
  addLines(sheet, placed, { numbers, rows: block.rows.map(({ cells }) => cells) });
  addProse(sheet, data.source, 'note');
  const shape = shapes[data.kind];
  // The change beside a total is a separate figure, on another scale.
  const drawn = data.kind === 'trend' ? numbers.slice(0, 1) : numbers;
  if (shape !== undefined && drawn.length > 0 && placed.lastRow >= placed.firstRow) {
    const names = block.columns.map(({ name }) => name);
    planNativeChart(sheet, data, { placed, shape, drawn, names });
  }
  sheet.row += 1;
}

interface NativeChart {
  placed: PlacedTable;
  shape: ChartShape;
  /** The columns that are drawn. */
  drawn: number[];
  names: string[];
}

function planNativeChart(
  sheet: SheetPlan,
  data: ChartData,
  { placed, shape, drawn, names }: NativeChart,
): void {
  const { firstRow: row, lastRow } = placed;
  sheet.charts.push({
    shape,
    title: data.subtitle,
    altText: data.altText,
    row: sheet.row,
    categories: rangeOf({ row, lastRow, column: 0 }),
    series: drawn.map((column) => ({
      name: names[column] ?? '',
      values: rangeOf({ row, lastRow, column }),
    })),
  });
  sheet.row += chartRows;
}

interface ChartFigures {
  numbers: number[];
  rows: { value: string | number | boolean | null }[][];
}

/** Columns of figures by the names in the first column; none if a name occurs twice. */
function addLines(
  sheet: SheetPlan,
  { firstRow }: PlacedTable,
  { numbers, rows }: ChartFigures,
): void {
  const periods = rows.map(([first]) => String(first?.value ?? ''));
  if (new Set(periods).size < periods.length) return;
  for (const column of numbers) {
    const figures = new Map<string, PlacedFigure>();
    rows.forEach((cells, index) => {
      const found = cells[column]?.value;
      const value = typeof found === 'number' ? found : null;
      figures.set(periods[index] ?? '', {
        sheet: sheet.name,
        row: firstRow + index,
        column,
        value,
      });
    });
    sheet.lines.push({ sheet: sheet.name, figures, periods });
  }
}
