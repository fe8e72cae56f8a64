import {
  growthMeasures,
  ratioNames,
  valuationRatioNames,
  type GrowthMeasure,
  type IndustryAverage,
  type RatioName,
  type ValuationRatioName,
} from '@broadsheet/contract';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import type { CompanyFigures } from './company-figures.js';

export type Averages<Name extends string> = Partial<Record<Name, IndustryAverage>>;

/** The averages of one industry, each with its number of companies. */
export interface IndustryAverages {
  ratios: Averages<RatioName>;
  growth: Averages<GrowthMeasure>;
  valuation: Averages<ValuationRatioName>;
}

export function averageIndustry(companies: CompanyFigures[]): IndustryAverages {
  return {
    ratios: averageEach(ratioNames, companies, ({ ratios }, name) => ratios[name]),
    growth: averageEach(growthMeasures, companies, ({ growth }, name) => growth[name]),
    valuation: averageEach(
      valuationRatioNames,
      companies,
      ({ valuation }, name) => valuation?.Ratios.find(({ Ratio }) => Ratio === name)?.Value,
    ),
  };
}

function averageEach<Name extends string>(
  names: readonly Name[],
  companies: CompanyFigures[],
  read: (company: CompanyFigures, name: Name) => number | undefined,
): Averages<Name> {
  const averages: Averages<Name> = {};
  for (const name of names) {
    const values = companies.flatMap((company) => read(company, name) ?? []);
    if (values.length > 0) averages[name] = average(values);
  }
  return averages;
}

function average(values: number[]): IndustryAverage {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return {
    Average: roundTo(values.reduce((a, b) => a + b, 0) / values.length, ratioDecimals),
    Median: roundTo(median, ratioDecimals),
    Companies: values.length,
  };
}
