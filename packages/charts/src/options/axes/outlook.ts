import { type Box, type Element, line, rect, type Style, text } from '../drawing/elements.js';
import type { TextRuler } from '../text/text-ruler.js';
import type { Bands } from './years.js';

const lettering = { fontSize: 16, bold: true };

export interface OutlookInput {
  points: readonly { outlook: boolean }[];
  /** All panels, from the labels at the top to the bottom. */
  box: Box;
  bands: Bands;
  words: { actual: string; outlook: string };
  ruler: TextRuler;
  /** False if the background already has a meaning. */
  shaded?: boolean;
}

/** The shade behind outlook years, the boundary line, and the labels on either side of it. */
export function drawOutlook(input: OutlookInput): Element[] {
  const { points, box, bands, words, ruler, shaded = true } = input;
  const first = points.findIndex(({ outlook }) => outlook);
  if (first === -1) return [];
  const edge = box.x + first * bands.width;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const outlookX = Math.min(edge + 10, right - ruler.width(words.outlook, lettering));
  const style = { fill: 'mutedInk', fontSize: 16, verticalAlign: 'top' } as const;
  const top = box.y + 5;
  const shade = { ...box, x: edge, width: right - edge };
  const elements: Element[] = [
    ...(shaded ? [rect(shade, { fill: 'band' }, 0)] : []),
    text({ x: outlookX, y: top }, { ...style, text: words.outlook, fontWeight: 'bold' }),
  ];
  if (first === 0) return elements;
  const actualRight = Math.min(edge, outlookX) - 10;
  const hasRoom = actualRight - ruler.width(words.actual, { fontSize: 16 }) >= box.x;
  const dashes: Style = { stroke: 'axis', lineWidth: 1.5, lineDash: [5, 4] };
  return [
    ...elements,
    // If the outlook is narrower than its label, the boundary line begins below the label.
    line({ x: edge, y: outlookX < edge ? box.y + 28 : box.y }, { x: edge, y: bottom }, dashes),
    ...(hasRoom
      ? [text({ x: actualRight, y: top }, { ...style, text: words.actual, align: 'right' })]
      : []),
  ];
}
