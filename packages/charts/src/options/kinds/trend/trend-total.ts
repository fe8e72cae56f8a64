/** The upper panel of a trend: columns on a scale of round values. */
import type { TrendChart, TrendPoint } from '@broadsheet/contract';
import { columnSeries, columnWidth } from '../../axes/columns.js';
import { categoryAxis, gridOf, linear, valueAxis } from '../../axes/coordinates.js';
import { niceTicks, type Ticks } from '../../axes/nice-ticks.js';
import { drawValueGrid } from '../../axes/value-grid.js';
import { bandsOf, type Bands, timeOf, yearLabels } from '../../axes/years.js';
import type { Drawing } from '../../drawing/chart-option.js';
import { type Box, type Panel, panelHeading } from '../../drawing/elements.js';
import { type ColumnLabel, drawColumnLabels } from '../../labels/column-labels.js';
import { formatNumber, formatScaled, labelDecimals, pickUnit } from '../../text/format-number.js';
import type { TextRuler } from '../../text/text-ruler.js';
import type { ColorRole } from '../../themes/theme.js';

/** Columns of less height in pixels cannot be read without a figure. */
const barelySeen = 4;
/** More columns than this are too thin for dashes. */
const mostDashed = 60;
/** The height of a figure at the end of a column. */
const figureHeight = 22;

export interface TotalInput {
  data: TrendChart;
  points: TrendPoint[];
  panel: Panel;
  ruler: TextRuler;
}

export interface Total extends TotalInput {
  /** The unit of the figures; `points` are already in it. */
  divisor: number;
  ticks: Ticks;
  tickLabels: string[];
  /** The panel without the labels of the scale. */
  box: Box;
  bands: Bands;
}

export function prepareTotal({ data, points, panel, ruler }: TotalInput): Total {
  const unit = pickUnit(data.measure, figuresOf(points), data.locale);
  const scaled = points.map((point) => ({
    ...point,
    value: point.value === null ? null : point.value / unit.divisor,
  }));
  const ticks = niceTicks(figuresOf(scaled), 5);
  const tickLabels = ticks.values.map((value) => formatNumber(value, ticks));
  const scaleWidth = ruler.widest(tickLabels, { fontSize: 16 }) + 12;
  const box = leaveRoom(
    { ...panel.box, x: panel.box.x + scaleWidth, width: panel.box.width - scaleWidth },
    ticks,
    figuresOf(scaled),
  );
  const bands = bandsOf(box.x, box.width, points);
  return {
    data,
    points: scaled,
    panel,
    ruler,
    divisor: unit.divisor,
    ticks,
    tickLabels,
    box,
    bands,
  };
}

export function drawTotal(total: Total, heading: string[]): Drawing<ColorRole> {
  const { data, points, panel, ruler, ticks, tickLabels, box, bands } = total;
  const years = points.map(timeOf);
  const y = linear(ticks, box.y + box.height, box.y);
  return {
    grid: [gridOf(box)],
    xAxis: [categoryAxis(0, years)],
    yAxis: [valueAxis(0, ticks)],
    series: [
      columnSeries({
        name: data.words.value,
        panel: 0,
        edge: points.length > mostDashed ? 'solid' : 'dashed',
        width: columnWidth(bands.width),
        columns: points.map(({ value, outlook }) => (value === null ? null : { value, outlook })),
      }),
    ],
    graphic: [
      panelHeading({ x: panel.box.x, y: panel.headingTop }, heading),
      ...drawValueGrid({ box, values: ticks.values, labels: tickLabels, y }),
      ...yearLabels(years, bands, panel.box.y + panel.box.height + 8, ruler),
      ...drawColumnLabels({
        labels: chooseFigures(total, y),
        bands,
        y,
        ruler,
        fontSize: 16,
        bold: true,
      }),
    ],
  };
}

/**
 * Leaves room so that a figure above the highest column does not touch the text above, nor one
 * below the lowest column the years.
 */
function leaveRoom(box: Box, ticks: Ticks, figures: number[]): Box {
  const [low, high] = [Math.min(0, ...figures), Math.max(0, ...figures)];
  const pixels = box.height / (ticks.max - ticks.min);
  const above = Math.max(0, figureHeight - (ticks.max - high) * pixels);
  const below = low < 0 ? Math.max(0, figureHeight - (low - ticks.min) * pixels) : 0;
  return { ...box, y: box.y + above, height: box.height - above - below };
}

export function figuresOf(points: TrendPoint[]): number[] {
  return points.flatMap(({ value }) => (value === null ? [] : [value]));
}

/**
 * Chooses exact figures where readers look for them: the latest actual year, the ends, losses, and
 * very low columns. A year without a figure gets a dash on the zero line, so that the gap is
 * visible.
 */
function chooseFigures(total: Total, y: (value: number) => number): ColumnLabel[] {
  const { points } = total;
  const lastActual = points.findLastIndex(({ outlook, value }) => !outlook && value !== null);
  const priorityOf = (index: number, value: number): number | null => {
    if (index === lastActual) return 0;
    if (index === points.length - 1) return 1;
    if (index === 0) return 2;
    if (value < 0) return 3;
    return y(0) - y(value) < barelySeen ? 4 : null;
  };
  return points.flatMap(({ value, outlook }, index) => {
    if (value === null) return [{ index, value: 0, outlook, text: '–', priority: 5 }];
    const priority = priorityOf(index, value);
    return priority === null
      ? []
      : [{ index, value, outlook, text: writeFigure(value, total), priority }];
  });
}

function writeFigure(value: number, { data, points, divisor }: Total): string {
  const { measure, locale } = data;
  const decimals = labelDecimals(figuresOf(points));
  return formatScaled(value, { divisor, decimals, measure, locale });
}
