import type { FinancialsBody } from '@broadsheet/client';
import { statementLines, type StatementLineName } from '@broadsheet/contract/statement-lines';
import { addCurrency } from '../../figures/currency-sign.js';
import { formatNumber, unitSizes, type Money, type NumberForm } from '../figures/format-figure.js';

export type StatementYear = FinancialsBody['Years'][number];

/** Names of lines are unique across the four statements of a year. */
export function findLine(year: StatementYear, name: StatementLineName): number | undefined {
  const { ProfitAndLoss, BalanceSheet, CashFlow, KeyFigures } = year;
  const lines: Partial<Record<string, number>> = {
    ...ProfitAndLoss,
    ...BalanceSheet,
    ...CashFlow,
    ...KeyFigures,
  };
  return lines[name];
}

/** The factor that turns a line's values into people, shares or whole units of the currency. */
export function lineSize(name: StatementLineName, { Unit }: Money): number {
  return statementLines[name].unit === 'Amount' ? unitSizes[Unit] : 1;
}

/** Empty for a count of people or shares, which has no currency. */
export function lineCurrency(name: StatementLineName, { Currency }: Money): string {
  return statementLines[name].unit === 'Count' ? '' : Currency;
}

/** The exact format of a statement table: per-share figures show their currency, amounts do not. */
export function lineFormat(
  name: StatementLineName,
  { Currency: currency }: Money,
  { decimals, tag }: { decimals: number; tag: string },
): (value: number) => string {
  const { unit } = statementLines[name];
  const write = (value: number, form: NumberForm) =>
    addCurrency(formatNumber(value, form), { currency, tag });
  switch (unit) {
    case 'Amount':
      return (value) => formatNumber(value, { decimals, minDecimals: decimals });
    case 'Count':
      return (value) => formatNumber(value, { decimals: 0 });
    case 'Currency':
      return (value) => write(value, { decimals: 0 });
    case 'CurrencyPerShare':
      return (value) => write(value, { decimals: 4, minDecimals: 2 });
  }
}
