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

/** The largest size at which every text fits its room; at the smallest, what is too long stays whole. */
export function fitLettering(input: FitInput): Wrapped {
  const tries = input.sizes.map((fontSize) => wrapAll(input, fontSize));
  const fitting = tries.find(({ lines, lineHeight }) =>
    lines.every(({ length }) => length * lineHeight <= input.height),
  );
  const smallest = tries.at(-1);
  if (smallest === undefined) throw new Error('fitLettering needs at least one size.');
  return fitting ?? smallest;
}

function wrapAll({ texts, width, ruler, bold = false }: FitInput, fontSize: number): Wrapped {
  return {
    fontSize,
    lineHeight: Math.round(fontSize * 1.18),
    lines: texts.map((text) => ruler.wrap(text, { fontSize, bold }, width)),
  };
}
