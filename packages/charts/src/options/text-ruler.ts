/** Widths of text without a canvas, so that layout is pure and the same in browsers. */
import { wrapText } from './wrap-text.js';

export interface Lettering {
  fontSize: number;
  bold?: boolean;
}

export interface TextRuler {
  width(text: string, lettering: Lettering): number;
  /** Lines no wider than `width`, nothing left out. */
  wrap(text: string, lettering: Lettering, width: number): string[];
}

/** `widthScale`: how much wider than the bundled font the theme's font runs. */
export function textRuler(widthScale = 1): TextRuler {
  const width = (text: string, { fontSize, bold = false }: Lettering): number => {
    let ems = 0;
    for (const character of text) ems += advance(character);
    return ems * fontSize * widthScale * (bold ? 1.06 : 1);
  };
  return {
    width,
    wrap: (text, lettering, limit) => wrapText(text, limit, (part) => width(part, lettering)),
  };
}

function advance(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x1100) return 1;
  if ("iljtfrI.,:;'|!()[] ".includes(character)) return 0.36;
  if ('mwMW%@'.includes(character)) return 0.95;
  return /[A-Z]/.test(character) ? 0.7 : 0.6;
}
