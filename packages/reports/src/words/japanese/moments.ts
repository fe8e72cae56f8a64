import { isSameMoment, type Moment, type Span } from '../moment.js';

/** `2024年`, `2024年第1四半期`, `2024年3月`. */
export function writeMoment({ year, interval, part }: Moment): string {
  if (interval === 'year') return `${String(year)}年`;
  return `${String(year)}年${interval === 'quarter' ? `第${String(part)}四半期` : `${String(part)}月`}`;
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
