import type { Findings } from '@broadsheet/contract/checking';
import { countPeriods, findNext, findPrevious } from '../charts/series.js';
import { writeMoment } from '../words/english/moments.js';
import type { Moment } from '../words/moment.js';

interface SeriesPosition {
  /** The pointer to the series. */
  pointer: string;
  /** The property of a point with its time. */
  field: string;
}

/** Years, quarters or months that ascend one by one. */
export function checkPeriods(
  found: Findings,
  moments: readonly Moment[],
  { pointer, field }: SeriesPosition,
): void {
  let isInOrder = true;
  moments.forEach((at, index) => {
    const before = moments[index - 1];
    const step = before ? countPeriods(at) - countPeriods(before) : 1;
    // As long as each period follows the previous one, there are no duplicates.
    isInOrder &&= step === 1;
    if (isInOrder || !before) return;
    const pointAt = `${pointer}/${String(index)}/${field}`;
    const first = moments.findIndex((moment) => countPeriods(moment) === countPeriods(at));
    const { interval } = at;
    if (first < index) {
      found.error(
        pointAt,
        `The ${interval} ${writeMoment(at)} is given twice, first at ${pointer}/${String(first)}.`,
      );
    } else if (step < 0) {
      found.error(
        pointAt,
        `The ${interval} ${writeMoment(at)} comes after ${writeMoment(before)}; ${interval}s must ascend.`,
      );
    } else if (step > 1) {
      found.error(
        pointAt,
        `${describeGap(findNext(before), findPrevious(at))} between ${writeMoment(before)} and ${writeMoment(at)}; give a ${interval} that is not known with the value null.`,
      );
    }
  });
}

const describeGap = (from: Moment, to: Moment) =>
  countPeriods(from) === countPeriods(to)
    ? `The ${from.interval} ${writeMoment(from)} is missing`
    : `The ${from.interval}s ${writeMoment(from)} to ${writeMoment(to)} are missing`;

interface OutlookPoint {
  at: Moment;
  outlook: boolean;
}

/** History first, then outlook. */
export function checkOutlookPeriods(
  found: Findings,
  points: readonly OutlookPoint[],
  pointer: string,
): void {
  const first = points.findIndex(({ outlook }) => outlook);
  const expected = points[first];
  if (!expected) return;
  points.forEach(({ at, outlook }, index) => {
    if (outlook || index < first) return;
    found.error(
      `${pointer}/${String(index)}`,
      `${writeMoment(at)} is historical but follows the outlook ${at.interval} ${writeMoment(expected.at)}; outlook ${at.interval}s come last.`,
    );
  });
}
