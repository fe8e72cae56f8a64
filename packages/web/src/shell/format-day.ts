import { writeEnglishDate, writeJapaneseDate } from '@broadsheet/contract/words';

/** `31 January 2026` or `2026年1月31日`, in the reader's time zone. */
export function formatDay(iso: string, tag: string): string {
  const date = new Date(iso);
  const write = tag === 'ja' ? writeJapaneseDate : writeEnglishDate;
  return write(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
