/** The rows of the cost structure: names, two bars with their figures, and the difference. */
import type { CostPart, CostStructureChart, Locale } from '@broadsheet/contract';
import { linear, type Range } from './coordinates.js';
import { type Box, type Element, line, rect, text } from './elements.js';
import { fitLettering } from './fit-lettering.js';
import { formatNumber } from './format-number.js';
import type { Page } from './frame.js';
import type { TextRuler } from './text-ruler.js';

/** Between the two bars of a row, as a share of the first one's thickness. */
export const barGap = 0.1;
const keySize = 17;
const keyHeight = 22;
const differenceWidth = 124;
const nameSizes = [19, 18, 17, 16, 15, 14, 13, 12];
const differenceHeadings: Record<Locale, string> = {
  en: 'Difference, points',
  ja: '差（ポイント）',
};

export interface Rows {
  bars: Box;
  range: Range;
  pitch: number;
  nameWidth: number;
  nameRight: number;
  figureSize: number;
  /** The sector's bar is the thinner one, so that the two are told apart without colour. */
  thickness: { industry: number; sector: number };
  differenceRight: number;
}

/** What the two bars stand for, and the heading of the differences. */
export function headRow(
  { words, locale }: CostStructureChart,
  { plot, ruler }: Page,
): { elements: Element[]; height: number } {
  const style = {
    fill: 'ink',
    fontSize: keySize,
    lineHeight: keyHeight,
    verticalAlign: 'top',
  } as const;
  const limit = (plot.width - differenceWidth - 60) / 2 - 40;
  const wrap = (words: string, width: number): string[] =>
    ruler.wrap(words, { fontSize: keySize, bold: true }, width);
  const [industry, sector] = [wrap(words.industry, limit), wrap(words.sector, limit)];
  const difference = wrap(differenceHeadings[locale], differenceWidth);
  const widest = ruler.widest(industry, { fontSize: keySize, bold: true });
  const sectorX = plot.x + 32 + widest + 44;
  const bold = { ...style, fontWeight: 'bold' } as const;
  const right = plot.x + plot.width;
  return {
    elements: [
      rect({ x: plot.x, y: plot.y + 2, width: 22, height: 18 }, { fill: 'accent' }),
      text({ x: plot.x + 32, y: plot.y }, { ...bold, text: industry.join('\n') }),
      rect({ x: sectorX, y: plot.y + 6, width: 22, height: 10 }, { fill: 'comparison' }),
      text({ x: sectorX + 32, y: plot.y }, { ...bold, text: sector.join('\n') }),
      text({ x: right, y: plot.y }, { ...style, text: difference.join('\n'), align: 'right' }),
    ],
    height: Math.max(industry.length, sector.length, difference.length) * keyHeight + 12,
  };
}

export function layOutRows(data: CostStructureChart, room: Box, ruler: TextRuler): Rows {
  const values = data.parts.flatMap(({ industry, sector }) => [industry, sector]);
  const pitch = Math.min(92, room.height / Math.max(1, data.parts.length));
  const industry = Math.round(Math.min(30, pitch * 0.42));
  const thickness = { industry, sector: Math.round(industry * 0.62) };
  const figureSize = Math.max(11, Math.min(17, Math.floor((industry + thickness.sector) / 2.1)));
  const names = data.parts.map(({ name }) => name);
  const longest = ruler.widest(names, { fontSize: 19 });
  const nameWidth = Math.min(Math.ceil(longest), room.width * 0.34);
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
  const names = fitLettering({
    texts: parts.map(({ name }) => name),
    width: nameWidth,
    height: pitch - 6,
    sizes: nameSizes,
    ruler,
  });
  return [
    line(
      { x: x(0), y: bars.y },
      { x: x(0), y: bars.y + bars.height },
      { stroke: 'axis', lineWidth: 1.5 },
      3,
    ),
    ...parts.flatMap((part, index) => [
      text(
        { x: nameRight, y: bars.y + (index + 0.5) * pitch },
        {
          text: (names.lines[index] ?? []).join('\n'),
          fill: 'ink',
          fontSize: names.fontSize,
          lineHeight: names.lineHeight,
          align: 'right',
          verticalAlign: 'middle',
        },
      ),
      ...drawFigures(part, bars.y + (index + 0.5) * pitch, rows, x),
    ]),
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
  const figure = (value: number, y: number, bold: boolean): Element =>
    text(
      { x: x(value) + (value < 0 ? -8 : 8), y },
      {
        text: writeShare(value),
        fill: bold ? 'ink' : 'mutedInk',
        fontSize: figureSize,
        ...(bold && { fontWeight: 'bold' }),
        align: value < 0 ? 'right' : 'left',
        verticalAlign: 'middle',
      },
    );
  return [
    figure(industry, top + thickness.industry / 2, true),
    figure(sector, sectorY, false),
    text(
      { x: differenceRight, y: centre },
      {
        text: formatNumber(industry - sector, { decimals: 1, signed: true }),
        fill: 'ink',
        fontSize: 17,
        align: 'right',
        verticalAlign: 'middle',
      },
    ),
  ];
}

function writeShare(value: number): string {
  return `${formatNumber(value, { decimals: 1 })}%`;
}
