import type { BarSeries, ItemStyle } from '../drawing/chart-option.js';
import { round } from '../drawing/elements.js';
import type { ColorRole } from '../themes/theme.js';
import { still } from './coordinates.js';

interface Column {
  value: number;
  outlook: boolean;
}

export interface ColumnsInput {
  name: string;
  /** The index of the chart's grid. */
  panel: number;
  width: number;
  columns: (Column | null)[];
  /** The edge of outlook columns; dashes on small columns would look untidy. */
  edge: 'dashed' | 'solid';
}

export function columnSeries(input: ColumnsInput): BarSeries<ColorRole> {
  const { name, panel, width, columns, edge } = input;
  return {
    type: 'bar',
    name,
    ...still,
    xAxisIndex: panel,
    yAxisIndex: panel,
    clip: false,
    barWidth: round(width),
    data: columns.map((column) =>
      column === null ? null : { value: column.value, itemStyle: styleOf(column, edge) },
    ),
  };
}

/**
 * Actual columns are filled; outlook columns are pale with an edge, so that the two differ without
 * colour.
 */
function styleOf({ value, outlook }: Column, edge: ColumnsInput['edge']): ItemStyle<ColorRole> {
  const color = value < 0 ? 'loss' : 'accent';
  if (!outlook) return { color };
  return {
    color: value < 0 ? 'lossTint' : 'accentTint',
    borderColor: color,
    borderWidth: 1.5,
    borderType: edge === 'dashed' ? [5, 3] : 'solid',
  };
}

/** A column fills most of its band, up to a limit: a single column must not fill the chart. */
export function columnWidth(band: number): number {
  return Math.min(76, band * 0.7);
}
