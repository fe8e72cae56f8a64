import {
  industry,
  type BusinessEnvironmentPoint,
  type BusinessEnvironmentSectionBodies,
  type BusinessEnvironmentSeries,
  type BusinessEnvironmentStatisticsBody,
  type TrendChart,
} from '@broadsheet/contract';
import type { TimedPoint } from '../charts/series.js';
import { roundRatio } from '../figures/rounding.js';
import { deriveFigures, findChanges, isRate } from '../figures/series-figures.js';
import { orAbsent, some, writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import type { Moment } from '../words/moment.js';
import type { BusinessEnvironmentDocument } from './document.js';
import { readPoints } from './read-points.js';

/** The sections of a checked document; one without data is absent. */
export function buildSections(
  document: BusinessEnvironmentDocument,
  chart: TrendChart,
): BusinessEnvironmentSectionBodies {
  const { Title, Sector, Unit, Interval, Source, DataDate, Sources } = document;
  const timed = readPoints(document);
  const changes = findChanges(timed, Unit);
  const points = timed.map((point, index) => writePoint(point, changes[index] ?? null, Unit));
  const series = (chosen: BusinessEnvironmentPoint[]) =>
    chosen.length === 0 ? [] : [{ Name: Title, Unit, Source, Points: chosen }];
  const isOutlook = ({ Outlook }: BusinessEnvironmentPoint) => Outlook === true;
  return {
    title: { Title, ...(Sector !== undefined && { Sector }), Unit, Interval, Source, DataDate },
    overview: orAbsent(writeText(document.Overview)),
    statistics: {
      Interval,
      ...writeFigures(timed, changes, Unit),
      Images: ['Driver'],
      Facts: [{ Name: 'Driver', Value: chart.altText }],
      Series: series(points),
    },
    performance: orAbsent({
      ...writeText(document.Performance),
      ...some<'Series', BusinessEnvironmentSeries>(
        'Series',
        series(points.filter((point) => !isOutlook(point))),
      ),
    }),
    outlook: orAbsent({
      ...writeText(document.Outlook),
      ...some<'Series', BusinessEnvironmentSeries>('Series', series(points.filter(isOutlook))),
    }),
    exposedindustries: buildExposed(document),
    sources: Sources && { Sources: Sources.map(pick('Name', 'Publisher', 'Address', 'Date')) },
  };
}

function buildExposed({ ExposedIndustries, Country: own }: BusinessEnvironmentDocument) {
  return (
    ExposedIndustries && {
      Industries: ExposedIndustries.map(({ Country = own, Code, Title, Direction, Strength }) => ({
        Family: industry.name,
        Country,
        Code,
        Title,
        Direction,
        ...(Strength !== undefined && { Strength }),
      })),
    }
  );
}

/** A year as it is, a quarter as `2026-Q2`, a month as `2026-06`. */
function writePeriod({ year, interval, part }: Moment): string {
  const number = String(year);
  if (interval === 'year') return number;
  return interval === 'quarter'
    ? `${number}-Q${String(part)}`
    : `${number}-${String(part).padStart(2, '0')}`;
}

function writePoint(
  { at, value, outlook }: TimedPoint,
  change: number | null,
  unit: string,
): BusinessEnvironmentPoint {
  return {
    ...(at.interval === 'year' ? { Year: at.year } : { Date: writePeriod(at) }),
    Value: value,
    ...(change !== null && writeChange(change, unit)),
    ...(outlook && { Outlook: true as const }),
  };
}

const writeChange = (change: number, unit: string) =>
  isRate(unit) ? { PointChange: roundRatio(change) } : { Change: roundRatio(change) };

function writeFigures(
  points: readonly TimedPoint[],
  changes: readonly (number | null)[],
  unit: string,
): Omit<BusinessEnvironmentStatisticsBody, 'Interval' | 'Series'> {
  const { latest, change, compoundGrowth, volatility } = deriveFigures(points, changes, unit);
  return {
    ...(latest && { LatestPeriod: writePeriod(latest.at), Latest: latest.value, LatestUnit: unit }),
    ...(change !== undefined && writeChange(change, unit)),
    ...(compoundGrowth !== undefined && { CompoundGrowth: roundRatio(compoundGrowth) }),
    ...(volatility !== undefined &&
      (isRate(unit)
        ? { PointVolatility: roundRatio(volatility) }
        : { Volatility: roundRatio(volatility) })),
  };
}
