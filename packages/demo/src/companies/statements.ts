import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { openBalance } from './balance.js';
import { economies, type Shape } from './economics.js';
import type { CompanyProfile } from './profile.js';
import { closeYear } from './year-model.js';

export type StatementYear = NonNullable<CompanyDocument['Financials']>[number];
type Unit = NonNullable<CompanyDocument['Unit']>;

const latestYear = 2026;
const yearCount = 5;

/** A company that closes in December has not closed the latest year yet. */
const findLastYear = (yearEnd: string) => (yearEnd > '10' ? latestYear - 1 : latestYear);

/** The largest companies report in millions. */
export const chooseUnit = ({ revenue }: CompanyProfile): Unit =>
  revenue >= 10_000 ? 'Millions' : 'Thousands';

/** Consistent statements of five years: each year's cash flow explains its balances. */
export function buildStatements(profile: CompanyProfile, random: Random): StatementYear[] {
  const shape = varyShape(economies[profile.economics], profile.margin ?? 0, random);
  const unitSize = chooseUnit(profile) === 'Millions' ? 1e6 : 1e3;
  const [before = 0, ...revenues] = listRevenues(profile, unitSize, random);
  const { yearEnd = '06-30' } = profile;
  const isCharity = profile.kind === 'not-for-profit';
  const shares = countShares(profile, random);
  let opening = openBalance({ revenue: before, shape, shares, random });
  return revenues.map((revenue, index) => {
    const year = { revenue, opening, shape, unitSize, isCharity, random };
    const { balance, statements } = closeYear(year);
    opening = balance;
    const closed = findLastYear(yearEnd) - yearCount + 1 + index;
    return { BalanceDate: `${String(closed)}-${yearEnd}`, ...statements };
  });
}

/** Earliest first; one year more than is reported, so that the first one has opening balances. */
function listRevenues(
  { revenue, growth, currency }: CompanyProfile,
  unitSize: number,
  random: Random,
): number[] {
  const revenues = [Math.round((revenue * 1e6) / (currency?.rate ?? 1) / unitSize)];
  for (let i = 0; i < yearCount; i++) {
    const change = growth + random.between(-3.5, 3.5);
    revenues.unshift(Math.round((revenues[0] ?? 0) / (1 + change / 100)));
  }
  return revenues;
}

function varyShape(shape: Shape, margin: number, random: Random): Shape {
  const vary = (value: number) => value * random.between(0.9, 1.1);
  return {
    ...shape,
    otherCosts: shape.otherCosts * random.between(0.97, 1.03) - margin / 100,
    plant: vary(shape.plant),
    intangibles: vary(shape.intangibles),
    debt: vary(shape.debt),
    receivablesDays: vary(shape.receivablesDays),
    inventoryDays: vary(shape.inventoryDays),
    payablesDays: vary(shape.payablesDays),
    revenuePerEmployee: vary(shape.revenuePerEmployee),
  };
}

const withoutShares = new Set(['cooperative', 'not-for-profit', 'government', 'trust']);

/**
 * As many shares as give a usual price for the company's value; private companies have fewer, more
 * expensive ones.
 */
function countShares(
  { kind, revenue, economics }: CompanyProfile,
  random: Random,
): number | undefined {
  if (withoutShares.has(kind)) return undefined;
  const { costOfGoods, wages, otherCosts, depreciation, multiple } = economies[economics];
  const margin = 1 - costOfGoods - wages - otherCosts - depreciation;
  const worth = revenue * 1e6 * margin * 0.6 * multiple;
  const price = kind === 'listed' || kind === 'new-zealand' ? random.between(2, 24) : 100;
  return Math.max(1, Math.round(worth / price / 1000)) * 1000;
}
