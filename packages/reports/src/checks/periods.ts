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
  /** The point after a wrong one, whose step only shows the same mistake. */
  let explained = -1;
  moments.forEach((at, index) => {
    const before = moments[index - 1];
    const step = before ? countSteps(before, at) : 1;
    // As long as each period follows the previous one, there are no duplicates.
    isInOrder &&= step === 1;
    if (isInOrder || !before || index === explained) return;
    const meant = findMeant(before, at, moments[index + 1]);
    if (meant) explained = index + 1;
    const first = moments.findIndex((moment) => countPeriods(moment) === countPeriods(at));
    const message = describeStep(at, {
      ...{ before, meant },
      first: first < index ? `${pointer}/${String(first)}` : undefined,
    });
    if (message !== undefined) found.error(`${pointer}/${String(index)}/${field}`, message);
  });
}

const countSteps = (from: Moment, to: Moment) => countPeriods(to) - countPeriods(from);

/** The period that is missing between two others, if one that does not belong there is given. */
const findMeant = (before: Moment, at: Moment, after: Moment | undefined): Moment | undefined =>
  after && countSteps(before, at) !== 1 && countSteps(before, after) === 2
    ? findNext(before)
    : undefined;

interface Surroundings {
  before: Moment;
  meant: Moment | undefined;
  /** The pointer to the point that has the same period already. */
  first: string | undefined;
}

/** What is wrong with a period after the previous one; undefined if nothing is. */
function describeStep(at: Moment, { before, meant, first }: Surroundings): string | undefined {
  const { interval } = at;
  const right = meant ? `; is it ${writeMoment(meant)}?` : '.';
  const name = `The ${interval} ${writeMoment(at)}`;
  if (first !== undefined) return `${name} is given twice, first at ${first}${right}`;
  const step = countSteps(before, at);
  if (meant) {
    return `${name} stands between ${writeMoment(before)} and ${writeMoment(findNext(meant))}${right}`;
  }
  if (step < 0) return `${name} comes after ${writeMoment(before)}; ${interval}s must ascend.`;
  if (step === 1) return undefined;
  return `${describeGap(findNext(before), findPrevious(at))} between ${writeMoment(before)} and ${writeMoment(at)}; give a ${interval} that is not known with the value null.`;
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
