import { writeDetails } from '../blocks/build-facts.js';
import { comparePeriods } from '../schema/find-period.js';
import type { Cell, Point, Series, SeriesBlock, TableBlock } from '../section-view.js';
import { phrasesOf, type Phrases } from '../writing/phrases.js';
import { missing } from '../writing/write-cell.js';
import { tabulateDetails } from './tabulate-details.js';

/**
 * Series as a table with a column for each period, in the order of the series: for workbooks, whose
 * formulas and charts go along rows.
 */
export function tabulateSeries(block: SeriesBlock, language: string): TableBlock {
  const { heading, unit, series } = block;
  const phrases = phrasesOf(language);
  const periods = listPeriods(series);
  const details = tabulateDetails(series.map((each) => each.details));
  return {
    kind: 'table',
    ...(heading !== undefined && { heading }),
    ...(unit !== undefined && { unit }),
    columns: [
      { name: '', isNumber: false },
      ...periods.map(({ points }) => ({ name: namePeriod(points, phrases), isNumber: true })),
      ...details.columns,
    ],
    rows: series.map((each, index) => ({
      isHeading: false,
      cells: [
        nameSeries(each, phrases),
        ...periods.map((period) => cellOf(period, index, phrases)),
        ...(details.rows[index] ?? []),
      ],
    })),
  };
}

export interface Period {
  period: string;
  /** The point of each series, by its position. */
  points: (Point | undefined)[];
}

export function listPeriods(series: Series[]): Period[] {
  const all = new Map<string, Period>();
  series.forEach(({ points }, index) => {
    const seen = new Map<string, number>();
    for (const point of points) {
      // A period that occurs twice in one series has two columns.
      const count = seen.get(point.period) ?? 0;
      seen.set(point.period, count + 1);
      const key = `${point.period} ${String(count)}`;
      const entry = all.get(key) ?? { period: point.period, points: [] };
      entry.points[index] = point;
      all.set(key, entry);
    }
  });
  const direction = isDescending(series) ? -1 : 1;
  return [...all.values()].sort(
    (one, other) => direction * comparePeriods(one.period, other.period),
  );
}

/** Company figures begin with the latest year, most series with the earliest. */
function isDescending(series: Series[]): boolean {
  const { points = [] } = series.find((each) => each.points.length > 1) ?? {};
  return comparePeriods(points[0]?.period ?? '', points.at(-1)?.period ?? '') > 0;
}

export function namePeriod(points: Period['points'], { brackets, outlook }: Phrases): string {
  const given = points.filter((point) => point !== undefined);
  const label = given[0]?.label ?? '';
  return given.every(({ isOutlook }) => isOutlook) ? `${label}${brackets(outlook)}` : label;
}

/** A figure says that it is an outlook if other figures of its period are none. */
export function writeOutlook(points: Period['points'], point: Point, phrases: Phrases): string {
  const isMixed = points.some((each) => each?.isOutlook === false);
  return point.isOutlook && isMixed ? phrases.brackets(phrases.outlook) : '';
}

function cellOf({ points }: Period, index: number, phrases: Phrases): Cell {
  const point = points[index];
  if (!point) return missing;
  const outlook = writeOutlook(points, point, phrases);
  return {
    text: `${point.text}${outlook}${writeDetails(point.details, phrases)}`,
    value: point.value,
  };
}

export function nameSeries({ name, unit }: Series, { brackets }: Phrases): Cell {
  const text = unit === undefined ? name : `${name}${brackets(unit)}`;
  return { text, value: text };
}
