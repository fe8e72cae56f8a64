/** The frame of every chart: mark, headline, subtitle, source and logo line. */
import type { ChartHeading } from '@broadsheet/contract';
import type { TextRuler } from '../text/text-ruler.js';
import { type Box, type Element, rect, text } from './elements.js';

const margin = 40;
const headlineSizes = [32, 28, 24];
const smallestHeadline = 20;
const subtitleSize = 20;
const footSize = 15;

export interface Size {
  width: number;
  height: number;
}

/** The area a chart may use, and the ruler that measures its text. */
export interface Page {
  plot: Box;
  ruler: TextRuler;
}

export interface FrameInput {
  heading: ChartHeading;
  logo: string;
  size: Size;
  ruler: TextRuler;
}

/** Draws the frame and returns the area it leaves. */
export function buildFrame(input: FrameInput): { elements: Element[]; page: Page } {
  const { size, ruler } = input;
  const head = buildHead(input);
  const foot = buildFoot(input);
  const top = head.bottom + 22;
  const plot = {
    x: margin,
    y: top,
    width: size.width - 2 * margin,
    height: Math.max(120, foot.top - 18 - top),
  };
  return { elements: [...head.elements, ...foot.elements], page: { plot, ruler } };
}

function buildHead({ heading, size, ruler }: FrameInput): { elements: Element[]; bottom: number } {
  const width = size.width - 2 * margin;
  const headline = fitHeadline(heading.title, ruler, width);
  const subtitle = ruler.wrap(heading.subtitle, { fontSize: subtitleSize }, width);
  const lineHeight = Math.round(headline.fontSize * 1.2);
  const subtitleTop = 32 + headline.lines.length * lineHeight + 5;
  const elements: Element[] = [
    rect({ x: margin, y: 0, width: 56, height: 10 }, { fill: 'brand' }),
    text(
      { x: margin, y: 32 },
      {
        text: headline.lines.join('\n'),
        fill: 'ink',
        fontSize: headline.fontSize,
        fontWeight: 'bold',
        lineHeight,
        verticalAlign: 'top',
      },
    ),
    text(
      { x: margin, y: subtitleTop },
      {
        text: subtitle.join('\n'),
        fill: 'mutedInk',
        fontSize: subtitleSize,
        lineHeight: 26,
        verticalAlign: 'top',
      },
    ),
  ];
  return { elements, bottom: subtitleTop + subtitle.length * 26 };
}

/** The largest size at which the headline takes two lines at most. */
function fitHeadline(
  title: string,
  ruler: TextRuler,
  width: number,
): { fontSize: number; lines: string[] } {
  for (const fontSize of headlineSizes) {
    const lines = ruler.wrap(title, { fontSize, bold: true }, width);
    if (lines.length <= 2) return { fontSize, lines };
  }
  const fontSize = smallestHeadline;
  return { fontSize, lines: ruler.wrap(title, { fontSize, bold: true }, width) };
}

function buildFoot({ heading, logo, size, ruler }: FrameInput): {
  elements: Element[];
  top: number;
} {
  const logoWidth = logo === '' ? 0 : ruler.width(logo, { fontSize: footSize, bold: true }) + 32;
  const width = size.width - 2 * margin - logoWidth;
  const lines = ruler.wrap(heading.source, { fontSize: footSize }, width);
  const bottom = size.height - 20;
  const style = { fontSize: footSize, lineHeight: 20, verticalAlign: 'bottom' } as const;
  const elements: Element[] = [
    text({ x: margin, y: bottom }, { ...style, text: lines.join('\n'), fill: 'mutedInk' }),
  ];
  if (logo !== '') {
    const at = { x: size.width - margin, y: bottom };
    elements.push(
      text(at, { ...style, text: logo, fill: 'ink', fontWeight: 'bold', align: 'right' }),
    );
  }
  return { elements, top: bottom - 20 * Math.max(1, lines.length) };
}
