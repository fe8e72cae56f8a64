import {
  findHealthZone,
  healthFigureNames,
  healthFigures,
  healthInputs,
  type HealthFigure,
  type HealthYear,
} from '@broadsheet/contract';
import type { StatementYear } from '../company/figures/statements.js';
import { parseFormula, type Figures } from '../figures/formula.js';
import { amountDecimals, ratioDecimals, roundTo } from '../figures/rounding.js';

const formulas = healthFigureNames.map((name) => ({
  name,
  calculate: parseFormula(healthFigures[name].formula),
  decimals: name === 'ZScore' ? ratioDecimals : amountDecimals,
}));

/** Altman's Z″ of one year with its ratios and inputs; what cannot be derived is absent. */
export function deriveHealth({ year, source, figures }: StatementYear): HealthYear {
  const found: Figures & Partial<Record<HealthFigure, number>> = { ...figures };
  for (const { name, calculate, decimals } of formulas) {
    const value = calculate(found);
    // The score is computed from the published ratios.
    if (value !== undefined) found[name] = roundTo(value, decimals);
  }
  const { ZScore, X1, X2, X3, X4 } = found;
  const given = (values: Figures) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return {
    Year: year,
    BalanceDate: source.BalanceDate,
    ...given({ ZScore, X1, X2, X3, X4 }),
    ...(ZScore !== undefined && { Zone: findHealthZone(ZScore) }),
    ...given(Object.fromEntries(healthInputs.map((name) => [name, figures[name]]))),
  };
}
