import type { StatementYear } from './statements.js';

/** Sums that a reader of the statements would calculate, in their unit. */
export interface YearTotals {
  year: number;
  revenue: number;
  ebit: number;
  profit: number;
  assets: number;
  equity: number;
}

export function addUpYear(statement: StatementYear): YearTotals {
  const { BalanceDate, ProfitAndLoss = {}, BalanceSheet = {} } = statement;
  const revenue = (ProfitAndLoss.SalesRevenue ?? 0) + (ProfitAndLoss.OtherRevenue ?? 0);
  const ebit =
    revenue -
    (ProfitAndLoss.CostOfGoodsSold ?? 0) -
    (ProfitAndLoss.EmployeeExpenses ?? 0) -
    (ProfitAndLoss.OtherOperatingExpenses ?? 0) -
    (ProfitAndLoss.DepreciationAndAmortisation ?? 0);
  const profit =
    ebit -
    (ProfitAndLoss.InterestExpense ?? 0) +
    (ProfitAndLoss.SignificantItems ?? 0) -
    (ProfitAndLoss.IncomeTax ?? 0);
  const assets =
    (BalanceSheet.Cash ?? 0) +
    (BalanceSheet.Receivables ?? 0) +
    (BalanceSheet.Inventories ?? 0) +
    (BalanceSheet.OtherCurrentAssets ?? 0) +
    (BalanceSheet.PropertyPlantAndEquipment ?? 0) +
    (BalanceSheet.IntangibleAssets ?? 0) +
    (BalanceSheet.OtherNonCurrentAssets ?? 0);
  const equity =
    (BalanceSheet.ShareCapital ?? 0) +
    (BalanceSheet.Reserves ?? 0) +
    (BalanceSheet.RetainedEarnings ?? 0);
  return { year: Number(BalanceDate.slice(0, 4)), revenue, ebit, profit, assets, equity };
}
