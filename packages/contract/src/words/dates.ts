type Part = string | number;

/** `2026年1月31日`; `2026年1月` without a day, `2026年` without a month. `01` is written as 1. */
export function writeJapaneseDate(year: Part, month?: Part, day?: Part): string {
  const parts = [
    `${String(year)}年`,
    month === undefined ? '' : `${String(Number(month))}月`,
    day === undefined ? '' : `${String(Number(day))}日`,
  ];
  return parts.join('');
}
