import type { TextRuler } from './text-ruler.js';

export interface Wrapped {
  fontSize: number;
  lineHeight: number;
  /** One entry a text: its lines. */
  lines: string[][];
}

export interface FitInput {
  texts: string[];
  width: number;
  /** The most that one text may take. */
  height: number;
  /** Largest first. */
  sizes: readonly number[];
  ruler: TextRuler;
  bold?: boolean;
}

/** Smaller than this, a word broken in two is easier to read than a whole one. */
const smallestUnbroken = 13;

/** The largest size at which every text fits its room; at the smallest, what is too long stays whole. */
export function fitLettering(input: FitInput): Wrapped {
  let wrapped: Wrapped = { fontSize: 0, lineHeight: 0, lines: [] };
  for (const fontSize of input.sizes) {
    if (fontSize > smallestUnbroken && breaksWords(input, fontSize)) continue;
    wrapped = wrapAll(input, fontSize);
    const { lineHeight, lines } = wrapped;
    if (lines.every(({ length }) => length * lineHeight <= input.height)) break;
  }
  return wrapped;
}

function breaksWords({ texts, width, ruler, bold = false }: FitInput, fontSize: number): boolean {
  return texts.some((text) => ruler.longestWord(text, { fontSize, bold }) > width);
}

function wrapAll({ texts, width, ruler, bold = false }: FitInput, fontSize: number): Wrapped {
  return {
    fontSize,
    lineHeight: Math.round(fontSize * 1.18),
    lines: texts.map((text) => ruler.wrap(text, { fontSize, bold }, width)),
  };
}
