import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { CompanyProfile } from './profile.js';
import type { StatementYear } from './statements.js';
import { addUpYear, type YearTotals } from './totals.js';

type Segments = Pick<CompanyDocument, 'Divisions' | 'Regions'>;

/** Divisions and regions whose revenue, profit and assets add up to the company's. */
export function buildSegments(
  { divisions, regions = { Australia: 100 } }: CompanyProfile,
  statements: StatementYear[],
  random: Random,
): Segments {
  const totals = statements.map(addUpYear);
  const divisionYears = splitYears(
    totals,
    divisions.map(([, share]) => share),
    random.fork('divisions'),
  );
  const regionYears = splitYears(totals, Object.values(regions), random.fork('regions'));
  return {
    Divisions: divisions.map(([name, , industry, about], index) => ({
      Name: name,
      Description: about,
      IndustryCode: industry,
      Years: divisionYears[index] ?? [],
    })),
    Regions: Object.keys(regions).map((region, index) => ({
      Region: region,
      Years: regionYears[index] ?? [],
    })),
  };
}

/** The shares hold in the last year; in earlier years the smaller segments were even smaller. */
function splitYears(totals: YearTotals[], shares: number[], random: Random) {
  const drifts = shares.map((_, index) => (index === 0 ? 0 : random.between(0, 0.04)));
  const margins = shares.map(() => random.between(0.7, 1.3));
  const rows = totals.map(({ year, revenue, ebit, assets }, index) => {
    const age = totals.length - 1 - index;
    const weights = shares.map((share, i) => share * (1 - (drifts[i] ?? 0)) ** age);
    const profits = weights.map((weight, i) => weight * (margins[i] ?? 1));
    const split = {
      revenue: splitWhole(revenue, weights),
      profit: splitWhole(ebit, profits),
      assets: splitWhole(assets, weights),
    };
    return shares.map((_, i) => ({
      Year: year,
      Revenue: split.revenue[i] ?? 0,
      Profit: split.profit[i] ?? 0,
      Assets: split.assets[i] ?? 0,
    }));
  });
  return shares.map((_, i) => rows.flatMap((row) => row[i] ?? []));
}

/** Whole parts in proportion to the weights that add up exactly; the first gets the rest. */
function splitWhole(total: number, weights: number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const parts = weights.map((weight) => Math.round((total * weight) / sum));
  const rest = total - parts.reduce((a, b) => a + b, 0);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}
