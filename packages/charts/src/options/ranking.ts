/** Horizontal bars with their names at the left and their figures at the right. */
import type { Drawing } from './chart-option.js';
import { categoryAxis, gridOf, still, valueAxis } from './coordinates.js';
import { type Box, type Element, line, text } from './elements.js';
import { formatPercent } from './format-number.js';
import type { TextRuler } from './text-ruler.js';
import type { ColorRole } from './theme.js';

export interface RankedRow {
  name: string;
  share: number;
  color: ColorRole;
}

export interface RankingInput {
  rows: RankedRow[];
  box: Box;
  ruler: TextRuler;
  /** What the bars measure. */
  name: string;
  fontSize?: number;
}

export function drawRanking(input: RankingInput): Drawing<ColorRole> {
  const { rows, box, ruler, name, fontSize = 18 } = input;
  const pitch = Math.min(64, box.height / Math.max(1, rows.length));
  const figures = rows.map(({ share }) => formatPercent(share));
  const figureWidth = Math.max(...figures.map((one) => ruler.width(one, { fontSize, bold: true })));
  const longest = Math.max(...rows.map((row) => ruler.width(row.name, { fontSize })));
  const nameWidth = Math.min(longest, box.width * 0.4);
  const left = box.x + nameWidth + 16;
  const width = box.x + box.width - left - figureWidth - 12;
  const max = Math.max(0.1, ...rows.map(({ share }) => share));
  const centre = (index: number): number => box.y + (index + 0.5) * pitch;
  const words = rows.flatMap((row, index): Element[] => [
    text(
      { x: left - 14, y: centre(index) },
      {
        text: ruler.wrap(row.name, { fontSize }, nameWidth).join('\n'),
        fill: 'ink',
        fontSize,
        lineHeight: Math.round(fontSize * 1.15),
        align: 'right',
        verticalAlign: 'middle',
      },
    ),
    text(
      { x: left + (Math.max(0, row.share) / max) * width + 10, y: centre(index) },
      {
        text: figures[index] ?? '',
        fill: 'ink',
        fontSize,
        fontWeight: 'bold',
        verticalAlign: 'middle',
      },
    ),
  ]);
  const height = pitch * rows.length;
  return {
    grid: [gridOf({ x: left, y: box.y, width, height })],
    xAxis: [valueAxis(0, { min: 0, max })],
    yAxis: [
      {
        ...categoryAxis(
          0,
          rows.map((row) => row.name),
        ),
        inverse: true,
      },
    ],
    series: [
      {
        type: 'bar',
        name,
        ...still,
        xAxisIndex: 0,
        yAxisIndex: 0,
        clip: false,
        barWidth: Math.min(34, pitch * 0.62),
        data: rows.map(({ share, color }) => ({ value: share, itemStyle: { color } })),
      },
    ],
    graphic: [
      line(
        { x: left, y: box.y },
        { x: left, y: box.y + height },
        { stroke: 'axis', lineWidth: 1.5 },
        3,
      ),
      ...words,
    ],
  };
}
