import { earningsFigures, percentileNames, type EarningsYear } from '@broadsheet/contract';
import { findChange } from '../charts/find-change.js';
import { parseFormula } from '../figures/formula.js';
import { ratioDecimals, roundTo } from '../figures/rounding.js';
import { pick } from '../sections/pick.js';
import type { OccupationDocument } from './document.js';

type Years = NonNullable<OccupationDocument['Earnings']>['Years'];

const findRange = parseFormula(earningsFigures.InterquartileRange.formula);
const findRatio = parseFormula(earningsFigures.SpreadRatio.formula);

/** The percentiles of each year with what is derived from them. */
export function deriveEarnings(years: Years): EarningsYear[] {
  return years.map((year, index) => {
    const change = findChange(years[index - 1]?.Percentile50, year.Percentile50);
    const known = Object.fromEntries(
      percentileNames.map((name) => [name, year[name] ?? undefined]),
    );
    const range = findRange(known);
    const ratio = findRatio(known);
    return {
      ...pick('Year', ...percentileNames)(year),
      ...(change !== null && { MedianChange: roundTo(change, ratioDecimals) }),
      ...(range !== undefined && { InterquartileRange: roundTo(range, ratioDecimals) }),
      ...(ratio !== undefined && { SpreadRatio: roundTo(ratio, ratioDecimals) }),
    };
  });
}
