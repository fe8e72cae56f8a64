import { statementLines, type AmountUnit } from '@broadsheet/contract';
import type { Figures } from '../../figures/formula.js';
import { amountDecimals, roundTo } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import type { DocumentYear } from '../document/statements.js';
import { derivedLines } from './definitions.js';

export const unitSizes: Record<AmountUnit, number> = { Units: 1, Thousands: 1e3, Millions: 1e6 };

/** One reporting year with every line that is supplied or can be derived. */
export interface StatementYear {
  year: number;
  /** Its index in the document. */
  index: number;
  source: DocumentYear;
  figures: Figures;
}

const getYear = (balanceDate: string): number => Number(balanceDate.slice(0, 4));

/** The years of a document, latest first. */
export function deriveStatements(
  document: Pick<CompanyDocument, 'Unit' | 'Financials'>,
): StatementYear[] {
  const unitSize = unitSizes[document.Unit ?? 'Units'];
  return (document.Financials ?? [])
    .map((source, index) => ({
      year: getYear(source.BalanceDate),
      index,
      source,
      figures: deriveLines(source, unitSize),
    }))
    .sort((a, b) => (a.source.BalanceDate < b.source.BalanceDate ? 1 : -1));
}

function deriveLines(source: DocumentYear, unitSize: number): Figures {
  const figures: Figures = {
    UnitSize: unitSize,
    ...source.ProfitAndLoss,
    ...source.BalanceSheet,
    ...source.CashFlow,
    ...source.KeyFigures,
  };
  for (const { name, calculate } of derivedLines) {
    if (figures[name] !== undefined) continue;
    const value = calculate(figures);
    if (value === undefined) continue;
    const isWhole = statementLines[name].unit === 'Currency';
    figures[name] = roundTo(value, isWhole ? 0 : amountDecimals);
  }
  return figures;
}
