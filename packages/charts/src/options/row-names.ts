import { type Element, text } from './elements.js';
import { fitLettering } from './fit-lettering.js';
import type { TextRuler } from './text-ruler.js';

const rowNameSizes = [20, 18, 17, 16, 15, 14, 13, 12];

export interface RowNamesInput {
  names: string[];
  /** Where names end, and the most room they have. */
  right: number;
  width: number;
  top: number;
  /** From one row to the next. */
  pitch: number;
  ruler: TextRuler;
}

/** The names of lying bars, at their left: wrapped, and smaller where they would be taller than a row. */
export function drawRowNames({ names, right, width, top, pitch, ruler }: RowNamesInput): Element[] {
  const room = { width, height: pitch - 6 };
  const { fontSize, lineHeight, lines } = fitLettering({
    texts: names,
    ...room,
    sizes: rowNameSizes,
    ruler,
  });
  const style = { fill: 'ink', align: 'right', verticalAlign: 'middle' } as const;
  return lines.map((wrapped, index) =>
    text(
      { x: right, y: top + (index + 0.5) * pitch },
      { ...style, text: wrapped.join('\n'), fontSize, lineHeight },
    ),
  );
}

/** What names would like to have, up to a share of the room. */
export function rowNameWidth(names: string[], most: number, ruler: TextRuler): number {
  return Math.min(Math.ceil(ruler.widest(names, { fontSize: rowNameSizes[0] ?? 0 })), most);
}
