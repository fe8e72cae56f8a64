import type { ComparedMeasure, ComparedPoint } from '@broadsheet/client';

/** How the figures of a measure grew up to a year, for each report. */
export interface Growth {
  /** Where compound growth begins; undefined if no report has a figure two years earlier. */
  firstYear: number | undefined;
  ofReport: (key: string) => ReportGrowth;
}

export interface ReportGrowth {
  /** Per cent on the year before; undefined if it cannot be told. */
  annual: number | undefined;
  /** Per cent a year since the first year. */
  compound: number | undefined;
}

/** Undefined for a measure that is itself a ratio: its change is not growth. */
export function findGrowth({ unit, series }: ComparedMeasure, year: number): Growth | undefined {
  if (unit !== 'Currency' && unit !== 'Count') return undefined;
  const values = new Map(series.map(({ key, points }) => [key, readReported(points)]));
  const firstYear = findFirstYear([...values.values()], year);
  return {
    firstYear,
    ofReport: (key) => {
      const own = values.get(key);
      const last = own?.get(year);
      return {
        annual: grow(own?.get(year - 1), last, 1),
        compound:
          firstYear === undefined ? undefined : grow(own?.get(firstYear), last, year - firstYear),
      };
    },
  };
}

/** The years with a figure of the past; growth is undefined from or to a loss. */
function readReported(points: readonly ComparedPoint[]): Map<number, number> {
  return new Map(
    points.flatMap(({ year, value, outlook }) =>
      value === null || value <= 0 || outlook ? [] : [[year, value] as const],
    ),
  );
}

/** The earliest year that most of those have that have the last one; at least two years before it. */
function findFirstYear(all: Map<number, number>[], last: number): number | undefined {
  const counts = new Map<number, number>();
  for (const values of all) {
    if (!values.has(last)) continue;
    for (const year of values.keys()) {
      if (year <= last - 2) counts.set(year, (counts.get(year) ?? 0) + 1);
    }
  }
  const most = Math.max(...counts.values());
  const years = [...counts].filter(([, count]) => count === most).map(([year]) => year);
  return years.length === 0 ? undefined : Math.min(...years);
}

function grow(from: number | undefined, to: number | undefined, years: number) {
  if (from === undefined || to === undefined) return undefined;
  return ((to / from) ** (1 / years) - 1) * 100;
}
