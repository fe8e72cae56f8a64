import { industryRatios, type Ratio } from '@broadsheet/contract';
import { listYearlyRatios, parseRatios } from '../../figures/yearly-ratios.js';
import type { SeriesOf } from './statistics.js';

/** The table of the contract as functions, made once. */
const formulas = parseRatios(industryRatios);

/** Each ratio in the years in which it can be derived; one that never can is left out. */
export function buildRatios(series: SeriesOf, currency: string): Ratio[] {
  return listYearlyRatios(formulas, series, currency).map(({ heading, points }) => ({
    ...heading,
    Points: points,
  }));
}
