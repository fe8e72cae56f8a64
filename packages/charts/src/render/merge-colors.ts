import type { ColorTable } from './color-table.js';

export interface Palette {
  colors: number[];
  /** For each colour's number in the table, its place in the palette. */
  places: Uint8Array;
}

const paletteLimit = 256;
/** Surfaces and lines, which have many pixels, stay exact; what is merged are shades of letters' edges. */
const exactColors = 64;
/** The most that a channel may be off, of 255: far below what an eye can tell at an edge. */
const tolerance = 4;

/**
 * A palette for a picture that has more colours than a palette holds: rare colours take the place of
 * a frequent one that hardly differs. Undefined where even that needs more than 256.
 */
export function mergeColors(table: ColorTable): Palette | undefined {
  const kept: number[] = [];
  const places = new Uint8Array(table.size);
  for (const number of sortByFrequency(table)) {
    const color = table.colors[number] ?? 0;
    let place = kept.length < exactColors ? -1 : findAlike(color, kept);
    if (place < 0) place = kept.push(color) - 1;
    if (place === paletteLimit) return undefined;
    places[number] = place;
  }
  return { colors: kept, places };
}

function sortByFrequency({ size, colors, counts }: ColorTable): number[] {
  const numbers = Array.from({ length: size }, (_, number) => number);
  const differ = (values: Uint32Array, a: number, b: number): number =>
    (values[a] ?? 0) - (values[b] ?? 0);
  return numbers.sort((a, b) => differ(counts, b, a) || differ(colors, a, b));
}

function findAlike(color: number, kept: number[]): number {
  const red = color & 255;
  const green = (color >> 8) & 255;
  const blue = (color >> 16) & 255;
  return kept.findIndex(
    (other) =>
      Math.abs(red - (other & 255)) <= tolerance &&
      Math.abs(green - ((other >> 8) & 255)) <= tolerance &&
      Math.abs(blue - ((other >> 16) & 255)) <= tolerance,
  );
}
