import { type Element, text } from '../drawing/elements.js';
import { fitLettering } from '../text/fit-lettering.js';
import type { TextRuler } from '../text/text-ruler.js';

const rowNameSizes = [20, 18, 17, 16, 15, 14, 13, 12];

export interface RowNamesInput {
  names: string[];
  /** The right edge of the names, and their maximum width. */
  right: number;
  width: number;
  top: number;
  /** The distance from one row to the next. */
  pitch: number;
  ruler: TextRuler;
  /** Which names are bold. */
  isBold?: (index: number) => boolean;
}

/**
 * The names at the left of horizontal bars: wrapped, and smaller if they would be taller than a
 * row.
 */
export function drawRowNames(input: RowNamesInput): Element[] {
  const { names, right, width, top, pitch, ruler, isBold } = input;
  const room = { width, height: pitch - 6 };
  const { fontSize, lineHeight, lines } = fitLettering({
    texts: names,
    ...room,
    sizes: rowNameSizes,
    ruler,
    bold: isBold !== undefined,
  });
  const style = { fill: 'ink', align: 'right', verticalAlign: 'middle' } as const;
  return lines.map((wrapped, index) =>
    text(
      { x: right, y: top + (index + 0.5) * pitch },
      {
        ...style,
        text: wrapped.join('\n'),
        fontSize,
        ...(isBold?.(index) && { fontWeight: 'bold' }),
        lineHeight,
      },
    ),
  );
}

/** The width that the names need, up to a share of the available width. */
export function rowNameWidth(
  names: string[],
  most: number,
  ruler: TextRuler,
  bold = false,
): number {
  return Math.min(Math.ceil(ruler.widest(names, { fontSize: rowNameSizes[0] ?? 0, bold })), most);
}
