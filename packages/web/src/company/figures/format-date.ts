import { monthNames } from '../../month-names.js';

/** A date of the calendar as a report gives it: `2019`, `2019-07` or `2019-07-01`. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (iso.length === 4 || Number.isNaN(date.getTime())) return iso;
  const month = `${nameMonth(date)} ${String(date.getUTCFullYear())}`;
  return iso.length === 7 ? month : `${String(date.getUTCDate())} ${month}`;
}

/** `30 June` or `31 Dec`, where the year is known and room is short. */
export function formatDayOfYear(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const month = nameMonth(date);
  return `${String(date.getUTCDate())} ${month.length > 4 ? month.slice(0, 3) : month}`;
}

/** Dates of the calendar are the same everywhere: in UTC, as `Date` reads them. */
function nameMonth(date: Date): string {
  return monthNames[date.getUTCMonth()] ?? '';
}
