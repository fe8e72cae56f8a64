import type { Finding } from '../finding.js';
import { joinPointer } from '../json-pointer.js';
import { error } from './check-finding.js';
import type { CompanyDocument } from './document.js';

/** Every date has the right form by the schema; this asks whether the calendar has it. */
export function checkDates(document: Partial<CompanyDocument>): Finding[] {
  return listDates(document).flatMap(([pointer, date]) => {
    if (date === undefined || isCalendarDate(date)) return [];
    return [error(pointer, `"${date}" is no date of the calendar. ${suggestDate(date)}`)];
  });
}

type DatePlace = [pointer: string, date: string | undefined];

function listDates(document: Partial<CompanyDocument>): DatePlace[] {
  const { Financials = [], Personnel = [], History, Shareholders } = document;
  return [
    ['/IncorporationDate', document.IncorporationDate],
    ['/Market/PriceDate', document.Market?.PriceDate],
    ...Financials.map(({ BalanceDate }, i): DatePlace => [
      `/Financials/${String(i)}/BalanceDate`,
      BalanceDate,
    ]),
    ...Personnel.flatMap(({ AppointedOn, OtherDirectorships = [] }, i): DatePlace[] => [
      [`/Personnel/${String(i)}/AppointedOn`, AppointedOn],
      ...OtherDirectorships.map(({ Since }, j): DatePlace => [
        joinPointer('/Personnel', i, 'OtherDirectorships', j, 'Since'),
        Since,
      ]),
    ]),
    ...(History?.Events ?? []).map(({ Date }, i): DatePlace => [
      `/History/Events/${String(i)}/Date`,
      Date,
    ]),
    ['/Shareholders/AsAt', Shareholders?.AsAt],
    ...(Shareholders?.Holdings ?? []).map(({ VerifiedOn }, i): DatePlace => [
      `/Shareholders/Holdings/${String(i)}/VerifiedOn`,
      VerifiedOn,
    ]),
  ];
}

/** Takes a year, a month or a day. */
export function isCalendarDate(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
}

function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function suggestDate(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (month < 1 || month > 12) return 'Months go from 01 to 12.';
  const days = countDays(year, month);
  return day > days
    ? `That month has ${String(days)} days.`
    : 'Days and months start at 01, years at 0001.';
}
