/** Measures text without a canvas, so that layout is pure and the same in browsers. */
import advanceWidths from './advance-widths.json' with { type: 'json' };
import { longestPiece, wrapText } from './wrap-text.js';

interface Lettering {
  fontSize: number;
  bold?: boolean;
}

export interface TextRuler {
  width: (text: string, lettering: Lettering) => number;
  widest: (texts: readonly string[], lettering: Lettering) => number;
  /** The width below which a line would break inside a word. */
  longestWord: (text: string, lettering: Lettering) => number;
  /** Lines no wider than `width`; nothing is left out. */
  wrap: (text: string, lettering: Lettering, width: number) => string[];
}

type Advances = Map<number, number>;

/** Marks that are drawn over the letter before them, and joiners. */
const overprinted = /^(?:\p{Mn}|\p{Me}|\p{Cf})$/u;
/** An ideograph is one em wide; a pictograph may be a little wider. */
const ideograph = 1;
/**
 * Some pairs of kana are drawn a twentieth of an em further apart, so each may need half of that.
 */
const kana = 1.025;
const pictograph = 1.3;

const regular = readAdvances('regular');
const bold = readAdvances('bold');

/** `widthScale`: how much wider than the bundled font the theme's font runs. */
export function textRuler(widthScale = 1): TextRuler {
  const width = (text: string, { fontSize, bold: heavy = false }: Lettering): number => {
    const advances = heavy ? bold : regular;
    let ems = 0;
    for (const character of text) ems += advanceOf(character, advances);
    return ems * fontSize * widthScale;
  };
  return {
    width,
    widest: (texts, lettering) => Math.max(0, ...texts.map((text) => width(text, lettering))),
    longestWord: (text, lettering) => longestPiece(text, (part) => width(part, lettering)),
    wrap: (text, lettering, limit) => wrapText(text, limit, (part) => width(part, lettering)),
  };
}

function advanceOf(character: string, advances: Advances): number {
  const code = character.codePointAt(0) ?? 0;
  const known = advances.get(code);
  if (known !== undefined) return known;
  if (overprinted.test(character)) return 0;
  if (code >= 0x3041 && code <= 0x30ff) return kana;
  return code >= 0x1f000 ? pictograph : ideograph;
}

function readAdvances(weight: 'regular' | 'bold'): Advances {
  const advances: Advances = new Map();
  for (const block of advanceWidths.blocks) {
    block[weight].split(' ').forEach((thousandths, index) => {
      const code = block.first + index;
      if (overprinted.test(String.fromCodePoint(code))) return;
      advances.set(code, Number(thousandths) / 1000);
    });
  }
  return advances;
}
