import { buildError, buildWarning, type Finding } from '../../finding.js';
import { formatNumber } from '../../words/number-text.js';
import type { OutlookPoint, YearPoint } from '../document-series.js';

/** Neighbouring years that differ by this factor are more likely two units than one development. */
const unlikelyFactor = 1000;

/** Years that ascend one by one, as every series has them. */
export function* checkYears(
  points: readonly { Year: number }[],
  pointer: string,
): Iterable<Finding> {
  const seen = new Map<number, number>();
  for (const [index, { Year }] of points.entries()) {
    const before = points[index - 1]?.Year;
    const first = seen.get(Year);
    seen.set(Year, index);
    if (before === undefined || (first === undefined && Year === before + 1)) continue;
    const at = `${pointer}/${String(index)}/Year`;
    if (first !== undefined) {
      yield buildError(
        at,
        `The year ${String(Year)} is given twice, first at ${pointer}/${String(first)}.`,
      );
    } else if (Year < before) {
      yield buildError(
        at,
        `The year ${String(Year)} comes after ${String(before)}; years must ascend.`,
      );
    } else {
      yield buildError(
        at,
        `${describeGap(before + 1, Year - 1)} between ${String(before)} and ${String(Year)}; give a year that is not known with the value null.`,
      );
    }
  }
}

const describeGap = (from: number, to: number) =>
  from === to
    ? `The year ${String(from)} is missing`
    : `The years ${String(from)} to ${String(to)} are missing`;

export function* checkKnown(
  values: readonly (number | null)[],
  pointer: string,
): Iterable<Finding> {
  if (values.every((value) => value === null)) {
    yield buildError(pointer, 'No year has a figure; leave the whole block out instead.');
  }
}

/** Not for profit, which may well be next to nothing in a bad year. */
export function* checkJumps(points: readonly YearPoint[], pointer: string): Iterable<Finding> {
  for (const [index, { Year, Value }] of points.entries()) {
    const before = points[index - 1];
    if (!before?.Value || !Value) continue;
    const factor = Value / before.Value;
    if (factor < unlikelyFactor && factor > 1 / unlikelyFactor) continue;
    yield buildWarning(
      `${pointer}/${String(index)}/Value`,
      `${formatNumber(Value)} in ${String(Year)} is ${describeFactor(factor)} ${formatNumber(before.Value)} in ${String(before.Year)}; are both in the same unit?`,
    );
  }
}

const describeFactor = (factor: number) =>
  factor > 1 ? `${formatNumber(factor)} times` : `a ${formatNumber(1 / factor)}th of`;

interface OutlookRules {
  /** The year of the document's DataDate. */
  dataYear: number | undefined;
}

/** What the charts are laid out for; other lengths are drawn too, but a reader would wonder. */
const usualHistory = 10;
const usualOutlook = 5;

/** History first, then outlook; ten years and five. */
export function* checkOutlook(
  points: readonly OutlookPoint[],
  pointer: string,
  { dataYear }: OutlookRules,
): Iterable<Finding> {
  const firstOutlook = points.findIndex(({ Outlook }) => Outlook);
  const history = points.filter(({ Outlook }) => !Outlook);
  for (const [index, { Year, Outlook }] of points.entries()) {
    if (Outlook) continue;
    if (firstOutlook !== -1 && index > firstOutlook) {
      yield buildError(
        `${pointer}/${String(index)}`,
        `${String(Year)} is historical but follows the outlook year ${String(points[firstOutlook]?.Year)}; outlook years come last.`,
      );
    } else if (dataYear !== undefined && Year > dataYear) {
      yield buildWarning(
        `${pointer}/${String(index)}`,
        `${String(Year)} lies after the year of DataDate, ${String(dataYear)}; mark it with Outlook: true.`,
      );
    }
  }
  if (history.length === 0) {
    yield buildError(pointer, 'Every year is outlook; at least one historical year is needed.');
  } else {
    yield* checkLength(history.length, { pointer, what: 'historical', usual: usualHistory });
    yield* checkLength(points.length - history.length, {
      pointer,
      what: 'outlook',
      usual: usualOutlook,
    });
  }
}

export function* checkHistoryLength(
  points: readonly unknown[],
  pointer: string,
): Iterable<Finding> {
  yield* checkLength(points.length, { pointer, what: 'historical', usual: usualHistory });
}

function* checkLength(
  count: number,
  { pointer, what, usual }: { pointer: string; what: string; usual: number },
): Iterable<Finding> {
  if (count === usual) return;
  const years = count === 1 ? `1 ${what} year is` : `${String(count)} ${what} years are`;
  yield buildWarning(pointer, `${years} given; readers expect ${String(usual)}.`);
}
