import {
  growthMeasures,
  ratioDefinitions,
  ratioNames,
  type FinancialGrowthIndustryAverageBody,
  type FinancialRatiosIndustryAverageBody,
  type FinancialValuationRatiosBody,
  type GrowthMeasure,
  type RatioName,
  type ValuationRatioName,
} from '@broadsheet/contract';
import type { Averages } from './averages.js';

/** The source of averages, and their industry. */
export interface Benchmark {
  IndustryCode: string;
  Source: FinancialRatiosIndustryAverageBody['Source'];
}

export function writeRatioAverages(
  benchmark: Benchmark,
  averages: Averages<RatioName>,
): FinancialRatiosIndustryAverageBody | undefined {
  const rows = ratioNames.flatMap((name) => {
    const average = averages[name];
    return average ? [{ Ratio: name, Unit: ratioDefinitions[name].unit, ...average }] : [];
  });
  return rows.length === 0 ? undefined : { ...benchmark, Ratios: rows };
}

export function writeGrowthAverages(
  benchmark: Benchmark,
  averages: Averages<GrowthMeasure>,
): FinancialGrowthIndustryAverageBody | undefined {
  const rows = growthMeasures.flatMap((name) => {
    const average = averages[name];
    return average ? [{ Measure: name, Unit: 'Percent' as const, ...average }] : [];
  });
  return rows.length === 0 ? undefined : { ...benchmark, Growth: rows };
}

/** Sets each of a company's valuation ratios beside its industry's. */
export function compareValuation(
  own: FinancialValuationRatiosBody,
  benchmark: Benchmark,
  averages: Averages<ValuationRatioName>,
): FinancialValuationRatiosBody {
  const { Ratios, ...rest } = own;
  return {
    ...rest,
    ...benchmark,
    Ratios: Ratios.map((row) => {
      const industry = averages[row.Ratio];
      return industry ? { ...row, Industry: industry } : row;
    }),
  };
}
