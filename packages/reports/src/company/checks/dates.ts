import { joinPointer, type Findings } from '@broadsheet/contract/checking';
import { describeWrongDate, isCalendarDate } from '../../calendar-date.js';
import type { CheckInput } from './check-input.js';

/** The schema checks the form of every date; this checks that the date exists. */
export function checkDates(found: Findings, { document }: CheckInput): void {
  const check = (date: string | undefined, ...steps: (string | number)[]) => {
    if (date === undefined || isCalendarDate(date)) return;
    found.error(joinPointer('', ...steps), describeWrongDate(date));
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
}
