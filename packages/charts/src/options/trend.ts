/** Columns of a total over the years and, in a small panel below, its change: one zero line each. */
import type { TrendChart, TrendPoint } from '@broadsheet/contract';
import type { Drawing } from './chart-option.js';
import { categoryAxis, gridOf, linear, valueAxis } from './coordinates.js';
import { columnSeries, columnWidth } from './columns.js';
import { type Box, type Element, line, rect, text } from './elements.js';
import { formatNumber, labelDecimals, pickUnit } from './format-number.js';
import type { Page } from './frame.js';
import { niceTicks } from './nice-ticks.js';
import type { TextRuler } from './text-ruler.js';
import type { ColorRole } from './theme.js';
import { fillYears, labelStride } from './years.js';

const labelSize = 16;
const headingHeight = 28;
const periodHeight = 26;
const yearsHeight = 30;
const changeHeight = 124;

/** Where the two panels are, and the band each year has. */
interface Layout {
  main: Box;
  change: Box | null;
  band: number;
  centre: (index: number) => number;
}

export function drawTrend(data: TrendChart, page: Page): Drawing<ColorRole> {
  const points = fillYears(data.points, (year, before) => ({
    year,
    value: null,
    change: null,
    outlook: before.outlook,
  }));
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const unit = pickUnit(data.measure, values, data.locale);
  const scaled = values.map((value) => value / unit.divisor);
  const ticks = niceTicks(scaled, 4);
  const tickLabels = ticks.values.map((value) => formatNumber(value, ticks));
  const axisWidth =
    Math.max(...tickLabels.map((label) => page.ruler.width(label, { fontSize: labelSize }))) + 12;
  const layout = layOut(page.plot, axisWidth, points);
  const years = points.map(({ year }) => String(year));
  const { main, change } = layout;
  const y = linear(ticks, main.y + main.height, main.y);
  const graphic: Element[] = [
    ...drawPeriods(points, layout, data, page),
    heading(data.words.value, unit.label, data, { x: page.plot.x, y: page.plot.y }),
    ...ticks.values.map((value) =>
      line(
        { x: main.x, y: y(value) },
        { x: main.x + main.width, y: y(value) },
        value === 0 ? { stroke: 'axis', lineWidth: 1.5 } : { stroke: 'grid', lineWidth: 1 },
        value === 0 ? 3 : 1,
      ),
    ),
    ...ticks.values.map((value, index) =>
      text(
        { x: main.x - 10, y: y(value) },
        {
          text: tickLabels[index] ?? '',
          fill: 'mutedInk',
          fontSize: labelSize,
          align: 'right',
          verticalAlign: 'middle',
        },
      ),
    ),
    ...yearLabels(years, layout, page.ruler),
    ...valueLabels(points, unit.divisor, layout, y),
  ];
  const drawing: Drawing<ColorRole> = {
    grid: [gridOf(main)],
    xAxis: [categoryAxis(0, years)],
    yAxis: [valueAxis(0, ticks)],
    series: [
      columnSeries({
        name: data.words.value,
        panel: 0,
        width: columnWidth(layout.band),
        columns: points.map(({ value, outlook }) =>
          value === null ? null : { value: value / unit.divisor, outlook },
        ),
      }),
    ],
    graphic,
  };
  return change === null ? drawing : withChange(drawing, { data, points, layout, change });
}

function layOut(plot: Box, axisWidth: number, points: TrendPoint[]): Layout {
  const hasChange = points.some(({ change }) => change !== null);
  const hasOutlook = points.some(({ outlook }) => outlook);
  const below = yearsHeight + (hasChange ? headingHeight + changeHeight : 0);
  const above = headingHeight + (hasOutlook ? periodHeight : 6);
  const x = plot.x + axisWidth;
  const width = plot.width - axisWidth;
  const main = { x, y: plot.y + above, width, height: plot.height - above - below };
  const band = width / Math.max(1, points.length);
  const change = hasChange
    ? { x, y: plot.y + plot.height - changeHeight, width, height: changeHeight }
    : null;
  return { main, change, band, centre: (index) => x + (index + 0.5) * band };
}

function heading(
  word: string,
  unit: string,
  { locale }: TrendChart,
  at: { x: number; y: number },
): Element {
  const label = unit === '' ? word : locale === 'ja' ? `${word}（${unit}）` : `${word}, ${unit}`;
  return text(at, {
    text: label,
    fill: 'ink',
    fontSize: 17,
    fontWeight: 'bold',
    verticalAlign: 'top',
  });
}

/** The shade behind outlook years, its edge, and what is on either side of it. */
function drawPeriods(
  points: TrendPoint[],
  layout: Layout,
  { words }: TrendChart,
  { plot, ruler }: Page,
): Element[] {
  const first = points.findIndex(({ outlook }) => outlook);
  if (first === -1) return [];
  const { main, band } = layout;
  const edge = main.x + first * band;
  const right = main.x + main.width;
  const top = plot.y + headingHeight - 4;
  const bottom = plot.y + plot.height;
  const lettering = { fontSize: labelSize, bold: true };
  const outlookX = Math.min(edge + 10, right - ruler.width(words.outlook, lettering));
  const style = { fill: 'mutedInk', fontSize: labelSize, verticalAlign: 'top' } as const;
  const elements: Element[] = [
    rect({ x: edge, y: top, width: right - edge, height: bottom - top }, { fill: 'band' }, 0),
    text({ x: outlookX, y: top + 6 }, { ...style, text: words.outlook, fontWeight: 'bold' }),
  ];
  if (first === 0) return elements;
  const actualX = Math.min(edge - 10, outlookX - 14);
  return [
    ...elements,
    line(
      { x: edge, y: top },
      { x: edge, y: bottom },
      { stroke: 'axis', lineWidth: 1.5, lineDash: [5, 4] },
    ),
    text({ x: actualX, y: top + 6 }, { ...style, text: words.actual, align: 'right' }),
  ];
}

function yearLabels(years: string[], { main, band, centre }: Layout, ruler: TextRuler): Element[] {
  const widest = Math.max(0, ...years.map((year) => ruler.width(year, { fontSize: labelSize })));
  const stride = labelStride(widest, band);
  return years.flatMap((year, index) =>
    (years.length - 1 - index) % stride === 0
      ? [
          text(
            { x: centre(index), y: main.y + main.height + 8 },
            {
              text: year,
              fill: 'mutedInk',
              fontSize: labelSize,
              align: 'center',
              verticalAlign: 'top',
            },
          ),
        ]
      : [],
  );
}

/** Exact figures where a reader looks for them: the ends, the last actual year, and losses. */
function valueLabels(
  points: TrendPoint[],
  divisor: number,
  { centre }: Layout,
  y: (value: number) => number,
): Element[] {
  const lastActual = points.findLastIndex(({ outlook, value }) => !outlook && value !== null);
  const scaled = points.map(({ value }) => (value === null ? null : value / divisor));
  const decimals = labelDecimals(scaled.flatMap((value) => (value === null ? [] : [value])));
  return scaled.flatMap((value, index) => {
    if (value === null) return [];
    const atEnd = index === 0 || index === points.length - 1 || index === lastActual;
    if (!atEnd && value >= 0) return [];
    return [
      text(
        { x: centre(index), y: y(value) + (value < 0 ? 5 : -5) },
        {
          text: formatNumber(value, { decimals }),
          fill: 'ink',
          fontSize: labelSize,
          fontWeight: 'bold',
          align: 'center',
          verticalAlign: value < 0 ? 'top' : 'bottom',
        },
      ),
    ];
  });
}

interface ChangeInput {
  data: TrendChart;
  points: TrendPoint[];
  layout: Layout;
  change: Box;
}

function withChange(
  drawing: Drawing<ColorRole>,
  { data, points, layout, change }: ChangeInput,
): Drawing<ColorRole> {
  const values = points.flatMap((point) => (point.change === null ? [] : [point.change]));
  const range = { min: Math.min(0, ...values), max: Math.max(0, ...values) };
  if (range.min === 0 && range.max === 0) range.max = 1;
  const room = 20;
  const grid = {
    ...change,
    y: change.y + (range.max > 0 ? room : 4),
    height: change.height - (range.max > 0 ? room : 4) - (range.min < 0 ? room : 4),
  };
  const y = linear(range, grid.y + grid.height, grid.y);
  const zero = y(0);
  return {
    grid: [...(drawing.grid ?? []), gridOf(grid)],
    xAxis: [
      ...(drawing.xAxis ?? []),
      categoryAxis(
        1,
        points.map(({ year }) => String(year)),
      ),
    ],
    yAxis: [...(drawing.yAxis ?? []), valueAxis(1, range)],
    series: [
      ...drawing.series,
      columnSeries({
        name: data.words.change,
        panel: 1,
        width: columnWidth(layout.band) * 0.6,
        columns: points.map((point) =>
          point.change === null ? null : { value: point.change, outlook: point.outlook },
        ),
      }),
    ],
    graphic: [
      ...drawing.graphic,
      heading(data.words.change, '%', data, { x: 40, y: change.y - headingHeight }),
      line(
        { x: change.x, y: zero },
        { x: change.x + change.width, y: zero },
        { stroke: 'axis', lineWidth: 1.5 },
        3,
      ),
      ...changeLabels(points, layout, y),
    ],
  };
}

function changeLabels(
  points: TrendPoint[],
  { centre }: Layout,
  y: (value: number) => number,
): Element[] {
  return points.flatMap(({ change }, index) =>
    change === null
      ? []
      : [
          text(
            { x: centre(index), y: y(change) + (change < 0 ? 4 : -4) },
            {
              text: formatNumber(change, { decimals: 1, signed: true }),
              fill: 'ink',
              fontSize: 14,
              align: 'center',
              verticalAlign: change < 0 ? 'top' : 'bottom',
            },
          ),
        ],
  );
}
