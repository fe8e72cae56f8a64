/** Sorted horizontal bars, each with its name and figure; the remainder last and grey. */
import type { SharesChart } from '@broadsheet/contract';
import type { Drawing } from './chart-option.js';
import { categoryAxis, gridOf, still, valueAxis } from './coordinates.js';
import { type Box, type Element, line, text } from './elements.js';
import { fitLettering } from './fit-lettering.js';
import { foldParts } from './fold-parts.js';
import { formatPercent } from './format-number.js';
import type { Page } from './frame.js';
import type { ColorRole } from './theme.js';

const figureSize = 20;
const nameSizes = [20, 18, 17, 16, 15, 14, 13, 12];

interface Row {
  name: string;
  share: number;
  isOther: boolean;
}

/** Where the bars begin and end; names are at their left, figures at their right. */
interface Layout {
  bars: Box;
  pitch: number;
  nameWidth: number;
  /** The share that the longest bar shows. */
  max: number;
}

export function drawShares(data: SharesChart, page: Page): Drawing<ColorRole> {
  const rows = foldParts(data.parts, data.other, data.words.other);
  const layout = layOut(rows, page);
  const { bars, pitch, max } = layout;
  return {
    grid: [gridOf(bars)],
    xAxis: [valueAxis(0, { min: 0, max })],
    yAxis: [
      {
        ...categoryAxis(
          0,
          rows.map(({ name }) => name),
        ),
        inverse: true,
      },
    ],
    series: [
      {
        type: 'bar',
        name: data.words.share,
        ...still,
        xAxisIndex: 0,
        yAxisIndex: 0,
        clip: false,
        barWidth: Math.round(Math.min(64, pitch * 0.6)),
        data: rows.map(({ share, isOther }) => ({
          value: share,
          itemStyle: { color: isOther ? 'neutral' : 'accent' },
        })),
      },
    ],
    graphic: [
      line(
        { x: bars.x, y: bars.y },
        { x: bars.x, y: bars.y + bars.height },
        { stroke: 'axis', lineWidth: 1.5 },
        3,
      ),
      ...drawNames(rows, layout, page),
      ...drawFigures(rows, layout),
    ],
  };
}

function layOut(rows: Row[], { plot, ruler }: Page): Layout {
  const pitch = Math.min(120, plot.height / Math.max(1, rows.length));
  const figures = rows.map(({ share }) => formatPercent(share));
  const figureWidth = ruler.widest(figures, { fontSize: figureSize, bold: true });
  const names = rows.map(({ name }) => name);
  const longest = ruler.widest(names, { fontSize: 20 });
  const nameWidth = Math.min(Math.ceil(longest), plot.width * 0.4);
  const x = plot.x + nameWidth + 14;
  const bars = {
    x,
    y: plot.y,
    width: plot.x + plot.width - x - figureWidth - 12,
    height: pitch * rows.length,
  };
  return { bars, pitch, nameWidth, max: Math.max(0.1, ...rows.map(({ share }) => share)) };
}

function drawNames(rows: Row[], { bars, pitch, nameWidth }: Layout, { ruler }: Page): Element[] {
  const { fontSize, lineHeight, lines } = fitLettering({
    texts: rows.map(({ name }) => name),
    width: nameWidth,
    height: pitch - 6,
    sizes: nameSizes,
    ruler,
  });
  return lines.map((wrapped, index) =>
    text(
      { x: bars.x - 14, y: bars.y + (index + 0.5) * pitch },
      {
        text: wrapped.join('\n'),
        fill: 'ink',
        fontSize,
        lineHeight,
        align: 'right',
        verticalAlign: 'middle',
      },
    ),
  );
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
