import {
  industryStatisticNames,
  industryStatistics,
  type IndustryStatistic,
  type Statistic,
  type StatisticGrowth,
} from '@broadsheet/contract';
import { findChange } from '../../charts/find-change.js';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import type { OutlookPoint } from '../document-series.js';
import type { IndustryDocument, ValidDocument } from '../document.js';
import { findAverageGrowth } from '../growth.js';

type Series = readonly OutlookPoint[];

/** The series of a document by their measure; missing ones are left out. */
export type SeriesOf = Partial<Record<IndustryStatistic, Series>>;

/** In a document `Exports` and `Imports` are the countries; the values have their own names. */
const names = { Exports: 'ExportValue', Imports: 'ImportValue' } as const;

export function readStatistics(document: ValidDocument): SeriesOf {
  const found: SeriesOf = {};
  for (const name of industryStatisticNames) {
    const series =
      name === 'Exports' || name === 'Imports' ? document[names[name]] : document[name];
    if (series !== undefined) found[name] = series;
  }
  return found;
}

export function buildStatistics({ Currency }: IndustryDocument, series: SeriesOf): Statistic[] {
  return industryStatisticNames.flatMap((Name) => {
    const points = series[Name];
    if (points === undefined) return [];
    const Unit = industryStatistics[Name].unit;
    const currency = Unit === 'Currency' && { Currency };
    return [{ Name, Unit, ...currency, Points: buildPoints(points) }];
  });
}

function buildPoints(points: Series): Statistic['Points'] {
  return points.map(({ Year, Value, Outlook }, index) => {
    const before = points[index - 1];
    // A year missing from the document is no base for an annual change.
    const change = before?.Year === Year - 1 ? findChange(before.Value, Value) : null;
    const point: Statistic['Points'][number] = { Year, Value };
    if (change !== null) point.Change = roundTo(change, ratioDecimals);
    if (Outlook === true) point.Outlook = true;
    return point;
  });
}

/**
 * Compound growth of each series, separately for history and outlook; one without either is left
 * out.
 */
export function buildGrowth(series: SeriesOf): StatisticGrowth[] {
  return industryStatisticNames.flatMap((name) => findGrowth(name, series[name] ?? []) ?? []);
}

/** The statistics with these names, in the order of the names. */
export function pickNamed<Row extends { Name: IndustryStatistic }>(
  rows: readonly Row[],
  names: readonly IndustryStatistic[],
): Row[] {
  return names.flatMap((name) => rows.find(({ Name }) => Name === name) ?? []);
}

function findGrowth(Name: IndustryStatistic, points: Series): StatisticGrowth | undefined {
  const known = points.filter(({ Value }) => Value !== null);
  const history = known.filter(({ Outlook }) => Outlook !== true);
  const last = history.at(-1);
  const past = findAverageGrowth(history);
  const future = last && findAverageGrowth(known.slice(history.length - 1));
  if (past === undefined && future === undefined) return undefined;
  return {
    Name,
    ...(past !== undefined && {
      FirstYear: history[0]?.Year,
      LastYear: last?.Year,
      CompoundGrowth: roundTo(past, ratioDecimals),
    }),
    ...(future !== undefined &&
      known.length > history.length && {
        OutlookYear: known.at(-1)?.Year,
        OutlookGrowth: roundTo(future, ratioDecimals),
      }),
  } as StatisticGrowth;
}
