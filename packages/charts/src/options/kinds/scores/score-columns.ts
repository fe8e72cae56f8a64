/** The columns at the right of each score: weight, figure and level. */
import { findScoreBand, type ScoresChart } from '@broadsheet/contract';
import { type Element, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { fitLettering } from '../../text/fit-lettering.js';
import { formatNumber } from '../../text/format-number.js';
import { writeScore } from './level-bands.js';

const figureSize = 18;
const headSize = 15;
const gap = 22;
/** The maximum width of text in a column. */
const widest = 150;
const levelSizes = [17, 16, 15, 14, 13, 12, 11];

export interface ScoreColumns {
  /** The left edge of the first column. */
  left: number;
  /** Draws the columns; `top` is the top of the first row. */
  draw: (top: number, pitch: number) => Element[];
}

interface Column {
  heading: string;
  texts: string[];
  align: 'left' | 'right';
  bold: boolean;
}

export function layOutColumns(data: ScoresChart, page: Page, headHeight: number): ScoreColumns {
  const { plot, ruler } = page;
  const columns = listColumns(data);
  const widths = columns.map(({ heading, texts, bold }) =>
    Math.min(
      widest,
      Math.ceil(
        Math.max(
          ruler.widest([heading], { fontSize: headSize }),
          ruler.widest(texts, { fontSize: figureSize, bold }),
        ),
      ),
    ),
  );
  const lefts = widths.map(
    (_, index) =>
      plot.x +
      plot.width -
      widths.slice(index).reduce((sum, width) => sum + width, 0) -
      gap * (widths.length - 1 - index),
  );
  return {
    left: lefts[0] ?? plot.x + plot.width,
    draw: (top, pitch) =>
      columns.flatMap((column, index) => {
        const at = { left: lefts[index] ?? 0, width: widths[index] ?? 0 };
        return [
          ...drawColumnHeading(column, { ...at, bottom: top - 6, height: headHeight - 6 }, page),
          ...drawCells(column, { ...at, top, pitch }, page),
        ];
      }),
  };
}

function listColumns({ scores, scale, words }: ScoresChart): Column[] {
  const figures: Column = {
    heading: words.score,
    texts: scores.map(({ score }) => writeScore(score, scale)),
    align: 'right',
    bold: true,
  };
  const weights: Column = {
    heading: words.weight,
    texts: scores.map(({ weight }) => (weight === undefined ? '' : writeWeight(weight))),
    align: 'right',
    bold: false,
  };
  const levels: Column = {
    heading: words.level,
    texts: scores.map(({ score }) =>
      score === null ? '' : (findScoreBand(scale, score)?.name ?? ''),
    ),
    align: 'left',
    bold: false,
  };
  return [weights, figures, levels].filter(({ texts }) => texts.some((cell) => cell !== ''));
}

export function writeWeight(weight: number): string {
  return `${formatNumber(weight, { decimals: Number.isInteger(weight) ? 0 : 1 })}%`;
}

function drawColumnHeading(
  { heading, align }: Column,
  position: { left: number; width: number; bottom: number; height: number },
  { ruler }: Page,
): Element[] {
  const { left, width, bottom, height } = position;
  const { fontSize, lineHeight, lines } = fitLettering({
    texts: [heading],
    width,
    height,
    sizes: [headSize, 14, 13, 12, 11],
    ruler,
  });
  const style = { fill: 'mutedInk', fontSize, lineHeight, align, verticalAlign: 'bottom' } as const;
  const x = align === 'right' ? left + width : left;
  return [text({ x, y: bottom }, { ...style, text: (lines[0] ?? []).join('\n') })];
}

function drawCells(
  { texts, align, bold }: Column,
  position: { left: number; width: number; top: number; pitch: number },
  { ruler }: Page,
): Element[] {
  const { left, width, top, pitch } = position;
  const sizes = align === 'right' ? [figureSize, 16, 14, 12] : levelSizes;
  const room = { width, height: pitch - 2 };
  const { fontSize, lineHeight, lines } = fitLettering({ texts, ...room, sizes, ruler, bold });
  const style = { fill: 'ink', fontSize, lineHeight, align, verticalAlign: 'middle' } as const;
  const x = align === 'right' ? left + width : left;
  return lines.flatMap((wrapped, index) =>
    wrapped.length === 0
      ? []
      : [
          text(
            { x, y: top + (index + 0.5) * pitch },
            { ...style, text: wrapped.join('\n'), ...(bold && { fontWeight: 'bold' }) },
          ),
        ],
  );
}
