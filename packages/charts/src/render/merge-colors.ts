import { colorLimit, type ColorTable } from './color-table.js';

export interface Palette {
  /** Red, green and blue of each of its colours, as a PNG has them. */
  samples: Uint8Array;
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
  const samples = new Uint8Array(paletteLimit * 3);
  const places = new Uint8Array(table.size);
  let size = 0;
  for (const number of sortByFrequency(table)) {
    const color = table.colors[number] ?? 0;
    let place = size < exactColors ? -1 : findAlike(color, samples, size);
    if (place < 0) {
      if (size === paletteLimit) return undefined;
      place = size++;
      samples[place * 3] = color;
      samples[place * 3 + 1] = color >> 8;
      samples[place * 3 + 2] = color >> 16;
    }
    places[number] = place;
  }
  return { samples: samples.subarray(0, size * 3), places };
}

/**
 * The most frequent first, and among equals the first to appear. Plain numbers sort several times faster
 * than anything compared by a function, so count and number are made into one.
 */
function sortByFrequency({ size, counts }: ColorTable): Uint16Array {
  const keys = new Float64Array(size);
  for (let number = 0; number < size; number += 1) {
    keys[number] = number - (counts[number] ?? 0) * colorLimit;
  }
  return Uint16Array.from(keys.sort(), (key) => ((key % colorLimit) + colorLimit) % colorLimit);
}

/** The place of one that hardly differs; -1 where there is none. */
function findAlike(color: number, samples: Uint8Array, size: number): number {
  const red = color & 255;
  const green = (color >> 8) & 255;
  const blue = (color >> 16) & 255;
  for (let place = 0; place < size; place += 1) {
    if (
      isNear(samples[place * 3], red) &&
      isNear(samples[place * 3 + 1], green) &&
      isNear(samples[place * 3 + 2], blue)
    ) {
      return place;
    }
  }
  return -1;
}

function isNear(one = 0, other: number): boolean {
  return Math.abs(one - other) <= tolerance;
}
