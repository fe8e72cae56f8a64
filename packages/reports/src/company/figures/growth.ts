import { growthMeasures, type FinancialGrowthRow, type GrowthMeasure } from '@broadsheet/contract';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import { quotient } from '../../quotient.js';
import type { StatementYear } from './statements.js';

/** Change in per cent; a percentage of zero or of a loss has no meaning. */
export function deriveGrowth(
  value: number | undefined,
  before: number | undefined,
): number | undefined {
  if (value === undefined || before === undefined) return undefined;
  const change = quotient(value - before, before);
  return change === undefined ? undefined : change * 100;
}

/** The changes of one year, rounded as they are published; what cannot be derived is absent. */
export function deriveGrowthRates(
  { source, figures }: StatementYear,
  before: StatementYear | undefined,
): Partial<Record<GrowthMeasure, number>> {
  const values: Partial<Record<GrowthMeasure, number>> = {};
  for (const name of growthMeasures) {
    const value = source.Growth?.[name] ?? deriveGrowth(figures[name], before?.figures[name]);
    if (value !== undefined) values[name] = roundTo(value, ratioDecimals);
  }
  return values;
}

/** Over all years in which the figure is known, if they span two years or more. */
export function deriveCompoundGrowth(
  years: StatementYear[],
  name: GrowthMeasure,
): FinancialGrowthRow['CompoundAnnual'] {
  const known = years.filter(({ figures }) => figures[name] !== undefined);
  const last = known[0];
  const first = known.at(-1);
  if (last === undefined || first === undefined || last.year - first.year < 2) return undefined;
  const times = quotient(last.figures[name], first.figures[name]);
  if (times === undefined || times <= 0) return undefined;
  const value = (times ** (1 / (last.year - first.year)) - 1) * 100;
  return { FromYear: first.year, ToYear: last.year, Value: roundTo(value, ratioDecimals) };
}
