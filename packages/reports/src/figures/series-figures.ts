import { growthYears, rateUnit } from '@broadsheet/contract';
import { findChange, findDifference } from '../charts/find-change.js';
import { countPeriods, type TimedPoint } from '../charts/series.js';
import { quotient } from '../quotient.js';

/** What is derived from a series; what cannot be is absent. */
export interface SeriesFigures {
  latest?: TimedPoint & { value: number };
  /** Change of the latest on the previous year; in points for a rate. */
  change?: number;
  compoundGrowth?: number;
  volatility?: number;
  /** The last known point of the outlook, and the average annual change up to it. */
  outlook?: TimedPoint;
  outlookGrowth?: number;
}

export const isRate = (unit: string) => unit.trim() === rateUnit;

/**
 * Annual change of each point, exact; null if there is none. In points for a rate, in per cent
 * otherwise.
 */
export function findChanges(points: readonly TimedPoint[], unit: string): (number | null)[] {
  const values = indexValues(points);
  const find = isRate(unit) ? findDifference : findChange;
  return points.map(({ at, value }) => {
    const before = values.get(countPeriods({ ...at, year: at.year - 1 }));
    return find(before, value);
  });
}

export function deriveFigures(
  points: readonly TimedPoint[],
  changes: readonly (number | null)[],
  unit: string,
): SeriesFigures {
  const index = points.findLastIndex(({ value, outlook }) => value !== null && !outlook);
  const latest = points[index];
  if (latest?.value === undefined || latest.value === null) return {};
  const past = changes.flatMap((change, at) =>
    change === null || points[at]?.outlook !== false ? [] : [change],
  );
  return keepKnown({
    latest: { ...latest, value: latest.value },
    change: changes[index] ?? undefined,
    compoundGrowth: isRate(unit) ? undefined : findGrowth(points, latest),
    volatility: findDeviation(past),
    ...findOutlook(points, latest, unit),
  });
}

const indexValues = (points: readonly TimedPoint[]) =>
  new Map(points.map(({ at, value }) => [countPeriods(at), value]));

function findGrowth(points: readonly TimedPoint[], { at, value }: TimedPoint): number | undefined {
  const base = indexValues(points).get(countPeriods({ ...at, year: at.year - growthYears }));
  return findAnnualGrowth(base, value, growthYears);
}

function findOutlook(points: readonly TimedPoint[], latest: TimedPoint, unit: string) {
  const outlook = points.findLast((point) => point.outlook && point.value !== null);
  if (outlook === undefined) return {};
  const years = outlook.at.year - latest.at.year;
  const isWhole = outlook.at.part === latest.at.part && years > 0 && !isRate(unit);
  return {
    outlook,
    outlookGrowth: isWhole ? findAnnualGrowth(latest.value, outlook.value, years) : undefined,
  };
}

/** Compound, in per cent. */
function findAnnualGrowth(
  from: number | null | undefined,
  to: number | null,
  years: number,
): number | undefined {
  const factor = quotient(to ?? undefined, from ?? undefined);
  if (factor === undefined || factor < 0) return undefined;
  return (factor ** (1 / years) - 1) * 100;
}

/** Of a sample, because a report shows only some years; a single change has no deviation. */
function findDeviation(changes: readonly number[]): number | undefined {
  if (changes.length < 2) return undefined;
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0);
  return Math.sqrt(squares / (changes.length - 1));
}

function keepKnown<Value extends object>(
  value: Value,
): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Name in keyof Value]?: Exclude<Value[Name], undefined>;
  };
}
