/**
 * A score over the years, as a line over the levels of its scale. The levels are named at the
 * right.
 */
import type { ScoreHistoryChart, ScorePoint } from '@broadsheet/contract';
import { categoryAxis, gridOf, linear, still, valueAxis } from '../../axes/coordinates.js';
import { drawOutlook } from '../../axes/outlook.js';
import { bandsOf, fillYears, timeOf, yearLabels } from '../../axes/years.js';
import type { Drawing, LineSeries } from '../../drawing/chart-option.js';
import { type Box, type Element, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { type ColumnLabel, drawColumnLabels } from '../../labels/column-labels.js';
import { fitLettering } from '../../text/fit-lettering.js';
import type { TextRuler } from '../../text/text-ruler.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawBands, type LevelBand, levelBands, writeScore } from './level-bands.js';
import { drawLevelTicks, levelTicksWidth } from './level-words.js';

const wordsHeight = 30;
const yearsHeight = 34;
const namesWidths = { wide: 170, narrow: 104 };
/** The height of a figure beside its point. */
const figureHeight = 30;
const markerRadius = 6;
const nameSizes = [17, 16, 15, 14, 13, 12, 11, 10];
/** Strips of less height have no room for a line of text. */
const lowestName = 12;

export function drawScoreHistory(data: ScoreHistoryChart, page: Page): Drawing<ColorRole> {
  const { scale, words } = data;
  const { ruler } = page;
  const points = fillYears(data.points, (year, { outlook }) => ({ year, score: null, outlook }));
  const levels = levelBands(scale);
  const namesWidth = page.narrow ? namesWidths.narrow : namesWidths.wide;
  const box = boxOf(page, data, levels.length > 0 ? namesWidth : 0);
  const range = { min: scale.minimum, max: scale.maximum };
  const y = linear(range, box.y + box.height, box.y);
  const bands = bandsOf(box.x, box.width, points);
  const years = points.map(timeOf);
  const outlookBox = {
    ...box,
    y: page.plot.y,
    height: box.y + box.height - page.plot.y,
  };
  return {
    grid: [gridOf(box)],
    xAxis: [categoryAxis(0, years)],
    yAxis: [valueAxis(0, range)],
    series: [outlookSeries(data, points), actualSeries(data, points)],
    graphic: [
      ...drawBands(levels, box, { at: y, lying: true }),
      ...drawLevelTicks(scale, { box, y }),
      ...drawNames(levels, box, { y, ruler, namesWidth }),
      ...drawOutlook({ points, box: outlookBox, bands, words, ruler, shaded: false }),
      ...yearLabels(years, bands, page.plot.y + page.plot.height - 26, ruler),
      ...drawColumnLabels({
        labels: chooseFigures({ points, scale }, levels),
        bands,
        y,
        ruler,
        fontSize: 18,
        bold: true,
        distance: markerRadius + 4,
      }),
    ],
  };
}

/**
 * Leaves room for the text above, for a figure over the highest point, and for ticks, names and
 * years.
 */
function boxOf(
  { plot, ruler }: Page,
  { scale, points }: ScoreHistoryChart,
  namesWidth: number,
): Box {
  const hasOutlook = points.some(({ outlook }) => outlook);
  const above = (hasOutlook ? wordsHeight : 0) + figureHeight;
  const below = yearsHeight + figureHeight;
  const ticksWidth = levelTicksWidth(scale, ruler);
  return {
    x: plot.x + ticksWidth,
    y: plot.y + above,
    width: plot.width - ticksWidth - namesWidth,
    height: plot.height - above - below,
  };
}

/** Draws the name of each level beside its strip. */
function drawNames(
  levels: readonly LevelBand[],
  box: Box,
  { y, ruler, namesWidth }: { y: (score: number) => number; ruler: TextRuler; namesWidth: number },
): Element[] {
  const style = { fill: 'mutedInk', verticalAlign: 'middle' } as const;
  const x = box.x + box.width + 12;
  return levels.flatMap(({ name, from, to }) => {
    const height = y(from) - y(to) - 4;
    if (height < lowestName) return [];
    const room = { width: namesWidth - 12, height };
    const wrapped = fitLettering({ texts: [name], ...room, sizes: nameSizes, ruler });
    const { fontSize, lineHeight, lines } = wrapped;
    const at = { x, y: (y(from) + y(to)) / 2 };
    return [text(at, { ...style, text: (lines[0] ?? []).join('\n'), fontSize, lineHeight })];
  });
}

const line = { type: 'line', ...still, xAxisIndex: 0, yAxisIndex: 0, clip: false } as const;
const marker = { symbol: 'circle', symbolSize: 2 * markerRadius, showAllSymbol: true } as const;

function actualSeries({ words }: ScoreHistoryChart, points: ScorePoint[]): LineSeries<ColorRole> {
  return {
    ...line,
    name: words.actual,
    ...marker,
    itemStyle: { color: 'accent' },
    lineStyle: { color: 'accent', width: 4, type: 'solid' },
    data: points.map(({ score, outlook }) => (outlook ? null : score)),
  };
}

/**
 * The outlook: hollow points and a dashed line. It begins at the last actual point, which is drawn
 * over it.
 */
function outlookSeries({ words }: ScoreHistoryChart, points: ScorePoint[]): LineSeries<ColorRole> {
  const first = points.findIndex(({ outlook }) => outlook);
  return {
    ...line,
    name: words.outlook,
    ...marker,
    itemStyle: { color: 'background', borderColor: 'accent', borderWidth: 2.5 },
    lineStyle: { color: 'accent', width: 3, type: [8, 6] },
    data: points.map(({ score, outlook }, index) =>
      outlook || index === first - 1 ? score : null,
    ),
  };
}

/** As many figures as fit: the latest actual first, then the ends. */
function chooseFigures(
  { points, scale }: Pick<ScoreHistoryChart, 'points' | 'scale'>,
  levels: LevelBand[],
): ColumnLabel[] {
  const last = points.findLastIndex(({ outlook, score }) => !outlook && score !== null);
  const priorityOf = (index: number): number => {
    if (index === last) return 0;
    if (index === points.length - 1) return 1;
    return index === 0 ? 2 : 3;
  };
  return points.flatMap(({ score }, index) =>
    score === null
      ? []
      : [
          {
            index,
            value: score,
            text: writeScore(score, scale),
            isBelow: isLow(index, points),
            // The outline of the text has the background colour.
            outlook: levels.some(({ from, to, shaded }) => shaded && score >= from && score < to),
            priority: priorityOf(index),
          },
        ],
  );
}

/** Whether the point is a local minimum: a figure above it would cover the line. */
function isLow(index: number, points: ScorePoint[]): boolean {
  const own = points[index]?.score ?? Infinity;
  const around = [points[index - 1], points[index + 1]].flatMap((point) => point?.score ?? []);
  return around.length > 0 && around.every((score) => score > own);
}
