/** Whether the date exists: a year, a month or a day, in the form `2026-02-28`. */
export function isCalendarDate(date: string): boolean {
  const { year, month, day } = readDate(date);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
}

/** What is wrong with a date, and what would be right. */
export function describeWrongDate(date: string): string {
  return `"${date}" is no date of the calendar. ${suggestDate(date)}`;
}

function readDate(date: string) {
  const read = (from: number, to: number) => (date.length < to ? 1 : Number(date.slice(from, to)));
  return { year: Number(date.slice(0, 4)), month: read(5, 7), day: read(8, 10) };
}

function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function suggestDate(date: string): string {
  const { year, month, day } = readDate(date);
  if (month < 1 || month > 12) return 'Months go from 01 to 12.';
  const days = countDays(year, month);
  return day > days
    ? `That month has ${String(days)} days.`
    : 'Days and months start at 01, years at 0001.';
}
