import { monthNames } from '@broadsheet/contract/words';

/** `31 January 2026`, in the reader's time zone. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  const month = monthNames[date.getMonth()] ?? '';
  return `${String(date.getDate())} ${month} ${String(date.getFullYear())}`;
}
