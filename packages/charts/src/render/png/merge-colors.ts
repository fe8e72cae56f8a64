import { colorLimit, type ColorTable } from './color-table.js';

export interface Palette {
  /** Red, green and blue of each colour, as PNG stores them. */
  samples: Uint8Array;
  /** For each colour number in the table, its index in the palette. */
  indexes: Uint8Array;
}

const paletteLimit = 256;
/**
 * The most frequent colours stay exact: surfaces and lines, which have many pixels. Only shades at
 * the edges of letters are merged.
 */
const exactColors = 64;
/** The largest allowed difference per channel, of 255: far below what is visible at an edge. */
const tolerance = 4;

/**
 * Builds a palette for an image with more colours than a palette holds: a rare colour is replaced
 * by a frequent one that is almost the same. Undefined if even that needs more than 256.
 */
export function mergeColors(table: ColorTable): Palette | undefined {
  const samples = new Uint8Array(paletteLimit * 3);
  const indexes = new Uint8Array(table.size);
  let size = 0;
  for (const number of sortByFrequency(table)) {
    const color = table.colors[number] ?? 0;
    let found = size < exactColors ? -1 : findAlike(color, samples, size);
    if (found < 0) {
      if (size === paletteLimit) return undefined;
      found = size++;
      samples[found * 3] = color;
      samples[found * 3 + 1] = color >> 8;
      samples[found * 3 + 2] = color >> 16;
    }
    indexes[number] = found;
  }
  return { samples: samples.subarray(0, size * 3), indexes };
}

/**
 * The most frequent first, and among equals the first to appear. Plain numbers sort several times
 * faster than with a compare function, so count and number are combined into one number.
 */
function sortByFrequency({ size, counts }: ColorTable): Uint16Array {
  const keys = new Float64Array(size);
  for (let number = 0; number < size; number += 1) {
    keys[number] = number - (counts[number] ?? 0) * colorLimit;
  }
  return Uint16Array.from(keys.sort(), (key) => ((key % colorLimit) + colorLimit) % colorLimit);
}

/** The index of a colour that is almost the same; -1 if there is none. */
function findAlike(color: number, samples: Uint8Array, size: number): number {
  const red = color & 255;
  const green = (color >> 8) & 255;
  const blue = (color >> 16) & 255;
  for (let found = 0; found < size; found += 1) {
    if (
      isNear(samples[found * 3], red) &&
      isNear(samples[found * 3 + 1], green) &&
      isNear(samples[found * 3 + 2], blue)
    ) {
      return found;
    }
  }
  return -1;
}

function isNear(one = 0, other: number): boolean {
  return Math.abs(one - other) <= tolerance;
}
