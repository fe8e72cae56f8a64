import type { Findings } from '@broadsheet/contract/checking';
import { checkOutlookPeriods } from '../../checks/periods.js';
import { ofYear } from '../../words/moment.js';
import type { OutlookPoint } from '../document-series.js';

const atYear = ({ Year }: { Year: number }) => ofYear(Year);

/**
 * Years in ascending order, with gaps allowed: drivers of an industry are not measured every year.
 */
export function checkAscending(
  found: Findings,
  points: readonly { Year: number }[],
  pointer: string,
): void {
  points.forEach(({ Year }, index) => {
    const before = points[index - 1]?.Year ?? -Infinity;
    if (Year > before) return;
    const message =
      Year === before
        ? `The year ${String(Year)} is given twice; give it once.`
        : `The year ${String(Year)} comes after ${String(before)}; years must ascend.`;
    found.error(`${pointer}/${String(index)}/Year`, message);
  });
}

interface OutlookRules {
  /** The year of the document's DataDate. */
  dataYear: number | undefined;
  /** Whether a chart shows it; readers expect charts of equal length. */
  hasChart: boolean;
}

/** The lengths that charts are laid out for; other lengths give a warning. */
const usualHistory = 10;
const usualOutlook = 5;

/** History first, then outlook; ten years and five. */
export function checkOutlook(
  found: Findings,
  points: readonly OutlookPoint[],
  pointer: string,
  { dataYear, hasChart }: OutlookRules,
): void {
  checkOutlookLast(found, points, pointer);
  const history = points.filter(({ Outlook }) => !Outlook);
  const firstOutlook = points.findIndex(({ Outlook }) => Outlook);
  points.forEach(({ Year, Outlook }, index) => {
    // History after the outlook has been reported above.
    if (Outlook || (firstOutlook !== -1 && index > firstOutlook)) return;
    if (dataYear !== undefined && Year > dataYear) {
      found.warning(
        `${pointer}/${String(index)}`,
        `${String(Year)} lies after the year of DataDate, ${String(dataYear)}; mark it with Outlook: true.`,
      );
    }
  });
  if (history.length === 0) {
    found.error(pointer, 'Every year is outlook; at least one historical year is needed.');
  } else if (hasChart) {
    checkLength(found, history.length, { pointer, what: 'historical', usual: usualHistory });
    checkLength(found, points.length - history.length, {
      pointer,
      what: 'outlook',
      usual: usualOutlook,
    });
  }
}

export function checkOutlookLast(
  found: Findings,
  points: readonly { Year: number; Outlook?: boolean }[],
  pointer: string,
): void {
  const timed = points.map((point) => ({ at: atYear(point), outlook: point.Outlook ?? false }));
  checkOutlookPeriods(found, timed, pointer);
}

export function checkHistoryLength(
  found: Findings,
  points: readonly unknown[],
  pointer: string,
): void {
  checkLength(found, points.length, { pointer, what: 'historical', usual: usualHistory });
}

function checkLength(
  found: Findings,
  count: number,
  { pointer, what, usual }: { pointer: string; what: string; usual: number },
): void {
  if (count === usual) return;
  const years = count === 1 ? `1 ${what} year is` : `${String(count)} ${what} years are`;
  found.warning(pointer, `${years} given; readers expect ${String(usual)}.`);
}
