import type { ChartOption, TextElement } from '../../src/options/drawing/chart-option.js';
import { textRuler } from '../../src/options/text/text-ruler.js';

export interface TextBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ruler = textRuler();
/** From the top of the tallest letter to the bottom of the lowest, in font sizes. */
const inkHeight = 1;

/**
 * The box of each text. Rotated texts have none, because we do not rotate any; nor have texts
 * without letters.
 */
export function textBoxes(option: ChartOption): TextBox[] {
  return option.graphic
    .filter((element) => element.type === 'text')
    .filter(({ style }) => style.text.trim() !== '')
    .map(boxOf);
}

function boxOf({ x, y, style }: TextElement<string>): TextBox {
  const { text, fontSize, align = 'left', verticalAlign = 'top', lineHeight = fontSize } = style;
  const lines = text.split('\n');
  const lettering = { fontSize, bold: style.fontWeight === 'bold' };
  const width = Math.max(...lines.map((line) => ruler.width(line, lettering)));
  const height = (lines.length - 1) * lineHeight + fontSize * inkHeight;
  const left = x - { left: 0, center: width / 2, right: width }[align];
  // A single line's box is its line height; the ink is in the middle of it.
  const slack = (lineHeight - fontSize * inkHeight) / 2;
  const full = lines.length * lineHeight;
  const top = y - { top: 0, middle: full / 2, bottom: full }[verticalAlign] + slack;
  return { text, left, right: left + width, top, bottom: top + height };
}

/** Pairs of texts that overlap visibly. */
export function overlaps(boxes: TextBox[]): [TextBox, TextBox][] {
  const hair = 0.5;
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left + hair < other.right &&
          other.left + hair < one.right &&
          one.top + hair < other.bottom &&
          other.top + hair < one.bottom,
      )
      .map((other): [TextBox, TextBox] => [one, other]),
  );
}

export function outside(boxes: TextBox[], width: number, height: number): TextBox[] {
  return boxes.filter(
    ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
  );
}
