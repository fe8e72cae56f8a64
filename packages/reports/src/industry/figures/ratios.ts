import {
  industryRatioNames,
  industryRatios,
  type IndustryStatistic,
  type Ratio,
} from '@broadsheet/contract';
import { parseFormula, type Figures } from '../../figures/formula.js';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import type { SeriesOf } from './statistics.js';

/** The table of the contract as functions, made once. */
const definitions = industryRatioNames.map((name) => ({
  name,
  unit: industryRatios[name].unit,
  calculate: parseFormula(industryRatios[name].formula),
}));

/** The statistics of one year. */
interface YearFigures {
  year: number;
  isOutlook: boolean;
  figures: Figures;
}

/** Each ratio in the years in which it can be derived; one that never can is left out. */
export function buildRatios(series: SeriesOf, currency: string): Ratio[] {
  const years = groupByYear(series);
  return definitions.flatMap(({ name, unit, calculate }) => {
    const Points = years.flatMap(({ year, isOutlook, figures }) => {
      const value = calculate(figures);
      if (value === undefined) return [];
      const Value = roundTo(value, ratioDecimals);
      return [{ Year: year, Value, ...(isOutlook && { Outlook: true as const }) }];
    });
    if (Points.length === 0) return [];
    return [{ Name: name, Unit: unit, ...(unit === 'Currency' && { Currency: currency }), Points }];
  });
}

function groupByYear(series: SeriesOf): YearFigures[] {
  const years = new Map<number, YearFigures>();
  for (const [name, points] of Object.entries(series) as [IndustryStatistic, Points][]) {
    for (const { Year, Value, Outlook } of points) {
      const year = years.get(Year) ?? { year: Year, isOutlook: false, figures: {} };
      years.set(Year, year);
      if (Outlook === true) year.isOutlook = true;
      if (Value !== null) year.figures[name] = Value;
    }
  }
  return [...years.values()].sort((a, b) => a.year - b.year);
}

type Points = NonNullable<SeriesOf[IndustryStatistic]>;
