import {
  balanceSheetLines,
  cashFlowLines,
  growthMeasures,
  keyFigureLines,
  profitAndLossLines,
  ratioDefinitions,
  ratioNames,
  type FinancialGrowthRow,
  type FinancialRatioRow,
  type FinancialYear,
  type CompanySectionBodies,
  type YearValue,
} from '@broadsheet/contract';
import type { Figures } from '../../figures/formula.js';
import type { CompanyDocument } from '../document/document.js';
import { deriveCompoundGrowth, deriveGrowthRates } from '../figures/growth.js';
import { deriveRatios } from '../figures/ratios.js';
import type { StatementYear } from '../figures/statements.js';

type Financial = Pick<CompanySectionBodies, 'financials' | 'financialratios' | 'financialgrowth'>;

export function buildFinancialSections(
  { Currency, Unit }: CompanyDocument,
  years: StatementYear[],
): Financial {
  if (years.length === 0 || Currency === undefined || Unit === undefined) return {};
  const ratioRows = listRatios(years);
  const growthRows = listGrowth(years);
  return {
    financials: { Currency, Unit, Years: years.map(writeYear) },
    ...(ratioRows.length > 0 && { financialratios: { Ratios: ratioRows } }),
    ...(growthRows.length > 0 && { financialgrowth: { Growth: growthRows } }),
  };
}

export function writeYear({ year, source, figures }: StatementYear): FinancialYear {
  return {
    Year: year,
    BalanceDate: source.BalanceDate,
    ...writeStatement('ProfitAndLoss', profitAndLossNames, figures),
    ...writeStatement('BalanceSheet', balanceSheetNames, figures),
    ...writeStatement('CashFlow', cashFlowNames, figures),
    ...writeStatement('KeyFigures', keyFigureNames, figures),
  };
}

const profitAndLossNames = Object.keys(profitAndLossLines);
const balanceSheetNames = Object.keys(balanceSheetLines);
const cashFlowNames = Object.keys(cashFlowLines);
const keyFigureNames = Object.keys(keyFigureLines);

function writeStatement(statement: string, names: string[], figures: Figures) {
  const lines: Figures = {};
  let isEmpty = true;
  for (const name of names) {
    if (figures[name] === undefined) continue;
    lines[name] = figures[name];
    isEmpty = false;
  }
  return isEmpty ? {} : { [statement]: lines };
}

export function listRatios(years: StatementYear[]): FinancialRatioRow[] {
  const derived = years.map(deriveRatios);
  return ratioNames.flatMap((name) => {
    const values = listValues(years, derived, name);
    if (values.length === 0) return [];
    return [{ Ratio: name, Unit: ratioDefinitions[name].unit, Values: values }];
  });
}

function listGrowth(years: StatementYear[]): FinancialGrowthRow[] {
  const derived = years.map((year, index) => deriveGrowthRates(year, years[index + 1]));
  return growthMeasures.flatMap((name) => {
    const values = listValues(years, derived, name);
    if (values.length === 0) return [];
    const compound = deriveCompoundGrowth(years, name);
    return [
      {
        Measure: name,
        Unit: 'Percent' as const,
        Values: values,
        ...(compound && { CompoundAnnual: compound }),
      },
    ];
  });
}

/** One figure over the years in which it is known. */
function listValues<Name extends string>(
  years: StatementYear[],
  derived: Partial<Record<Name, number>>[],
  name: Name,
): YearValue[] {
  const values: YearValue[] = [];
  for (const [index, { year }] of years.entries()) {
    const value = derived[index]?.[name];
    if (value !== undefined) values.push({ Year: year, Value: value });
  }
  return values;
}
