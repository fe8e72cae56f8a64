import { ColorTable } from './color-table.js';

/** An image as runs of one colour, row by row. */
export interface ColorRuns {
  width: number;
  height: number;
  table: ColorTable;
  /** For each run, the number of the colour (upper half) and the length in pixels (lower half). */
  runs: Uint32Array;
  /** For each row, the end of its runs; a row equal to the row above has no runs. */
  rowEnds: Uint32Array;
}

/**
 * The buffer for the runs of one image, reused for the next: discarding megabytes with each image
 * would make the garbage collector run twice as often.
 */
let room = new Uint32Array(0);

/**
 * Finds the runs, which are valid until the next call; undefined if there are more colours than a
 * chart ever has. Most rows of a chart equal the row above, and most pixels the one to the left, so
 * this is quick and leaves little work for the later steps.
 */
export function findColorRuns(rgba: Buffer, width: number, height: number): ColorRuns | undefined {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const table = new ColorTable();
  if (room.length < pixels.length) room = new Uint32Array(pixels.length);
  const runs = room;
  const rowEnds = new Uint32Array(height);
  let end = 0;
  for (let row = 0; row < height; row += 1) {
    if (!repeatsRowAbove(rgba, row, width)) {
      end = appendRow({ pixels, from: row * width, width, table, runs, end });
    }
    if (end < 0) return undefined;
    rowEnds[row] = end;
  }
  return { width, height, table, runs, rowEnds };
}

function repeatsRowAbove(rgba: Buffer, row: number, width: number): boolean {
  const bytes = width * 4;
  const start = row * bytes;
  return row > 0 && rgba.compare(rgba, start - bytes, start, start, start + bytes) === 0;
}

interface RowToAppend {
  pixels: Uint32Array;
  from: number;
  width: number;
  table: ColorTable;
  runs: Uint32Array;
  end: number;
}

/** Returns the new end of the runs; -1 if the table is full. */
function appendRow({ pixels, from, width, table, runs, end }: RowToAppend): number {
  const rowEnd = from + width;
  for (let at = from; at < rowEnd;) {
    const start = at;
    const color = pixels[at] ?? 0;
    do at += 1;
    while (at < rowEnd && pixels[at] === color);
    const number = table.count(color, at - start);
    if (number < 0) return -1;
    runs[end++] = (number << 16) | (at - start);
  }
  return end;
}
