import { monthNames, writeJapaneseDate } from '@broadsheet/contract/words';

/** `31 January 2026` or `2026年1月31日`, in the reader's time zone. */
export function formatDay(iso: string, tag: string): string {
  const date = new Date(iso);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (tag === 'ja') return writeJapaneseDate(year, month + 1, day);
  return `${String(day)} ${monthNames[month] ?? ''} ${String(year)}`;
}
