import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { Shape } from './economics.js';

type Statements = Omit<NonNullable<CompanyDocument['Financials']>[number], 'BalanceDate'>;

/** Balances in the unit of the statements, whole numbers. */
export interface Balance {
  cash: number;
  receivables: number;
  inventories: number;
  otherCurrentAssets: number;
  plant: number;
  intangibles: number;
  otherAssets: number;
  payables: number;
  otherCurrentLiabilities: number;
  otherLiabilities: number;
  debt: number;
  shareCapital: number;
  reserves: number;
  retained: number;
  /** Shares on issue in ones; undefined for an entity without shares. */
  shares: number | undefined;
}

export interface YearInput {
  revenue: number;
  opening: Balance;
  shape: Shape;
  /** Dollars in one unit of the statements. */
  unitSize: number;
  /** A charity pays neither tax nor dividends. */
  isCharity: boolean;
  random: Random;
}

const interestRate = 0.056;
const companyTax = 0.3;
const smallCompanyTax = 0.25;
const smallCompanyRevenue = 50e6;

/** Balances that turn over with revenue; customers and suppliers pay a little sooner or later. */
function findWorkingCapital(revenue: number, shape: Shape, random: Random) {
  const about = (value: number) => Math.round(value * random.between(0.95, 1.05));
  return {
    receivables: about((revenue * shape.receivablesDays) / 365),
    inventories: about((revenue * shape.costOfGoods * shape.inventoryDays) / 365),
    otherCurrentAssets: about(revenue * 0.015),
    payables: about((revenue * shape.costOfGoods * shape.payablesDays) / 365),
    otherCurrentLiabilities: about(revenue * 0.07),
    otherLiabilities: about(revenue * 0.03),
  };
}

/** A balance sheet in the company's usual proportions; equity is what is left. */
export function openBalance({
  revenue,
  shape,
  shares,
  random,
}: Pick<YearInput, 'revenue' | 'shape' | 'random'> & Pick<Balance, 'shares'>): Balance {
  const parts = findWorkingCapital(revenue, shape, random);
  const own = {
    cash: Math.round(revenue * 0.06),
    plant: Math.round(revenue * shape.plant),
    intangibles: Math.round(revenue * shape.intangibles),
    otherAssets: Math.round(revenue * 0.03),
    debt: Math.round(revenue * shape.debt),
  };
  const assets =
    own.cash +
    parts.receivables +
    parts.inventories +
    parts.otherCurrentAssets +
    own.plant +
    own.intangibles +
    own.otherAssets;
  const liabilities =
    parts.payables + parts.otherCurrentLiabilities + parts.otherLiabilities + own.debt;
  const equity = assets - liabilities;
  const shareCapital = Math.round(equity * 0.55);
  const reserves = Math.round(equity * 0.04);
  const retained = equity - shareCapital - reserves;
  return { ...parts, ...own, shareCapital, reserves, retained, shares };
}

/** The thinner the margin, the closer costs are watched; else profit would leap about. */
function findSwing({ costOfGoods, wages, otherCosts, depreciation }: Shape): number {
  const margin = 1 - costOfGoods - wages - otherCosts - depreciation;
  return Math.min(0.014, Math.max(0.003, Math.abs(margin) * 0.11));
}

/** What the year earned. Rounded line by line, so that the lines add up as they stand. */
function earn({ revenue, opening, shape, unitSize, isCharity, random }: YearInput) {
  const swing = findSwing(shape);
  const about = (value: number) => Math.round(value * random.between(1 - swing, 1 + swing));
  const otherRevenue = about(revenue * 0.008);
  const sales = revenue - otherRevenue;
  const costOfGoods = about(revenue * shape.costOfGoods);
  const wages = about(revenue * shape.wages);
  const otherCosts = about(revenue * shape.otherCosts);
  const depreciation = about(revenue * shape.depreciation);
  const interest = Math.round(opening.debt * interestRate);
  const impairment = random.next() < 0.1 ? Math.round(opening.intangibles * 0.06) : 0;
  const ebit = revenue - costOfGoods - wages - otherCosts - depreciation;
  const beforeTax = ebit - interest - impairment;
  const rate = revenue * unitSize < smallCompanyRevenue ? smallCompanyTax : companyTax;
  // Income that is not taxed and costs that are not deducted move the rate a little.
  const taxed = isCharity ? 0 : rate * random.between(0.95, 1.04);
  const tax = Math.max(0, Math.round(beforeTax * taxed));
  const profit = beforeTax - tax;
  const paidOut = isCharity ? 0 : shape.payout * random.between(0.9, 1.1);
  const dividends = Math.max(0, Math.round(profit * paidOut));
  const costs = { costOfGoods, wages, otherCosts, depreciation, interest, impairment, tax };
  return { sales, otherRevenue, ...costs, profit, dividends };
}

/** Where the money went; debt is drawn or repaid, and capital raised, to keep cash usual. */
export function closeYear(input: YearInput): { balance: Balance; statements: Statements } {
  const { revenue, opening, shape, random } = input;
  const earned = earn(input);
  const parts = findWorkingCapital(revenue, shape, random);
  const amortisation = Math.min(opening.intangibles, Math.round(earned.depreciation * 0.12));
  const capitalExpenditure = Math.max(
    0,
    Math.round(revenue * shape.plant) - opening.plant + earned.depreciation - amortisation,
  );
  const keptIntangibles = opening.intangibles - amortisation - earned.impairment;
  const acquired = Math.max(0, Math.round(revenue * shape.intangibles) - keptIntangibles);
  const otherAssets = Math.round(revenue * 0.03);
  const operating =
    earned.profit +
    earned.depreciation +
    earned.impairment -
    (parts.receivables - opening.receivables) -
    (parts.inventories - opening.inventories) -
    (parts.otherCurrentAssets - opening.otherCurrentAssets) +
    (parts.payables - opening.payables) +
    (parts.otherCurrentLiabilities - opening.otherCurrentLiabilities) +
    (parts.otherLiabilities - opening.otherLiabilities);
  const investing = -capitalExpenditure - acquired - (otherAssets - opening.otherAssets);
  const funded = fund(input, opening.cash + operating + investing - earned.dividends);
  const balance: Balance = {
    ...parts,
    ...funded,
    plant: opening.plant + capitalExpenditure - earned.depreciation + amortisation,
    intangibles: keptIntangibles + acquired,
    otherAssets,
    reserves: opening.reserves,
    retained: opening.retained + earned.profit - earned.dividends,
  };
  const financing = balance.cash - opening.cash - operating - investing;
  const cashFlow = { operating, capitalExpenditure, investing, financing };
  return { balance, statements: writeStatements(input, { earned, balance, cashFlow }) };
}

/** Debt stays between half and one and a half times what is usual; beyond, owners pay in. */
function fund({ revenue, opening, shape, random }: YearInput, cashBefore: number) {
  const wanted = Math.round(revenue * random.between(0.045, 0.075));
  const usual = revenue * shape.debt;
  const debt = Math.round(
    Math.min(usual * 1.5, Math.max(usual * 0.5, opening.debt + wanted - cashBefore)),
  );
  const cash = cashBefore + debt - opening.debt;
  const raised = Math.max(0, wanted - cash);
  const shareCapital = opening.shareCapital + raised;
  const shares =
    opening.shares === undefined
      ? undefined
      : Math.round((opening.shares * shareCapital) / opening.shareCapital / 1000) * 1000;
  return { cash: cash + raised, debt, shareCapital, shares };
}

interface YearOutcome {
  earned: ReturnType<typeof earn>;
  balance: Balance;
  cashFlow: { operating: number; capitalExpenditure: number; investing: number; financing: number };
}

/** Totals and margins are left out: they are derived when the document is published. */
function writeStatements(
  { revenue, opening, shape, unitSize, random }: YearInput,
  { earned, balance, cashFlow }: YearOutcome,
): Statements {
  const currentDebt = Math.round(balance.debt * 0.15);
  const perEmployee = (shape.revenuePerEmployee * random.between(970, 1030)) / unitSize;
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
      ...writeShares(earned.dividends * unitSize, opening.shares, balance.shares),
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
