/** Published amounts are rounded to a hundred thousand. */
export function roundAmount(value: number): number {
  return Math.round(value / 1e5) * 1e5;
}
