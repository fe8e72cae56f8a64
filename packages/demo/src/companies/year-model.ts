import type { Random } from '../random.js';
import { findNet, findWorkingCapital, type Balance, type WorkingCapital } from './balance.js';
import type { Shape } from './economics.js';
import { writeStatements, type YearEarnings } from './written-year.js';

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

/** With a thin margin, costs vary less; otherwise profit would jump. */
function findSwing({ costOfGoods, wages, otherCosts, depreciation }: Shape): number {
  const margin = 1 - costOfGoods - wages - otherCosts - depreciation;
  return Math.min(0.014, Math.max(0.003, Math.abs(margin) * 0.11));
}

/** The results of the year, rounded line by line, so that the lines add up as written. */
function earn({ revenue, opening, shape, unitSize, isCharity, random }: YearInput): YearEarnings {
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

/** Cash flow; debt is drawn or repaid, and capital raised, to keep cash at the usual level. */
export function closeYear(input: YearInput) {
  const { revenue, opening, shape, unitSize, random } = input;
  const earned = earn(input);
  const parts = findWorkingCapital(revenue, shape, random);
  const operating = findOperatingCash(earned, parts, opening);
  const { capitalExpenditure, investing, ...held } = invest(input, earned);
  const cashBefore = opening.cash + operating + investing - earned.dividends;
  const balance: Balance = {
    ...parts,
    ...held,
    ...fund(input, cashBefore),
    reserves: opening.reserves,
    retained: opening.retained + earned.profit - earned.dividends,
  };
  const financing = balance.cash - opening.cash - operating - investing;
  const cashFlow = { operating, capitalExpenditure, investing, financing };
  const revenuePerEmployee = shape.revenuePerEmployee * random.between(0.97, 1.03);
  const staff = { revenue, revenuePerEmployee, unitSize, sharesBefore: opening.shares };
  return { balance, statements: writeStatements({ ...staff, earned, balance, cashFlow }) };
}

/** Profit without non-cash items, and with the change in what customers and suppliers owe. */
function findOperatingCash(earned: YearEarnings, parts: WorkingCapital, opening: Balance): number {
  const tiedUp = findNet(parts) - findNet(opening);
  return earned.profit + earned.depreciation + earned.impairment - tiedUp;
}

/** Replaces worn-out assets, and buys what growth needs. */
function invest({ revenue, opening, shape }: YearInput, earned: YearEarnings) {
  const amortisation = Math.min(opening.intangibles, Math.round(earned.depreciation * 0.12));
  const wornPlant = opening.plant - earned.depreciation + amortisation;
  const capitalExpenditure = Math.max(0, Math.round(revenue * shape.plant) - wornPlant);
  const keptIntangibles = opening.intangibles - amortisation - earned.impairment;
  const acquired = Math.max(0, Math.round(revenue * shape.intangibles) - keptIntangibles);
  const otherAssets = Math.round(revenue * 0.03);
  return {
    plant: wornPlant + capitalExpenditure,
    intangibles: keptIntangibles + acquired,
    otherAssets,
    capitalExpenditure,
    investing: -capitalExpenditure - acquired - (otherAssets - opening.otherAssets),
  };
}

/** Debt stays between half and one and a half times the usual level; beyond that, owners pay in. */
function fund({ revenue, opening, shape, random }: YearInput, cashBefore: number) {
  const target = Math.round(revenue * random.between(0.045, 0.075));
  const usual = revenue * shape.debt;
  const debt = Math.round(
    Math.min(usual * 1.5, Math.max(usual * 0.5, opening.debt + target - cashBefore)),
  );
  const cash = cashBefore + debt - opening.debt;
  const raised = Math.max(0, target - cash);
  const shareCapital = opening.shareCapital + raised;
  const shares =
    opening.shares === undefined
      ? undefined
      : Math.round((opening.shares * shareCapital) / opening.shareCapital / 1000) * 1000;
  return { cash: cash + raised, debt, shareCapital, shares };
}
