import type { FinancialsBody } from '@broadsheet/client';
import { statementLines, type StatementLineName } from '@broadsheet/contract/statement-lines';
import { currencySign, formatNumber, unitSizes, type Money } from '../figures/format-figure.js';

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
  money: Money,
  decimals: number,
): (value: number) => string {
  const { unit } = statementLines[name];
  const sign = currencySign(money.Currency);
  const signed = (value: number, text: string) =>
    value < 0 ? `\u2212${sign}${text.slice(1)}` : `${sign}${text}`;
  switch (unit) {
    case 'Amount':
      return (value) => formatNumber(value, { decimals, minDecimals: decimals });
    case 'Count':
      return (value) => formatNumber(value, { decimals: 0 });
    case 'Currency':
      return (value) => signed(value, formatNumber(value, { decimals: 0 }));
    case 'CurrencyPerShare':
      return (value) => signed(value, formatNumber(value, { decimals: 4, minDecimals: 2 }));
  }
}
