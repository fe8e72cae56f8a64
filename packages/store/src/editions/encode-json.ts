/** Grows to what the largest report needs. */
let room = Buffer.alloc(0x10000);
const mostBytesPerCharacter = 3;

/**
 * The values as JSON in UTF-8: parts of one piece of memory, because allocating one for each takes
 * longer than writing them.
 */
export function encodeJson(values: readonly unknown[]): Buffer[] {
  const ends: number[] = [];
  let end = 0;
  for (const value of values) {
    const text = JSON.stringify(value);
    reserve(end, text.length * mostBytesPerCharacter);
    end += room.write(text, end);
    ends.push(end);
  }
  const bytes = Buffer.allocUnsafeSlow(end);
  room.copy(bytes, 0, 0, end);
  return ends.map((to, index) => bytes.subarray(ends[index - 1] ?? 0, to));
}

function reserve(used: number, size: number): void {
  if (used + size <= room.length) return;
  const larger = Buffer.alloc(2 * (used + size));
  room.copy(larger, 0, 0, used);
  room = larger;
}
