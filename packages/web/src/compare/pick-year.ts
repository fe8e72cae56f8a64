import type { Comparison } from '@broadsheet/client';

/** The years with reported figures, latest first. */
export function listReportedYears({ measures }: Comparison): number[] {
  const years = measures.flatMap(({ series }) =>
    series.flatMap(({ points }) =>
      points.filter(({ outlook, value }) => !outlook && value !== null).map(({ year }) => year),
    ),
  );
  return [...new Set(years)].sort((one, other) => other - one);
}

/** The years with a reported figure of a report. */
export function listYearsOf({ measures, ...rest }: Comparison, report: string): number[] {
  const own = measures.map((measure) => ({
    ...measure,
    series: measure.series.filter(({ key }) => key === report),
  }));
  return listReportedYears({ ...rest, measures: own });
}

/** The latest year that all reports have; the latest of any if they share none. */
export function pickYear(comparison: Comparison): number | undefined {
  const years = listReportedYears(comparison);
  const shown = comparison.reports.filter(({ statusCode }) => statusCode === 200);
  const sets = shown.map(({ key }) => new Set(listYearsOf(comparison, key)));
  return years.find((year) => sets.every((set) => set.has(year))) ?? years[0];
}
