import type { YearSeries } from '@broadsheet/contract';
import { readSeries } from '../charts/series.js';
import { roundRatio } from '../figures/rounding.js';
import { deriveFigures, findChanges } from '../figures/series-figures.js';

/** A series of years, as documents give it. */
export interface YearsInput {
  name: string;
  unit: string;
  points: readonly { Year: number; Value: number | null; Outlook?: boolean }[];
}

/** The series with its annual changes, in the form of its section. */
export function writeYears({ name, unit, points }: YearsInput): YearSeries {
  const timed = readSeries(points, 'year');
  const changes = findChanges(timed, unit);
  return {
    Name: name,
    Unit: unit,
    Points: timed.map(({ at, value, outlook }, index) => {
      const change = changes[index] ?? null;
      return {
        Year: at.year,
        Value: value,
        ...(change !== null && { Change: roundRatio(change) }),
        ...(outlook && { Outlook: true as const }),
      };
    }),
  };
}

/** The outlook of a series; undefined if it has none. */
export function keepOutlook(series: YearSeries): YearSeries[] {
  const Points = series.Points.filter(({ Outlook }) => Outlook);
  return Points.length === 0 ? [] : [{ ...series, Points }];
}

/** What is derived from the series; what cannot be is absent. */
export function writeYearFigures({ unit, points }: YearsInput) {
  const timed = readSeries(points, 'year');
  const { latest, outlook, ...figures } = deriveFigures(timed, findChanges(timed, unit), unit);
  const { change, compoundGrowth, outlookGrowth, volatility } = figures;
  return {
    history: {
      ...(latest && { LatestYear: latest.at.year, Latest: latest.value }),
      ...(change !== undefined && { Change: roundRatio(change) }),
      ...(compoundGrowth !== undefined && { CompoundGrowth: roundRatio(compoundGrowth) }),
    },
    outlook: {
      ...(outlook && { OutlookYear: outlook.at.year }),
      ...(outlookGrowth !== undefined && { OutlookGrowth: roundRatio(outlookGrowth) }),
    },
    volatility: { ...(volatility !== undefined && { Volatility: roundRatio(volatility) }) },
  };
}
