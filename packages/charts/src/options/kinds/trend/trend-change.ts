/**
 * The lower panel of a trend: the change on the previous year, as columns up and down from the zero
 * line.
 */
import type { TrendPoint } from '@broadsheet/contract';
import { columnSeries, columnWidth } from '../../axes/columns.js';
import { categoryAxis, gridOf, linear, type Range, valueAxis } from '../../axes/coordinates.js';
import { zeroLine } from '../../axes/value-grid.js';
import { timeOf } from '../../axes/years.js';
import type { Drawing } from '../../drawing/chart-option.js';
import { type Box, type Panel, panelHeading } from '../../drawing/elements.js';
import { type ColumnLabel, drawColumnLabels } from '../../labels/column-labels.js';
import { formatNumber } from '../../text/format-number.js';
import type { TextRuler } from '../../text/text-ruler.js';
import type { ColorRole } from '../../themes/theme.js';
import type { Total } from './trend-total.js';

/** Room for a figure at the end of the longest column. */
const figureHeight = 22;
/** A larger change is not written: it only means that the previous year was close to zero. */
const largestWritten = 999.95;

interface ChangeInput {
  total: Total;
  panel: Panel;
  heading: string[];
}

export function drawChange({ total, panel, heading }: ChangeInput): Drawing<ColorRole> {
  const { data, points, ruler, bands } = total;
  const range = rangeOf(points);
  // Percentage points need two decimals: many rates change in steps of a quarter point.
  const decimals = data.words.changeUnit === undefined ? 1 : 2;
  const box = leaveRoom({ ...total.box, y: panel.box.y, height: panel.box.height }, range);
  const y = linear(range, box.y + box.height, box.y);
  return {
    grid: [gridOf(box)],
    xAxis: [categoryAxis(1, points.map(timeOf))],
    yAxis: [valueAxis(1, range)],
    series: [
      columnSeries({
        name: data.words.change,
        panel: 1,
        edge: 'solid',
        width: columnWidth(bands.width) * 0.6,
        columns: points.map(({ change, outlook }) =>
          change === null ? null : { value: change, outlook },
        ),
      }),
    ],
    graphic: [
      panelHeading({ x: panel.box.x, y: panel.headingTop }, heading),
      zeroLine(box, y(0)),
      ...drawColumnLabels({
        labels: chooseFigures(total, decimals),
        bands,
        y,
        ruler,
        fontSize: 15,
      }),
    ],
  };
}

function rangeOf(points: TrendPoint[]): Range {
  const changes = points.flatMap(({ change }) => (change === null ? [] : [change]));
  const range = { min: Math.min(0, ...changes), max: Math.max(0, ...changes) };
  return range.min === range.max ? { min: 0, max: 1 } : range;
}

function leaveRoom(box: Box, { min }: Range): Box {
  const above = figureHeight;
  const below = min < 0 ? figureHeight : 2;
  return { ...box, y: box.y + above, height: box.height - above - below };
}

/**
 * All figures if there is room. Figures would hide thin columns, so over those only the most
 * important are shown.
 */
function chooseFigures({ points, bands, ruler }: Total, decimals: number): ColumnLabel[] {
  const figures = points.flatMap(({ change, outlook }, index) =>
    change === null
      ? []
      : [{ index, value: change, outlook, text: writeChange(change, decimals), priority: 0 }],
  );
  const isThin = points.some(({ label }) => label !== undefined) && bands.width < thinnest(ruler);
  if (!isThin) return figures;
  const sorted = figures.toSorted((a, b) => a.value - b.value);
  const latest = figures.findLast(({ outlook }) => !outlook);
  const important = new Set([sorted.at(-1), sorted.at(0), latest]);
  return figures.filter((figure) => important.has(figure));
}

function thinnest(ruler: TextRuler): number {
  return ruler.width('+99.9', { fontSize: 15 });
}

function writeChange(change: number, decimals: number): string {
  if (Math.abs(change) > largestWritten) return change > 0 ? '>+999' : '<\u2212999';
  return formatNumber(change, { decimals, signed: true });
}
