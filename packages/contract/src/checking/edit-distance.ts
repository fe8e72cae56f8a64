const mostLetters = 128;
/** Reused by each call, since a mistyped word is compared with thousands. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(mostLetters + 1));

/**
 * The fewest letters to insert, remove, replace or swap with their neighbour to turn one word into
 * the other (optimal string alignment). Stops above `most` and returns `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most) return tooMany;
  if (one.length > mostLetters || other.length > mostLetters) return one === other ? 0 : tooMany;
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= other.length; column += 1) above[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    // Further from the diagonal, there are more than `most` letters to insert or remove.
    const first = Math.max(1, row - most);
    const last = Math.min(other.length, row + most);
    current[first - 1] = first === 1 ? row : tooMany;
    if (last === row + most) above[last] = tooMany;
    let least = current[first - 1] ?? tooMany;
    for (let column = first; column <= last; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let distance = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (isSwapped) distance = Math.min(distance, (before[column - 2] ?? 0) + 1);
      current[column] = distance;
      least = Math.min(least, distance);
    }
    if (least > most) return tooMany;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[other.length] ?? tooMany, tooMany);
}
