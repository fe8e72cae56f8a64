/** A change of a score: `+0.25`, `−1.50`. */
export const writePoints = (points: number): string =>
  `${points > 0 ? '+' : '\u2212'}${Math.abs(points).toFixed(2)}`;
