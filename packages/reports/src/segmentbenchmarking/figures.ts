import {
  segmentRatios,
  segmentStatisticNames,
  steadyPoints,
  type SegmentOverviewRow,
  type Trend,
} from '@broadsheet/contract';
import { parseFormula } from '../figures/formula.js';
import { ratioDecimals, roundTo } from '../figures/rounding.js';
import type { PartPoint } from '../statistics/document.js';
import type { Segment } from './document.js';

type Series = Pick<Segment, (typeof segmentStatisticNames)[number]>;
type Segments = readonly Segment[];

/** The series of a segment, without its name and shares. */
export const seriesOf = (segment: Segment): Series =>
  Object.fromEntries(
    segmentStatisticNames.flatMap((name) => (segment[name] ? [[name, segment[name]]] : [])),
  );

/** Revenue of all segments by year; a year is absent if one segment's is not known. */
export function addRevenue(segments: Segments): PartPoint[] {
  const [first, ...others] = segments.map(({ Revenue = [] }) => Revenue);
  return (first ?? []).flatMap(({ Year, Value, Outlook }) => {
    const values = [Value, ...others.map((points) => findPoint(points, Year)?.Value ?? null)];
    if (values.includes(null)) return [];
    const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
    return [{ Year, Value: sum, ...(Outlook === true && { Outlook }) }];
  });
}

const findPoint = (points: readonly PartPoint[], year: number) =>
  points.find(({ Year }) => Year === year);

/** The current year and that of the forecast. */
export interface Years {
  current: number;
  forecast: number | undefined;
}

/** The last historical and the last outlook year of any revenue; the year of the data where there is none. */
export function findYears(segments: Segments, dataDate: string): Years {
  const points = segments.flatMap(({ Revenue = [] }) => Revenue);
  const last = (outlook: boolean) =>
    points
      .filter(({ Outlook = false }) => Outlook === outlook)
      .reduce<number | undefined>((latest, { Year }) => Math.max(latest ?? Year, Year), undefined);
  return { current: last(false) ?? Number(dataDate.slice(0, 4)), forecast: last(true) };
}

const findShare = parseFormula(segmentRatios.MarketShare.formula);
const findAverage = parseFormula(segmentRatios.AverageRevenue.formula);

const rounded = (value: number | undefined) =>
  value === undefined ? undefined : roundTo(value, ratioDecimals);

/** A segment's exact share of the revenue of all in a year; undefined if one is not known. */
export function deriveShare(
  { Revenue = [] }: Segment,
  all: readonly PartPoint[],
  year: number | undefined,
): number | undefined {
  if (year === undefined) return undefined;
  const own = findPoint(Revenue, year)?.Value ?? undefined;
  const whole = findPoint(all, year)?.Value ?? undefined;
  return findShare({
    ...(own !== undefined && { Revenue: own }),
    ...(whole !== undefined && { AllRevenue: whole }),
  });
}

/** The size bands side by side; values that can neither be derived nor were given are absent. */
export function buildOverview(segments: Segments, years: Years): SegmentOverviewRow[] {
  const all = addRevenue(segments);
  return segments.map((segment) => {
    const valueOf = (points: readonly PartPoint[] = []) =>
      findPoint(points, years.current)?.Value ?? undefined;
    const total = valueOf(segment.Revenue);
    const businesses = valueOf(segment.Businesses);
    const average = findAverage({
      ...(total !== undefined && { Revenue: total }),
      ...(businesses !== undefined && { Businesses: businesses }),
    });
    const now = deriveShare(segment, all, years.current) ?? segment.MarketShare;
    const then = deriveShare(segment, all, years.forecast) ?? segment.MarketShareForecast;
    return keepKnown({
      SegmentSize: segment.SegmentSize,
      AverageRevenue: rounded(average),
      TotalRevenue: total,
      MarketShare: rounded(now),
      MarketShareForecast: rounded(then),
      MarketSharePrediction: predict(now, then),
    });
  });
}

function predict(now: number | undefined, then: number | undefined): Trend | undefined {
  if (now === undefined || then === undefined) return undefined;
  const change = then - now;
  if (Math.abs(change) < steadyPoints) return 'Steady';
  return change > 0 ? 'Increasing' : 'Decreasing';
}

function keepKnown(row: {
  [Name in keyof SegmentOverviewRow]: SegmentOverviewRow[Name] | undefined;
}) {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as SegmentOverviewRow;
}
