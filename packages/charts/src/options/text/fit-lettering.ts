import { clusters } from './text-pieces.js';
import type { TextRuler } from './text-ruler.js';

export interface Wrapped {
  fontSize: number;
  lineHeight: number;
  /** The lines of each text. */
  lines: string[][];
}

export interface FitInput {
  texts: string[];
  width: number;
  /** The maximum height of one text. */
  height: number;
  /** Largest first. */
  sizes: readonly number[];
  ruler: TextRuler;
  bold?: boolean;
}

/**
 * Words are not broken above this size; at smaller sizes, a broken word is easier to read than a
 * still smaller whole one.
 */
const smallestUnbroken = 13;

/**
 * The largest size at which every text fits; at the smallest size, texts that are too long are cut.
 */
export function fitLettering(input: FitInput): Wrapped {
  let wrapped: Wrapped = { fontSize: 0, lineHeight: 0, lines: [] };
  for (const fontSize of input.sizes) {
    if (fontSize > smallestUnbroken && breaksWords(input, fontSize)) continue;
    wrapped = wrapAll(input, fontSize);
    const { lineHeight, lines } = wrapped;
    if (lines.every(({ length }) => length * lineHeight <= input.height)) return wrapped;
  }
  const { fontSize, lineHeight, lines } = wrapped;
  const most = Math.max(1, Math.floor(input.height / lineHeight));
  const fits = (line: string) =>
    input.ruler.width(line, { fontSize, bold: input.bold ?? false }) <= input.width;
  return { ...wrapped, lines: lines.map((one) => cutLines(one, most, fits)) };
}

/** Keeps at most this many lines; an ellipsis marks the cut. */
export function cutLines(lines: string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return lines;
  const letters = clusters(lines[most - 1] ?? '');
  const write = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 1 && !fits(write())) letters.pop();
  return [...lines.slice(0, most - 1), write()];
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
