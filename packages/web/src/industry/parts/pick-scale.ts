import { countDecimals, dropNoise } from '@broadsheet/contract/words';

/** The number format of a column of figures. */
export interface FigureScale {
  divisor: number;
  decimals: number;
}

interface ScaledValues {
  unit: 'Currency' | 'Count' | 'Percent';
  values: readonly number[];
}

/**
 * Every figure in full: amounts are in millions or thousands only where that takes no more decimals
 * than ratios have.
 */
export function pickScale({ unit, values }: ScaledValues): FigureScale {
  const scales = [1e6, 1e3, 1].map((divisor) => ({
    divisor,
    decimals: countMostDecimals(values.map((value) => value / divisor)),
  }));
  const isLong = unit === 'Currency' && values.some((value) => Math.abs(value) >= longFrom);
  const short = isLong ? scales.find(({ decimals }) => decimals <= ratioDecimals) : undefined;
  return short ?? { divisor: 1, decimals: countMostDecimals(values) };
}

/** From this on, an amount is shortened. */
const longFrom = 1e7;
const ratioDecimals = 2;
/** Numbers have no more digits. */
const mostDecimals = 15;

export function countMostDecimals(values: readonly number[]): number {
  const needed = Math.max(0, ...values.map((value) => countDecimals(dropNoise(value))));
  return Math.min(needed, mostDecimals);
}
