import { writeEnglishDate, writeJapaneseDate } from '@broadsheet/contract/words';

/**
 * `31 January 2026` or `2026年1月31日`: the day of an instant in the reader's time zone, or a calendar date
 * as it is given, which `Date` would take for an instant in UTC: in America, for the day before.
 */
export function formatDay(iso: string, tag: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00` : iso);
  const write = tag === 'ja' ? writeJapaneseDate : writeEnglishDate;
  return write(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
