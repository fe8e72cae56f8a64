import { monthNames, writeEnglishDate } from '@broadsheet/contract/words';
import { isSameMoment, type Moment, type Span } from '../moment.js';

/** `2024`, `Q1 2024`, `March 2024`. */
export function writeMoment({ year, interval, part }: Moment): string {
  if (interval === 'month') return writeEnglishDate(year, part);
  return interval === 'quarter' ? `Q${String(part)} ${String(year)}` : String(year);
}

/** The same with short months. */
export function labelMoment(moment: Moment): string {
  const { interval, part, year } = moment;
  if (interval !== 'month') return writeMoment(moment);
  return `${(monthNames[part - 1] ?? '').slice(0, 3)} ${String(year)}`;
}

/** For a subtitle: `2017–2026`. */
export function writeSpan({ from, to }: Span): string {
  if (isSameMoment({ from, to })) return writeMoment(to);
  const dash = from.interval === 'year' ? '–' : ' – ';
  return `${writeMoment(from)}${dash}${writeMoment(to)}`;
}

/** For a sentence: `from 2017 to 2026`. */
export function saySpan({ from, to }: Span): string {
  return isSameMoment({ from, to })
    ? `in ${writeMoment(to)}`
    : `from ${writeMoment(from)} to ${writeMoment(to)}`;
}
