/** Sorted horizontal bars, each with its name and figure; the remainder last and grey. */
import type { SharesChart } from '@broadsheet/contract';
import { gridOf, rowAxis, still, valueAxis } from '../axes/coordinates.js';
import { zeroColumn } from '../axes/value-grid.js';
import type { BarSeries, Drawing } from '../drawing/chart-option.js';
import { type Box, type Element, text } from '../drawing/elements.js';
import type { Page } from '../drawing/frame.js';
import { drawRowNames, rowNameWidth } from '../labels/row-names.js';
import { formatPercent } from '../text/format-number.js';
import type { ColorRole } from '../themes/theme.js';
import { foldParts } from './fold-parts.js';
import { drawRankedList } from './ranked-list.js';

const figureSize = 20;
const nameGap = 14;

interface Row {
  name: string;
  share: number;
  isOther: boolean;
}

/** The layout of the bars, with names at the left and figures at the right. */
interface Layout {
  bars: Box;
  pitch: number;
  nameWidth: number;
  /** The share of the longest bar. */
  max: number;
}

export function drawShares(data: SharesChart, page: Page): Drawing<ColorRole> {
  const rows = foldParts(data.parts, data.other, data.words.other);
  if (page.narrow) return drawNarrow(rows, page);
  const names = rows.map(({ name }) => name);
  const layout = layOut(rows, names, page);
  const { bars, pitch, nameWidth, max } = layout;
  const right = bars.x - nameGap;
  return {
    grid: [gridOf(bars)],
    xAxis: [valueAxis(0, { min: 0, max })],
    yAxis: [rowAxis(0, names)],
    series: [barSeries(data.words.share, rows, pitch)],
    graphic: [
      zeroColumn(bars, bars.x),
      ...drawRowNames({ names, right, width: nameWidth, top: bars.y, pitch, ruler: page.ruler }),
      ...drawFigures(rows, layout),
    ],
  };
}

/** Each name above its bar: beside it, a long name would leave no room for the bar. */
function drawNarrow(rows: Row[], { plot, ruler }: Page): Drawing<ColorRole> {
  const colored = rows.map((row) => ({
    ...row,
    color: row.isOther ? ('neutral' as const) : ('accent' as const),
  }));
  return { series: [], graphic: drawRankedList({ rows: colored, box: plot, ruler }) };
}

function layOut(rows: Row[], names: string[], { plot, ruler }: Page): Layout {
  const pitch = Math.min(120, plot.height / Math.max(1, rows.length));
  const figures = rows.map(({ share }) => formatPercent(share));
  const figureWidth = ruler.widest(figures, { fontSize: figureSize, bold: true });
  const nameWidth = rowNameWidth(names, plot.width * 0.4, ruler);
  const x = plot.x + nameWidth + nameGap;
  const bars = {
    x,
    y: plot.y,
    width: plot.x + plot.width - x - figureWidth - 12,
    height: pitch * rows.length,
  };
  return { bars, pitch, nameWidth, max: Math.max(0.1, ...rows.map(({ share }) => share)) };
}

function barSeries(name: string, rows: Row[], pitch: number): BarSeries<ColorRole> {
  return {
    type: 'bar',
    name,
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    barWidth: Math.round(Math.min(64, pitch * 0.6)),
    data: rows.map(({ share, isOther }) => ({
      value: share,
      itemStyle: { color: isOther ? 'neutral' : 'accent' },
    })),
  };
}

function drawFigures(rows: Row[], { bars, pitch, max }: Layout): Element[] {
  return rows.map(({ share }, index) =>
    text(
      {
        x: bars.x + (Math.max(0, share) / max) * bars.width + 10,
        y: bars.y + (index + 0.5) * pitch,
      },
      {
        text: formatPercent(share),
        fill: 'ink',
        fontSize: figureSize,
        fontWeight: 'bold',
        verticalAlign: 'middle',
      },
    ),
  );
}
