/**
 * How figures are spread over the years: a line for each name and a shade between each pair of lines
 * around the middle one. The lines are labelled at their ends.
 */
import type { SpreadChart, SpreadPoint } from '@broadsheet/contract';
import { categoryAxis, gridOf, linear, still, valueAxis } from '../../axes/coordinates.js';
import { niceTicks } from '../../axes/nice-ticks.js';
import { drawOutlook } from '../../axes/outlook.js';
import { drawValueGrid } from '../../axes/value-grid.js';
import { bandsOf, fillYears, timeOf, yearLabels } from '../../axes/years.js';
import type { Drawing, LineSeries } from '../../drawing/chart-option.js';
import { type Box, furtherLines, panelHeading } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { formatNumber, pickUnit, withUnit } from '../../text/format-number.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawLineNames, namesWidthOf } from './line-names.js';
import { drawShades } from './shades.js';

/** For a heading of one line. */
const headingHeight = 28;
const wordsHeight = 30;
const yearsHeight = 34;

export function drawSpread(data: SpreadChart, page: Page): Drawing<ColorRole> {
  const { locale, measure, names, words } = data;
  const filled = fillYears(data.points, (year, { outlook }) => emptyPoint(year, outlook, names));
  const unit = pickUnit(measure, knownOf(filled), locale);
  const points = filled.map((point) => scaleDown(point, unit.divisor));
  const ticks = niceTicks(knownOf(points), 6);
  const labels = ticks.values.map((value) => formatNumber(value, ticks));
  const namesWidth = namesWidthOf(page);
  const { plot, ruler } = page;
  const heading = ruler.wrap(
    withUnit(words.value, unit.label, locale),
    { fontSize: 17, bold: true },
    plot.width,
  );
  const top = plot.y + headingHeight + furtherLines(heading);
  const box = boxOf(page, labels, { points: data.points, top, namesWidth });
  const y = linear(ticks, box.y + box.height, box.y);
  const bands = bandsOf(box.x, box.width, points);
  const years = points.map(timeOf);
  const outlookBox = { ...box, y: top, height: box.y + box.height - top };
  return {
    grid: [gridOf(box)],
    xAxis: [categoryAxis(0, years)],
    yAxis: [valueAxis(0, ticks)],
    series: names.flatMap((_, index) => lineSeries(data, points, index)),
    graphic: [
      panelHeading(plot, heading),
      ...drawShades(points, names.length, { bands, y }),
      ...drawOutlook({ points, box: outlookBox, bands, words, ruler, shaded: false }),
      ...drawValueGrid({ box, values: ticks.values, labels, y }),
      ...yearLabels(years, bands, box.y + box.height + 8, ruler),
      ...drawLineNames({
        data,
        points,
        divisor: unit.divisor,
        box,
        bands,
        y,
        ruler,
        namesWidth,
      }),
    ],
  };
}

const emptyPoint = (year: number, outlook: boolean, names: string[]): SpreadPoint => ({
  year,
  values: names.map(() => null),
  outlook,
});

const scaleDown = (point: SpreadPoint, divisor: number): SpreadPoint => ({
  ...point,
  values: point.values.map((value) => (value === null ? null : value / divisor)),
});

const knownOf = (points: readonly SpreadPoint[]): number[] =>
  points.flatMap(({ values }) => values.flatMap((value) => value ?? []));

interface PlotContent {
  points: readonly SpreadPoint[];
  /** Below the heading. */
  top: number;
  namesWidth: number;
}

/** Leaves room for the heading, the words of the outlook, years, and names at the right. */
function boxOf(
  { plot, ruler }: Page,
  labels: string[],
  { points, top, namesWidth }: PlotContent,
): Box {
  const scaleWidth = ruler.widest(labels, { fontSize: 16 }) + 12;
  const above = top - plot.y + (points.some(({ outlook }) => outlook) ? wordsHeight : 14);
  return {
    x: plot.x + scaleWidth,
    y: plot.y + above,
    width: plot.width - scaleWidth - namesWidth,
    height: plot.height - above - yearsHeight,
  };
}

/** The middle line is thick, the others thin; the outlook is dashed and begins at the last actual point. */
function lineSeries(
  { names }: SpreadChart,
  points: SpreadPoint[],
  index: number,
): LineSeries<ColorRole>[] {
  const isMiddle = index === Math.floor(names.length / 2);
  const first = points.findIndex(({ outlook }) => outlook);
  const draw = (
    type: LineSeries<ColorRole>['lineStyle']['type'],
    isShown: (at: number) => boolean,
  ): LineSeries<ColorRole> => ({
    type: 'line',
    name: names[index] ?? '',
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    symbol: 'circle',
    symbolSize: isMiddle ? 9 : 5,
    showAllSymbol: true,
    itemStyle: { color: 'accent' },
    lineStyle: { color: 'accent', width: isMiddle ? 4 : 1.5, type },
    data: points.map(({ values }, at) => (isShown(at) ? (values[index] ?? null) : null)),
  });
  const isOutlook = (at: number) => points[at]?.outlook === true;
  return [
    ...(first === -1 ? [] : [draw([8, 6], (at) => isOutlook(at) || at === first - 1)]),
    draw('solid', (at) => !isOutlook(at)),
  ];
}
