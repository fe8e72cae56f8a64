import { monthNames } from '@broadsheet/contract/words';

/** A calendar date as a report gives it: `2019`, `2019-07` or `2019-07-01`. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (iso.length === 4 || Number.isNaN(date.getTime())) return iso;
  const month = `${nameMonth(date)} ${String(date.getUTCFullYear())}`;
  return iso.length === 7 ? month : `${String(date.getUTCDate())} ${month}`;
}

/** `30 June` or `31 Dec`, for places where the year is known and space is short. */
export function formatDayOfYear(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const month = nameMonth(date);
  return `${String(date.getUTCDate())} ${month.length > 4 ? month.slice(0, 3) : month}`;
}

/** Calendar dates have no time zone: use UTC, as `Date` parses them. */
function nameMonth(date: Date): string {
  return monthNames[date.getUTCMonth()] ?? '';
}
