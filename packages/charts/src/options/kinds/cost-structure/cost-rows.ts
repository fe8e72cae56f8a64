/** The rows of the cost structure: names, two bars with their figures, and the difference. */
import type { CostPart, CostStructureChart } from '@broadsheet/contract';
import { dropSumNoise } from '@broadsheet/contract/words';
import { linear, type Range } from '../../axes/coordinates.js';
import { zeroColumn } from '../../axes/value-grid.js';
import { type Box, type Element, type Point, text } from '../../drawing/elements.js';
import { drawRowNames, rowNameWidth } from '../../labels/row-names.js';
import { formatNumber } from '../../text/format-number.js';
import type { TextRuler } from '../../text/text-ruler.js';

/** The gap between the two bars of a row, as a share of the first bar's thickness. */
export const barGap = 0.1;
export interface Rows {
  bars: Box;
  range: Range;
  pitch: number;
  nameWidth: number;
  nameRight: number;
  figureSize: number;
  /** The sector's bar is thinner, so that the two bars differ without colour. */
  thickness: { industry: number; sector: number };
  differenceRight: number;
}

interface RowLayout {
  room: Box;
  differenceWidth: number;
  ruler: TextRuler;
}

export function layOutRows(
  data: CostStructureChart,
  { room, differenceWidth, ruler }: RowLayout,
): Rows {
  const values = data.parts.flatMap(({ industry, sector }) => [industry, sector]);
  const pitch = Math.min(92, room.height / Math.max(1, data.parts.length));
  const industry = Math.round(Math.min(30, pitch * 0.42));
  const thickness = { industry, sector: Math.round(industry * 0.62) };
  const figureSize = Math.max(11, Math.min(17, Math.floor((industry + thickness.sector) / 2.1)));
  const names = data.parts.map(({ name }) => name);
  const nameWidth = rowNameWidth(names, room.width * 0.34, ruler);
  const figureWidth = ruler.widest(values.map(writeShare), { fontSize: figureSize, bold: true });
  const range = { min: Math.min(0, ...values), max: Math.max(0.1, ...values) };
  const nameRight = room.x + nameWidth;
  const left = nameRight + 14 + (range.min < 0 ? figureWidth + 12 : 0);
  const right = room.x + room.width - differenceWidth - figureWidth - 10;
  const bars = { x: left, y: room.y, width: right - left, height: pitch * data.parts.length };
  const differenceRight = room.x + room.width;
  return { bars, range, pitch, nameWidth, nameRight, figureSize, thickness, differenceRight };
}

export function drawRows(parts: CostPart[], rows: Rows, ruler: TextRuler): Element[] {
  const { bars, pitch, range, nameWidth, nameRight } = rows;
  const x = linear(range, bars.x, bars.x + bars.width);
  const names = parts.map(({ name }) => name);
  return [
    zeroColumn(bars, x(0)),
    ...drawRowNames({ names, right: nameRight, width: nameWidth, top: bars.y, pitch, ruler }),
    ...parts.flatMap((part, index) => drawFigures(part, bars.y + (index + 0.5) * pitch, rows, x)),
  ];
}

/** Both figures at the ends of their bars, and the difference at the right. */
function drawFigures(
  { industry, sector }: CostPart,
  centre: number,
  { thickness, figureSize, differenceRight }: Rows,
  x: (value: number) => number,
): Element[] {
  const gap = thickness.industry * barGap;
  const top = centre - (thickness.industry + gap + thickness.sector) / 2;
  const sectorY = top + thickness.industry + gap + thickness.sector / 2;
  const difference = formatNumber(dropSumNoise(industry - sector), { decimals: 1, signed: true });
  const plain = { fill: 'ink', fontSize: 17, align: 'right', verticalAlign: 'middle' } as const;
  return [
    drawShare(industry, { x: x(industry), y: top + thickness.industry / 2 }, figureSize, true),
    drawShare(sector, { x: x(sector), y: sectorY }, figureSize, false),
    text({ x: differenceRight, y: centre }, { text: difference, ...plain }),
  ];
}

function drawShare(value: number, end: Point, fontSize: number, bold: boolean): Element {
  const isLoss = value < 0;
  return text(
    { x: end.x + (isLoss ? -8 : 8), y: end.y },
    {
      text: writeShare(value),
      fill: bold ? 'ink' : 'mutedInk',
      fontSize,
      ...(bold && { fontWeight: 'bold' }),
      align: isLoss ? 'right' : 'left',
      verticalAlign: 'middle',
    },
  );
}

function writeShare(value: number): string {
  return `${formatNumber(value, { decimals: 1 })}%`;
}
