/** A position in a text as editors count it: lines and columns from 1. */
export interface Position {
  line: number;
  column: number;
}

export const start: Position = { line: 1, column: 1 };

/** Finds the line of an offset without scanning the text each time. */
export function createLineIndex(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
