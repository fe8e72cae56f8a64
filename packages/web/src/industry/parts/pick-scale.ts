/** The number format of a column of figures. */
export interface FigureScale {
  divisor: number;
  decimals: number;
}

interface ScaledValues {
  unit: 'Currency' | 'Count' | 'Percent';
  values: readonly number[];
}

/** Large amounts in millions, with few enough digits to compare and enough to tell apart. */
export function pickScale({ unit, values }: ScaledValues): FigureScale {
  const largest = Math.max(0, ...values.map(Math.abs));
  if (unit === 'Percent') return { divisor: 1, decimals: 1 };
  if (unit === 'Currency' && largest >= 1e7) {
    return { divisor: 1e6, decimals: largest >= 1e9 ? 0 : 1 };
  }
  const isWhole = values.every(Number.isInteger) || largest >= 1000;
  return { divisor: 1, decimals: isWhole ? 0 : 1 };
}
