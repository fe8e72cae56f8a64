import { buildError, buildWarning, type Finding } from '../../finding.js';
import { formatNumber, roundTo } from '../../words/number-text.js';
import { formatPercent } from '../../words/percent.js';
import type { YearPoint } from '../document-series.js';
import type { SoundDocument } from '../document.js';

/** Percentage points by which a margin may differ from the cost structure, rounding and timing included. */
const marginTolerance = 1.5;

/** Figures that are given once each, but hang together. */

export function* checkProfitWithinRevenue({ Profit, Revenue }: SoundDocument): Iterable<Finding> {
  const revenues = mapByYear(Revenue);
  for (const [index, { Year, Value }] of (Profit ?? []).entries()) {
    const revenue = revenues.get(Year);
    if (revenue === undefined || Value === null || Value <= revenue) continue;
    yield buildError(
      `/Profit/${String(index)}/Value`,
      `Profit of ${formatNumber(Value)} in ${String(Year)} exceeds revenue of ${formatNumber(revenue)}; are both in whole units of the currency?`,
    );
  }
}

export function* checkBusinessesWithinEstablishments(document: SoundDocument): Iterable<Finding> {
  const establishments = mapByYear(document.Establishments);
  for (const [index, { Year, Value }] of (document.Businesses ?? []).entries()) {
    const count = establishments.get(Year);
    if (count === undefined || Value === null || Value <= count) continue;
    yield buildWarning(
      `/Businesses/${String(index)}/Value`,
      `${formatNumber(Value)} businesses in ${String(Year)} have only ${formatNumber(count)} establishments; every business has at least one.`,
    );
  }
}

export function* checkMargin({ Profit, Revenue, CostStructure }: SoundDocument): Iterable<Finding> {
  const index = CostStructure?.findIndex(({ Category }) => Category === 'Profit') ?? -1;
  const given = CostStructure?.[index]?.Industry;
  const latest = Profit?.findLast(({ Value }) => Value !== null);
  const revenue = latest === undefined ? undefined : mapByYear(Revenue).get(latest.Year);
  if (given === undefined || !latest?.Value || !revenue) return;
  const margin = (latest.Value / revenue) * 100;
  if (Math.abs(margin - given) <= marginTolerance) return;
  yield buildWarning(
    `/CostStructure/${String(index)}/Industry`,
    `Profit is given as ${formatPercent(given)} of revenue, but Profit and Revenue of ${String(latest.Year)} make it ${formatPercent(margin)}.`,
  );
}

/** The largest companies' combined share cannot be below the sum of those that are named. */
export function* checkConcentration(document: SoundDocument): Iterable<Finding> {
  const { MarketShareConcentration: concentration, CompanyMarketShare: companies } = document;
  const index = concentration?.Points.findLastIndex(({ Industry }) => Industry !== null) ?? -1;
  const latest = concentration?.Points[index];
  if (!concentration || !companies || typeof latest?.Industry !== 'number') return;
  const largest = companies.map(({ Share }) => Share).sort((a, b) => b - a);
  const count = Math.min(concentration.Companies, largest.length);
  const sum = roundTo(
    largest.slice(0, count).reduce((total, share) => total + share, 0),
    6,
  );
  if (sum <= latest.Industry + 0.05 * count + 1e-9) return;
  yield buildWarning(
    `/MarketShareConcentration/Points/${String(index)}/Industry`,
    `${formatPercent(latest.Industry)} in ${String(latest.Year)} is less than the ${formatPercent(sum)} of the ${String(count)} largest in CompanyMarketShare.`,
  );
}

function mapByYear(series: readonly YearPoint[] = []): Map<number, number> {
  const values = new Map<number, number>();
  for (const { Year, Value } of series) if (Value !== null) values.set(Year, Value);
  return values;
}
