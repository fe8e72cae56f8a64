import { splitCount } from '../industries/shares.js';

interface Point {
  Year: number;
  Value: number | null;
  Outlook?: boolean;
}

/** Published amounts are whole multiples of this. */
export const amountStep = 1e5;

/**
 * Splits a national series into one series per part, which add up to it in every year. The weights
 * of a year say how large the parts are; every value is a multiple of `step`.
 */
export function splitSeries(
  series: readonly Point[],
  weightsOf: (year: number) => readonly number[],
  step = 1,
): Point[][] {
  const years = series.map((point) => {
    const whole = point.Value ?? 0;
    const sign = Math.sign(whole);
    const parts = splitCount(weightsOf(point.Year), Math.round(Math.abs(whole) / step));
    return parts.map((part) => ({ ...point, Value: part === 0 ? 0 : sign * part * step }));
  });
  return (years[0] ?? []).map((_, part) => years.flatMap((values) => values[part] ?? []));
}
