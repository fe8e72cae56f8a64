/**
 * The known name that the writer most likely meant, for "did you mean": at most a third of the
 * letters may differ, and letter case does not count.
 */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  return findNearestWithin(name, known, Math.max(1, Math.floor(name.length / 3)) + 1);
}

/** The nearest known name however far it is; the first of `known` where nothing is alike. */
export function getNearestName(name: string, known: readonly string[]): string {
  // Past this length every known name is equally far, and counting edits only costs time.
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

/** Levenshtein distance; gives up as soon as it must reach `limit`. */
function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return row[to.length] ?? limit;
}
