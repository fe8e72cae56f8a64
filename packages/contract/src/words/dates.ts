import { monthNames } from './month-names.js';

type DatePart = string | number;

/** `2026年1月31日`; `2026年1月` without a day, `2026年` without a month. `01` is written as 1. */
export function writeJapaneseDate(year: DatePart, month?: DatePart, day?: DatePart): string {
  const parts = [
    `${String(year)}年`,
    month === undefined ? '' : `${String(Number(month))}月`,
    day === undefined ? '' : `${String(Number(day))}日`,
  ];
  return parts.join('');
}

/** `31 January 2026`; `January 2026` without a day, `2026` without a month. `01` is written as 1. */
export function writeEnglishDate(year: DatePart, month?: DatePart, day?: DatePart): string {
  const parts = [
    day === undefined ? '' : String(Number(day)),
    month === undefined ? '' : (monthNames[Number(month) - 1] ?? String(month)),
    String(year),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
