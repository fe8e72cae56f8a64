/**
 * Check digits of the numbers that identify a company. Each `complete…` returns the correct number
 * for the same digits, for use in messages.
 */

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const acnWeights = [8, 7, 6, 5, 4, 3, 2, 1];

/** Australian Business Register: one less on the first digit, weighted sum divisible by 89. */
export function isAbn(abn: string): boolean {
  return /^[1-9]\d{10}$/.test(abn) && weigh(abn, abnWeights) % 89 === abnWeights[0];
}

/** The ABN of these last nine digits: the first two are its check digits. */
export function completeAbn(lastNine: string): string {
  const rest = weigh(`00${lastNine}`, abnWeights);
  // The first two digits less ten are 89 less the remainder of the others' weighted sum.
  return `${String(10 + 89 - (rest % 89))}${lastNine}`;
}

/** ASIC: the ninth digit complements the weighted sum of the others to a multiple of ten. */
export function completeAcn(firstEight: string): string {
  return `${firstEight}${String((10 - (weigh(firstEight, acnWeights) % 10)) % 10)}`;
}

export function isAcn(acn: string): boolean {
  return /^\d{9}$/.test(acn) && completeAcn(acn.slice(0, 8)) === acn;
}

/** GS1: weights 1 and 3 alternating, complemented to a multiple of ten. */
export function completeNzbn(firstTwelve: string): string {
  const sum = weigh(firstTwelve, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
  return `${firstTwelve}${String((10 - (sum % 10)) % 10)}`;
}

export function isNzbn(nzbn: string): boolean {
  return /^94\d{11}$/.test(nzbn) && completeNzbn(nzbn.slice(0, 12)) === nzbn;
}

function weigh(digits: string, weights: number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
