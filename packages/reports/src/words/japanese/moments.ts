import { writeJapaneseDate } from '@broadsheet/contract/words';
import { isSameMoment, type Moment, type Period, type Span } from '../moment.js';

/** `2024年`, `2024年第1四半期`, `2024年3月`. */
export function writeMoment({ year, interval, part }: Moment): string {
  if (interval === 'month') return writeJapaneseDate(year, part);
  const quarter = interval === 'quarter' ? `第${String(part)}四半期` : '';
  return `${writeJapaneseDate(year)}${quarter}`;
}

/** Short, for an axis: `2024年Q1`. */
export function labelMoment(moment: Moment): string {
  if (moment.interval === 'year') return String(moment.year);
  return moment.interval === 'quarter'
    ? `${String(moment.year)}年Q${String(moment.part)}`
    : writeMoment(moment);
}

/** `2017〜2026年`. */
export function writeSpan({ from, to }: Span): string {
  if (isSameMoment({ from, to })) return writeMoment(to);
  const start = from.interval === 'year' ? String(from.year) : writeMoment(from);
  return `${start}〜${writeMoment(to)}`;
}

/** `2017〜2026年` of years alone. */
export function writeYears({ from, to }: Period): string {
  return from === to ? `${String(to)}年` : `${String(from)}〜${String(to)}年`;
}
