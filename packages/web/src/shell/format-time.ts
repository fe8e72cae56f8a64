import { formatDay } from './format-day.js';

/** `31 January 2026, 09:05` or `2026年1月31日 09:05`, in the user's time zone. */
export function formatTime(iso: string, tag: string): string {
  const date = new Date(iso);
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${formatDay(iso, tag)}${tag === 'ja' ? '' : ','} ${time.join(':')}`;
}
