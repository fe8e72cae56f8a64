import type { CompanyDocument } from '@broadsheet/reports';
import type { Balance } from './balance.js';

type Statements = Omit<NonNullable<CompanyDocument['Financials']>[number], 'BalanceDate'>;

/** Revenue and costs. */
export interface YearEarnings {
  sales: number;
  otherRevenue: number;
  costOfGoods: number;
  wages: number;
  otherCosts: number;
  depreciation: number;
  interest: number;
  impairment: number;
  tax: number;
  profit: number;
  dividends: number;
}

/** The results of a year, before they are written as a document. */
export interface YearOutcome {
  revenue: number;
  /** Thousands of dollars of revenue for each employee. */
  revenuePerEmployee: number;
  /** Dollars in one unit of the statements. */
  unitSize: number;
  sharesBefore: number | undefined;
  earned: YearEarnings;
  balance: Balance;
  cashFlow: { operating: number; capitalExpenditure: number; investing: number; financing: number };
}

/** Totals and margins are left out: they are derived when the document is published. */
export function writeStatements({
  revenue,
  revenuePerEmployee,
  unitSize,
  sharesBefore,
  earned,
  balance,
  cashFlow,
}: YearOutcome): Statements {
  const currentDebt = Math.round(balance.debt * 0.15);
  const perEmployee = (revenuePerEmployee * 1000) / unitSize;
  return {
    ProfitAndLoss: {
      SalesRevenue: earned.sales,
      OtherRevenue: earned.otherRevenue,
      CostOfGoodsSold: earned.costOfGoods,
      EmployeeExpenses: earned.wages,
      OtherOperatingExpenses: earned.otherCosts,
      DepreciationAndAmortisation: earned.depreciation,
      InterestExpense: earned.interest,
      ...(earned.impairment > 0 && { SignificantItems: -earned.impairment }),
      IncomeTax: earned.tax,
      Dividends: earned.dividends,
    },
    BalanceSheet: {
      Cash: balance.cash,
      Receivables: balance.receivables,
      Inventories: balance.inventories,
      OtherCurrentAssets: balance.otherCurrentAssets,
      PropertyPlantAndEquipment: balance.plant,
      IntangibleAssets: balance.intangibles,
      OtherNonCurrentAssets: balance.otherAssets,
      Payables: balance.payables,
      CurrentBorrowings: currentDebt,
      OtherCurrentLiabilities: balance.otherCurrentLiabilities,
      NonCurrentBorrowings: balance.debt - currentDebt,
      OtherNonCurrentLiabilities: balance.otherLiabilities,
      ShareCapital: balance.shareCapital,
      Reserves: balance.reserves,
      RetainedEarnings: balance.retained,
    },
    CashFlow: {
      OperatingCashFlow: cashFlow.operating,
      CapitalExpenditure: cashFlow.capitalExpenditure,
      InvestingCashFlow: cashFlow.investing,
      FinancingCashFlow: cashFlow.financing,
    },
    KeyFigures: {
      Employees: Math.max(1, Math.round(revenue / perEmployee)),
      ...writeShares(earned.dividends * unitSize, sharesBefore, balance.shares),
    },
  };
}

function writeShares(dividends: number, opening: number | undefined, closing: number | undefined) {
  if (opening === undefined || closing === undefined) return {};
  const average = Math.round((opening + closing) / 2);
  const perShare = Math.round((dividends / average) * 1000) / 1000;
  return {
    SharesOnIssue: closing,
    WeightedAverageShares: average,
    DividendsPerShare: perShare,
  };
}
