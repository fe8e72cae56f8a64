import type { Findings } from '@broadsheet/contract/checking';
import { addUp, floatSlack } from '../../figures/rounding.js';
import { formatNumber } from '../../words/number-text.js';
import { formatPercent } from '../../words/percent.js';
import type { YearPoint } from '../document-series.js';
import type { ValidDocument } from '../document.js';

/** Percentage points by which a margin may differ from the cost structure, rounding and timing included. */
const marginTolerance = 1.5;

/** Figures that depend on each other. */

export function checkProfitWithinRevenue(
  found: Findings,
  { Profit, Revenue }: ValidDocument,
): void {
  const revenues = mapByYear(Revenue);
  Profit?.forEach(({ Year, Value }, index) => {
    const revenue = revenues.get(Year);
    if (revenue === undefined || Value === null || Value <= revenue) return;
    found.error(
      `/Profit/${String(index)}/Value`,
      `Profit of ${formatNumber(Value)} in ${String(Year)} exceeds revenue of ${formatNumber(revenue)}; are both in whole units of the currency?`,
    );
  });
}

export function checkBusinessesWithinEstablishments(
  found: Findings,
  document: ValidDocument,
): void {
  const establishments = mapByYear(document.Establishments);
  document.Businesses?.forEach(({ Year, Value }, index) => {
    const count = establishments.get(Year);
    if (count === undefined || Value === null || Value <= count) return;
    found.warning(
      `/Businesses/${String(index)}/Value`,
      `${formatNumber(Value)} businesses in ${String(Year)} have only ${formatNumber(count)} establishments; every business has at least one.`,
    );
  });
}

export function checkMargin(
  found: Findings,
  { Profit, Revenue, CostStructure }: ValidDocument,
): void {
  const index = CostStructure?.findIndex(({ Category }) => Category === 'Profit') ?? -1;
  const given = CostStructure?.[index]?.Industry;
  const latest = Profit?.findLast(({ Value }) => Value !== null);
  const revenue =
    latest === undefined ? undefined : Revenue?.find(({ Year }) => Year === latest.Year)?.Value;
  if (given === undefined || !latest?.Value || !revenue) return;
  const margin = (latest.Value / revenue) * 100;
  if (Math.abs(margin - given) <= marginTolerance) return;
  found.warning(
    `/CostStructure/${String(index)}/Industry`,
    `Profit is given as ${formatPercent(given)} of revenue, but Profit and Revenue of ${String(latest.Year)} make it ${formatPercent(margin)}.`,
  );
}

/** The combined share of the largest companies cannot be below the sum of the named ones. */
export function checkConcentration(found: Findings, document: ValidDocument): void {
  const { MarketShareConcentration: concentration, CompanyMarketShare: companies } = document;
  const index = concentration?.Points.findLastIndex(({ Industry }) => Industry !== null) ?? -1;
  const latest = concentration?.Points[index];
  if (!concentration || !companies || typeof latest?.Industry !== 'number') return;
  const largest = companies.map(({ Share }) => Share).sort((a, b) => b - a);
  const count = Math.min(concentration.Companies, largest.length);
  const sum = addUp(largest.slice(0, count));
  // More than the whole is told already, where the shares are.
  if (sum > 100 || sum <= latest.Industry + 0.05 * count + floatSlack(sum)) return;
  found.warning(
    `/MarketShareConcentration/Points/${String(index)}/Industry`,
    `${formatPercent(latest.Industry)} in ${String(latest.Year)} is less than the ${formatPercent(sum)} of the ${String(count)} largest in CompanyMarketShare.`,
  );
}

function mapByYear(series: readonly YearPoint[] = []): Map<number, number> {
  const values = new Map<number, number>();
  for (const { Year, Value } of series) if (Value !== null) values.set(Year, Value);
  return values;
}
