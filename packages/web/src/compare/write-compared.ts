import type { ComparedMeasure, ComparedPoint, Comparison } from '@broadsheet/client';
import { findDecimals, writeBrief } from '../figures/write-brief.js';
import { writeNumber } from '../number-format.js';
import type { ExplorerWords } from '../words/explorer-words.js';

/**
 * The title of a report, with its country if others have the same title; its key if it is left out.
 */
export function nameOf(
  { reports }: Comparison,
  requestedKey: string,
  { country }: Pick<ExplorerWords, 'country'>,
): string {
  const report = reports.find(({ key }) => key === requestedKey);
  if (report?.title === undefined) return requestedKey;
  const isShared = reports.some(({ key, title }) => key !== requestedKey && title === report.title);
  return isShared ? `${report.title} (${country(report.country ?? '')})` : report.title;
}

interface FigureStyle {
  words: ExplorerWords;
  currency?: string | undefined;
  /** From `findSharedDecimals`, for figures side by side. */
  decimals?: number | undefined;
}

/** The decimals that figures of a measure share in a row or column; a year if only it is shown. */
export function findSharedDecimals(
  { series }: Pick<ComparedMeasure, 'series'>,
  { tag, year }: { tag: string; year?: number },
): number {
  const shown = series.flatMap(({ points }) =>
    points.flatMap((point) =>
      year === undefined || point.year === year ? (point.value ?? []) : [],
    ),
  );
  return findDecimals(shown, tag);
}

/** A value as the tables show it. */
export function writeValue(
  value: number,
  { unit }: Pick<ComparedMeasure, 'unit'>,
  { words, currency, decimals }: FigureStyle,
): string {
  const { tag } = words;
  switch (unit) {
    case 'Percent':
      return `${writeNumber(value, tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
    case 'Times':
      return `${writeNumber(value, tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
    case 'Days':
      return words.compare.days(writeDays(value, tag, decimals));
    case 'Currency':
    case 'Count':
    case 'Plain':
      return writeBrief(value, { tag, currency, decimals });
  }
}

/** A change in per cent, with its sign. */
export function writeChange(value: number, tag: string): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${writeNumber(value, tag, { ...decimals, signDisplay: 'exceptZero' })}%`;
}

/** More than one decimal would be a quarter of an hour. */
function writeDays(value: number, tag: string, decimals = 1): string {
  const most = Math.min(1, decimals);
  return writeNumber(value, tag, { minimumFractionDigits: most, maximumFractionDigits: most });
}

interface Tick {
  isIndex: boolean;
  words: ExplorerWords;
}

/** A value at the axis of the chart. */
export function writeTick(
  value: number,
  measure: ComparedMeasure,
  { isIndex, words }: Tick,
): string {
  if (isIndex) return writeBrief(value, { tag: words.tag });
  const [first] = measure.series;
  return measure.unit === 'Percent'
    ? `${writeBrief(value, { tag: words.tag })}%`
    : writeBrief(value, { tag: words.tag, currency: first?.currency });
}

/** The point of a report and year. */
export function findPoint(
  { series }: ComparedMeasure,
  report: string,
  year: number,
): { point: ComparedPoint | undefined; currency: string | undefined } {
  const own = series.find(({ key }) => key === report);
  return { point: own?.points.find((each) => each.year === year), currency: own?.currency };
}
