import type { Finding } from '@broadsheet/contract/checking';
import { joinPointer } from '@broadsheet/contract/checking';
import { error } from './finding.js';
import type { Sound } from './sound.js';

/** Every date has the right form by the schema; this asks whether the calendar has it. */
export function checkDates({ document }: Sound): Finding[] {
  const findings: Finding[] = [];
  const check = (date: string | undefined, ...steps: (string | number)[]) => {
    if (date === undefined || isCalendarDate(date)) return;
    const message = `"${date}" is no date of the calendar. ${suggestDate(date)}`;
    findings.push(error(joinPointer('', ...steps), message));
  };
  check(document.IncorporationDate, 'IncorporationDate');
  document.Financials?.forEach(({ BalanceDate }, i) => {
    check(BalanceDate, 'Financials', i, 'BalanceDate');
  });
  check(document.Market?.PriceDate, 'Market', 'PriceDate');
  document.Personnel?.forEach(({ AppointedOn, OtherDirectorships }, i) => {
    check(AppointedOn, 'Personnel', i, 'AppointedOn');
    OtherDirectorships?.forEach(({ Since }, j) => {
      check(Since, 'Personnel', i, 'OtherDirectorships', j, 'Since');
    });
  });
  check(document.Shareholders?.AsAt, 'Shareholders', 'AsAt');
  document.Shareholders?.Holdings.forEach(({ VerifiedOn }, i) => {
    check(VerifiedOn, 'Shareholders', 'Holdings', i, 'VerifiedOn');
  });
  document.History?.Events?.forEach(({ Date }, i) => {
    check(Date, 'History', 'Events', i, 'Date');
  });
  return findings;
}

/** Takes a year, a month or a day. */
function isCalendarDate(date: string): boolean {
  const { year, month, day } = readDate(date);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
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
