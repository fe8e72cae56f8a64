import type { RatioName } from '@broadsheet/contract';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import { ratios } from './definitions.js';
import type { StatementYear } from './statements.js';

/** The ratios of one year, rounded as they are published; what cannot be derived is absent. */
export function deriveRatios({
  source,
  figures,
}: StatementYear): Partial<Record<RatioName, number>> {
  const values: Partial<Record<RatioName, number>> = {};
  for (const { name, calculate } of ratios) {
    const value = source.Ratios?.[name] ?? calculate(figures);
    if (value !== undefined) values[name] = roundTo(value, ratioDecimals);
  }
  return values;
}
