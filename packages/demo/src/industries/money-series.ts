import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { IndustryProfile } from './profile.js';
import { roundAmount } from './round-amount.js';
import { buildTradeSeries } from './trade-series.js';
import { lastYear } from './years.js';

type Point = NonNullable<IndustryDocument['Revenue']>[number];
type MoneySeries = Pick<
  IndustryDocument,
  'ValueAdded' | 'Wages' | 'ExportValue' | 'ImportValue' | 'DomesticDemand'
>;

/** The parts of a document that exist before the further series are added. */
type FiguresSoFar = Pick<
  IndustryDocument,
  'Revenue' | 'Employees' | 'Establishments' | 'Profit' | 'CostStructure' | 'MajorMarkets'
>;

/** Series of amounts that follow from revenue, people and the cost structure. */
export function buildMoneySeries(
  document: FiguresSoFar,
  profile: IndustryProfile,
  random: Random,
): MoneySeries {
  const revenue = document.Revenue ?? [];
  const wages = buildWages(document, random.fork('wages'));
  return {
    ValueAdded: mapPoints(revenue, (point) => findValueAdded(point, wages, document, profile)),
    Wages: mapPoints(revenue, ({ Year }) => findValue(wages, Year)),
    ...buildTradeSeries(document, profile, random.fork('trade')),
  };
}

/** In the latest year from the cost structure; in others, people times their pay. */
function buildWages(document: FiguresSoFar, random: Random): Point[] {
  const employees = document.Employees ?? [];
  const latest = (findValue(document.Revenue, lastYear) * findCost(document, 'Wages')) / 100;
  const payGrowth = 1 + random.between(0.022, 0.036);
  return mapPoints(employees, ({ Year, Value }) => {
    const people = (Value ?? 0) / findValue(employees, lastYear);
    return Math.min(
      roundAmount(latest * people * payGrowth ** (Year - lastYear)),
      roundAmount(findValue(document.Revenue, Year) * 0.85),
    );
  });
}

/**
 * Wages, depreciation and profit. If losses exceeded depreciation, wage subsidies made up for it:
 * value added is never below wages.
 */
function findValueAdded(
  { Year, Value }: Point,
  wages: readonly Point[],
  document: FiguresSoFar,
  { margin }: IndustryProfile,
): number {
  const paid = findValue(wages, Year);
  const sites = document.Establishments;
  const depreciation =
    (findValue(document.Revenue, lastYear) *
      findCost(document, 'Depreciation') *
      (findValue(sites, Year) / findValue(sites, lastYear))) /
    100;
  const isKnown = document.Profit?.some((point) => point.Year === Year) ?? false;
  // Profit has no outlook: an ordinary year is expected.
  const profit = isKnown ? findValue(document.Profit, Year) : ((Value ?? 0) * margin) / 100;
  return roundAmount(Math.min(Math.max(paid, paid + depreciation + profit), (Value ?? 0) * 0.95));
}

function findCost({ CostStructure }: FiguresSoFar, category: string): number {
  return CostStructure?.find(({ Category }) => Category === category)?.Industry ?? 0;
}

function findValue(
  series: readonly { Year: number; Value: number | null }[] | undefined,
  year: number,
): number {
  return series?.find(({ Year }) => Year === year)?.Value ?? 0;
}

/** The same years with other values, the outlook marked as before. */
function mapPoints(series: readonly Point[], value: (point: Point) => number): Point[] {
  return series.map((point) => ({ ...point, Value: value(point) }));
}
