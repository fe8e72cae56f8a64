import { editDistance } from './edit-distance.js';

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
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least - 1);
    if (distance < least) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}
