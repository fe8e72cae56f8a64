import { editDistance } from './edit-distance.js';

/**
 * The known name that the writer most likely meant, for "did you mean": at most a third of the
 * letters may differ, and letter case does not count.
 */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  return findNearestWithin(name, known, Math.max(1, Math.floor(name.length / 3)) + 1);
}

/**
 * The nearest known name: one that begins with what was written, or contains it; otherwise the one
 * with the fewest edits, at any distance; the first of `known` if nothing is similar.
 */
export function getNearestName(name: string, known: readonly string[]): string {
  // Beyond this length every known name is equally far, and counting edits only costs time.
  const start = name.slice(0, 64);
  const nearest = findLonger(start, known) ?? findNearestWithin(start, known, Infinity) ?? known[0];
  if (nearest === undefined) throw new RangeError('there are no known names');
  return nearest;
}

/** One or two letters are in too many names to say which one is meant. */
const fewestLetters = 3;

/** The shortest known name that begins with the text, or else that contains it. */
function findLonger(text: string, known: readonly string[]): string | undefined {
  if (text.length < fewestLetters) return undefined;
  const part = text.toLowerCase();
  const containing = known
    .filter((name) => name.toLowerCase().includes(part))
    .sort((one, other) => one.length - other.length);
  return containing.find((name) => name.toLowerCase().startsWith(part)) ?? containing[0];
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
