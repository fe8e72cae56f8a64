import { monthNames, writeEnglishDate, writeJapaneseDate } from '@broadsheet/contract/words';

/** A calendar date as a report gives it, `2019`, `2019-07` or `2019-07-01`, in a language. */
export function formatDate(iso: string, tag: string): string {
  const date = new Date(iso);
  if (iso.length === 4 || Number.isNaN(date.getTime())) return iso;
  const write = tag === 'ja' ? writeJapaneseDate : writeEnglishDate;
  // Calendar dates have no time zone: use UTC, as `Date` parses them.
  const day = iso.length === 7 ? undefined : date.getUTCDate();
  return write(date.getUTCFullYear(), date.getUTCMonth() + 1, day);
}

/** `30 June` or `31 Dec`, for places where the year is known and space is short. */
export function formatDayOfYear(iso: string, tag: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = String(date.getUTCDate());
  if (tag === 'ja') return `${String(date.getUTCMonth() + 1)}月${day}日`;
  const month = monthNames[date.getUTCMonth()] ?? '';
  return `${day} ${month.length > 4 ? month.slice(0, 3) : month}`;
}
