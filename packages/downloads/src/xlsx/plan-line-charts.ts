import { phrasesOf, type Series } from '@broadsheet/view';
import { findPhrases } from '../phrases.js';
import { rangeOf, type PlacedTable } from './plan-table.js';
import { chartRows, type SheetPlan } from './plan.js';

/** Charts with more series are unreadable. */
const mostSeries = 8;
const mostCharts = 4;

/** A series and the row of its values. */
export interface PlacedSeries {
  row: number;
  series: Series;
}

interface LineCharts {
  placed: PlacedTable;
  /** The number of periods. */
  count: number;
  language: string;
}

/** A native chart for each unit, because series of one unit share a scale. */
export function planLineCharts(
  sheet: SheetPlan,
  drawn: readonly PlacedSeries[],
  lines: LineCharts,
): void {
  const readable = groupByUnit(drawn).filter(({ length }) => length <= mostSeries);
  for (const group of readable.slice(0, mostCharts)) planLineChart(sheet, group, lines);
}

function groupByUnit(drawn: readonly PlacedSeries[]): PlacedSeries[][] {
  const groups = new Map<string | undefined, PlacedSeries[]>();
  for (const each of drawn) {
    const { unit } = each.series;
    groups.set(unit, [...(groups.get(unit) ?? []), each]);
  }
  return [...groups.values()];
}

function planLineChart(
  sheet: SheetPlan,
  group: readonly PlacedSeries[],
  { placed, count, language }: LineCharts,
): void {
  const { brackets, comma, semicolon } = phrasesOf(language);
  const unit = group[0]?.series.unit;
  const names = group.map(({ series }) => series.name).join(comma);
  sheet.row += 1;
  sheet.charts.push({
    shape: 'line',
    title: unit === undefined ? names : names + brackets(unit),
    altText: group.map(({ series }) => describeCourse(series, language)).join(semicolon),
    row: sheet.row,
    categories: rangeOf({ row: placed.headRow, column: 1, lastColumn: count }),
    series: group.map(({ row, series: { name } }) => ({
      name,
      values: rangeOf({ row, column: 1, lastColumn: count }),
    })),
  });
  sheet.row += chartRows;
}

/** For those who do not see the line: `Wages (A$ million): 5.2 (2020) to 7.3 (2031)`. */
function describeCourse({ name, unit, points }: Series, language: string): string {
  const { brackets, colon } = phrasesOf(language);
  const given = points.filter(({ value }) => value !== null);
  const sorted = given.toSorted((one, other) => (one.period < other.period ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const measured = unit === undefined ? name : name + brackets(unit);
  if (first === undefined || last === undefined) return measured;
  const [from, to] = [first, last].map(({ text, label }) => text + brackets(label));
  return measured + colon + findPhrases(language).course(from ?? '', to ?? '');
}
