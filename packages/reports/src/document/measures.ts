/**
 * What a number of a document measures, as far as that decides which of its values are unusual.
 * `score`: on a short scale. `share`: per cent of a whole. `count` and `amount`: not negative,
 * amounts in a currency or another unit. `change`: itself a change, in per cent or in the amount
 * held. `profit`: of a whole industry, which may nearly vanish in a crisis and recover. `signed`:
 * anything else that may be negative, such as the profit of a division.
 */
export type MeasureKind = 'score' | 'share' | 'count' | 'amount' | 'change' | 'profit' | 'signed';

const measureKeyword = 'x-measure';

/**
 * Sets the measure of a number whose bounds do not show it, such as a revenue that may be negative
 * because some reports have one. Spread into its options: `Type.Number({ minimum: -1e15,
 * ...measuredAs('amount') })`.
 */
export function measuredAs(kind: MeasureKind): Record<string, MeasureKind> {
  return { [measureKeyword]: kind };
}

/** The explicit measure of a number; undefined if its bounds show it. */
export function findMarkedMeasure(schema: object): MeasureKind | undefined {
  return (schema as Record<string, MeasureKind | undefined>)[measureKeyword];
}
