/**
 * The known name that the writer most likely meant, for "did you mean": at most a third of the
 * letters may differ, and letter case does not count.
 */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  return findNearestWithin(name, known, Math.max(1, Math.floor(name.length / 3)) + 1);
}

/** The nearest known name at any distance; the first of `known` if nothing is similar. */
export function getNearestName(name: string, known: readonly string[]): string {
  // Beyond this length every known name is equally far, and counting edits only costs time.
  const nearest = findNearestWithin(name.slice(0, 64), known, Infinity) ?? known[0];
  if (nearest === undefined) throw new RangeError('there are no known names');
  return nearest;
}

function findNearestWithin(
  name: string,
  known: readonly string[],
  limit: number,
): string | undefined {
  let nearest: string | undefined;
  let least = limit;
  for (const candidate of known) {
    const distance = countEdits(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}

/**
 * The number of edits from one word to the other; swapping two neighbouring letters counts as one.
 * Stops as soon as it must reach `limit`.
 */
function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let previous: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      const isSwap = i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j];
      const swapped = isSwap ? (previous[j - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    // A swap reaches back two rows, so one hopeless row does not decide.
    if (Math.min(...next, ...row) >= limit) return limit;
    previous = row;
    row = next;
  }
  return row[to.length] ?? limit;
}
