/** Ranked bars: rank, name, bar and figure. The report's own row is highlighted. */
import type { RankingChart } from '@broadsheet/contract';
import { gridOf, linear, type Range, rowAxis, still, valueAxis } from '../../axes/coordinates.js';
import { zeroColumn } from '../../axes/value-grid.js';
import type { BarSeries, Drawing } from '../../drawing/chart-option.js';
import { type Box, type Element, rect, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { drawRowNames, rowNameWidth } from '../../labels/row-names.js';
import { formatScaled, labelDecimals, pickUnit, withUnit } from '../../text/format-number.js';
import type { ColorRole } from '../../themes/theme.js';
import { chooseRanks, type RankedRow } from './ranks.js';

const figureSize = 18;
const headingHeight = 22;
const gap = 14;

/** The layout: ranks, names, bars, and a figure at the end of each bar. */
interface Layout {
  bars: Box;
  range: Range;
  pitch: number;
  rankRight: number;
  nameRight: number;
  nameWidth: number;
  figures: string[];
}

export function drawRanking(data: RankingChart, page: Page): Drawing<ColorRole> {
  const { rows, left } = chooseRanks(data);
  const head = drawHeading(data, page);
  const foot = drawLeft(left, page);
  const { plot, ruler } = page;
  const room = {
    ...plot,
    y: plot.y + head.height,
    height: plot.height - head.height - foot.height,
  };
  const layout = layOut(data, rows, { ...page, plot: room });
  const { bars, pitch, range } = layout;
  const names = rows.map(({ name }) => name);
  return {
    grid: [gridOf(bars)],
    xAxis: [valueAxis(0, range)],
    yAxis: [rowAxis(0, names)],
    series: [barSeries(data.words.value, rows, pitch)],
    graphic: [
      ...head.elements,
      ...rows.flatMap(({ highlight }, index) =>
        highlight
          ? [rect({ ...room, y: bars.y + index * pitch, height: pitch }, { fill: 'band' }, 0)]
          : [],
      ),
      zeroColumn(bars, linear(range, bars.x, bars.x + bars.width)(0)),
      ...drawRanks(rows, layout),
      ...drawRowNames({
        names,
        right: layout.nameRight,
        width: layout.nameWidth,
        top: bars.y,
        pitch,
        ruler,
        isBold: (index) => rows[index]?.highlight ?? false,
      }),
      ...drawFigures(rows, layout),
      ...foot.elements,
    ],
  };
}

/** The name and the unit of the figures. */
function drawHeading(data: RankingChart, { plot, ruler }: Page) {
  const { label } = unitOf(data);
  const words = withUnit(data.words.value, label, data.locale);
  const lines = ruler.wrap(words, { fontSize: 17, bold: true }, plot.width);
  const style = { fill: 'ink', fontSize: 17, fontWeight: 'bold', verticalAlign: 'top' } as const;
  const elements: Element[] = [
    text({ ...plot }, { ...style, text: lines.join('\n'), lineHeight: headingHeight }),
  ];
  return { elements, height: lines.length * headingHeight + 10 };
}

/** Shows the number of rows that do not fit. */
function drawLeft(words: string, { plot }: Page): { elements: Element[]; height: number } {
  if (words === '') return { elements: [], height: 0 };
  const style = { fill: 'mutedInk', fontSize: 16, verticalAlign: 'bottom' } as const;
  const at = { x: plot.x, y: plot.y + plot.height };
  return { elements: [text(at, { ...style, text: words })], height: 28 };
}

function unitOf({ measure, rows, locale }: RankingChart) {
  return pickUnit(
    measure,
    rows.flatMap(({ value }) => value ?? []),
    locale,
  );
}

function layOut(data: RankingChart, rows: RankedRow[], { plot, ruler }: Page): Layout {
  const { divisor } = unitOf(data);
  const known = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const figures = writeFigures(data, rows, divisor);
  const width = (texts: string[]) => ruler.widest(texts, { fontSize: figureSize, bold: true });
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  const range = { min: low, max: high > low ? high : low + 1 };
  const names = rows.map(({ name }) => name);
  const nameWidth = rowNameWidth(names, plot.width * 0.38, ruler, true);
  const rankRight = plot.x + 8 + width(rows.map(({ rank }) => rank));
  const nameRight = rankRight + gap + nameWidth;
  const figureWidth = width(figures) + 10;
  const x = nameRight + gap + (low < 0 ? figureWidth : 0);
  const pitch = Math.min(110, plot.height / Math.max(1, rows.length));
  const right = plot.x + plot.width - figureWidth - 8;
  const bars = { x, y: plot.y, width: right - x, height: pitch * rows.length };
  return { bars, range, pitch, rankRight, nameRight, nameWidth, figures };
}

/** Writes all figures with the same decimals. */
function writeFigures({ measure, locale }: RankingChart, rows: RankedRow[], divisor: number) {
  const known = rows.flatMap(({ value }) => (value === null ? [] : [value / divisor]));
  const decimals = labelDecimals(known);
  return rows.map(({ value }) =>
    value === null ? '–' : formatScaled(value / divisor, { divisor, decimals, measure, locale }),
  );
}

function barSeries(name: string, rows: RankedRow[], pitch: number): BarSeries<ColorRole> {
  const hasHighlight = rows.some(({ highlight }) => highlight);
  return {
    type: 'bar',
    name,
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    barWidth: Math.round(Math.min(56, pitch * 0.56)),
    data: rows.map(({ value, highlight }) =>
      value === null
        ? null
        : { value, itemStyle: { color: colorOf(value, hasHighlight && !highlight) } },
    ),
  };
}

function colorOf(value: number, isNeighbour: boolean): ColorRole {
  if (isNeighbour) return 'neutral';
  return value < 0 ? 'loss' : 'accent';
}

function drawRanks(rows: RankedRow[], { bars, pitch, rankRight }: Layout): Element[] {
  const style = { fill: 'mutedInk', align: 'right', verticalAlign: 'middle' } as const;
  return rows.map(({ rank }, index) =>
    text(
      { x: rankRight, y: bars.y + (index + 0.5) * pitch },
      { ...style, text: rank, fontSize: figureSize },
    ),
  );
}

function drawFigures(rows: RankedRow[], { bars, range, pitch, figures }: Layout): Element[] {
  const x = linear(range, bars.x, bars.x + bars.width);
  return rows.map(({ value }, index) => {
    const isLoss = (value ?? 0) < 0;
    return text(
      { x: x(value ?? 0) + (isLoss ? -8 : 10), y: bars.y + (index + 0.5) * pitch },
      {
        text: figures[index] ?? '',
        fill: 'ink',
        fontSize: figureSize,
        fontWeight: 'bold',
        align: isLoss ? 'right' : 'left',
        verticalAlign: 'middle',
      },
    );
  });
}
