import type { BarSeries, ItemStyle } from './chart-option.js';
import { round } from './elements.js';
import { still } from './coordinates.js';
import type { ColorRole } from './theme.js';

export interface Column {
  value: number;
  outlook: boolean;
}

export interface ColumnsInput {
  name: string;
  /** Which of the chart's grids. */
  panel: number;
  width: number;
  columns: (Column | null)[];
}

export function columnSeries({ name, panel, width, columns }: ColumnsInput): BarSeries<ColorRole> {
  return {
    type: 'bar',
    name,
    ...still,
    xAxisIndex: panel,
    yAxisIndex: panel,
    clip: false,
    barWidth: round(width),
    data: columns.map((column) =>
      column === null ? null : { value: column.value, itemStyle: styleOf(column) },
    ),
  };
}

/** Actual is filled; outlook is pale inside a dashed edge, so that it is told apart without colour. */
function styleOf({ value, outlook }: Column): ItemStyle<ColorRole> {
  const color = value < 0 ? 'loss' : 'accent';
  if (!outlook) return { color };
  return {
    color: value < 0 ? 'lossTint' : 'accentTint',
    borderColor: color,
    borderWidth: 1.5,
    borderType: [5, 3],
  };
}

/** A column fills most of its band, but a single one does not become a wall. */
export function columnWidth(band: number): number {
  return Math.min(76, band * 0.7);
}
