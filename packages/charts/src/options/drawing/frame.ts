/** The frame of every chart: mark, headline, subtitle, source and logo line. */
import type { ChartHeading } from '@broadsheet/contract';
import type { TextRuler } from '../text/text-ruler.js';
import { type Box, type Element, rect, text } from './elements.js';

/** Sizes in logical pixels, for charts wider than a phone and for those drawn for phones. */
const frames = {
  wide: {
    margin: 40,
    top: 32,
    headlines: [32, 28, 24],
    smallestHeadline: 20,
    subtitle: { size: 20, line: 26 },
    foot: { size: 15, line: 20 },
  },
  narrow: {
    margin: 20,
    top: 26,
    headlines: [26, 24, 22],
    smallestHeadline: 19,
    subtitle: { size: 17, line: 22 },
    foot: { size: 14, line: 18 },
  },
} as const;
/** Charts below this width are drawn for phones. */
const narrowBelow = 600;

export interface Size {
  width: number;
  height: number;
}

/** The area a chart may use, and the ruler that measures its text. */
export interface Page {
  plot: Box;
  ruler: TextRuler;
  /** Whether the chart is drawn for phones: columns side by side become stacked. */
  narrow: boolean;
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
  const narrow = size.width < narrowBelow;
  const { margin } = frameOf(size);
  const head = buildHead(input);
  const foot = buildFoot(input);
  const top = head.bottom + 22;
  const plot = {
    x: margin,
    y: top,
    width: size.width - 2 * margin,
    height: Math.max(120, foot.top - 18 - top),
  };
  return { elements: [...head.elements, ...foot.elements], page: { plot, ruler, narrow } };
}

function frameOf({ width }: Size): (typeof frames)[keyof typeof frames] {
  return width < narrowBelow ? frames.narrow : frames.wide;
}

function buildHead({ heading, size, ruler }: FrameInput): { elements: Element[]; bottom: number } {
  const frame = frameOf(size);
  const { margin } = frame;
  const width = size.width - 2 * margin;
  const headline = fitHeadline(heading.title, ruler, { width, ...frame });
  const subtitle = ruler.wrap(heading.subtitle, { fontSize: frame.subtitle.size }, width);
  const lineHeight = Math.round(headline.fontSize * 1.2);
  const subtitleTop = frame.top + headline.lines.length * lineHeight + 5;
  const elements: Element[] = [
    rect({ x: margin, y: 0, width: 56, height: 10 }, { fill: 'brand' }),
    text(
      { x: margin, y: frame.top },
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
        fontSize: frame.subtitle.size,
        lineHeight: frame.subtitle.line,
        verticalAlign: 'top',
      },
    ),
  ];
  return { elements, bottom: subtitleTop + subtitle.length * frame.subtitle.line };
}

interface HeadlineRoom {
  width: number;
  headlines: readonly number[];
  smallestHeadline: number;
}

/** The largest size at which the headline takes two lines at most. */
function fitHeadline(
  title: string,
  ruler: TextRuler,
  { width, headlines, smallestHeadline }: HeadlineRoom,
): { fontSize: number; lines: string[] } {
  for (const fontSize of headlines) {
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
  const { margin, foot } = frameOf(size);
  const footSize = foot.size;
  const logoWidth = logo === '' ? 0 : ruler.width(logo, { fontSize: footSize, bold: true }) + 32;
  const width = size.width - 2 * margin - logoWidth;
  const lines = ruler.wrap(heading.source, { fontSize: footSize }, width);
  const bottom = size.height - 20;
  const style = { fontSize: footSize, lineHeight: foot.line, verticalAlign: 'bottom' } as const;
  const elements: Element[] = [
    text({ x: margin, y: bottom }, { ...style, text: lines.join('\n'), fill: 'mutedInk' }),
  ];
  if (logo !== '') {
    const at = { x: size.width - margin, y: bottom };
    elements.push(
      text(at, { ...style, text: logo, fill: 'ink', fontWeight: 'bold', align: 'right' }),
    );
  }
  return { elements, top: bottom - foot.line * Math.max(1, lines.length) };
}
