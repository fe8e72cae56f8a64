import { findChange, type Course, type YearValue } from '../performance/course.js';

/**
 * What the figures do decides how a report is told:
 * - turning: the outlook goes against what the past was;
 * - recovering: a deep fall, made good since;
 * - falling: less and less revenue;
 * - volatile: good and bad years in turn;
 * - exporting: most of what is made is sold abroad;
 * - surging: fast growth year after year;
 * - cycling: growth with years of decline between;
 * - steady: none of these.
 */
export type Structure =
  | 'turning'
  | 'recovering'
  | 'falling'
  | 'volatile'
  | 'exporting'
  | 'surging'
  | 'cycling'
  | 'steady';

/** The deepest fall of a series: from a high to the lowest year after it. */
export interface LargestFall {
  from: YearValue;
  to: YearValue;
  /** Per cent, negative. */
  depth: number;
  /** The year in which the old high was exceeded, if it was. */
  regained?: YearValue;
}

export function findStructure(revenue: Course, fall: LargestFall, exportShare: number): Structure {
  if (isTurning(revenue)) return 'turning';
  if (fall.depth < -9 && fall.regained !== undefined) return 'recovering';
  if (revenue.longGrowth < -1) return 'falling';
  if (revenue.worst.change < -5 && countSwings(revenue) >= 3) return 'volatile';
  if (exportShare > 50) return 'exporting';
  if (revenue.growth >= 6) return 'surging';
  if (revenue.changes.filter(({ change }) => change < -0.2).length >= 2) return 'cycling';
  return 'steady';
}

/** A rise that is expected to end, or a fall. */
function isTurning({ longGrowth, outlookGrowth }: Course): boolean {
  return (
    Math.sign(longGrowth) !== Math.sign(outlookGrowth) &&
    Math.min(Math.abs(longGrowth), Math.abs(outlookGrowth)) > 0.3
  );
}

/** Years that moved by more than six per cent in either direction. */
function countSwings({ changes }: Course): number {
  return changes.filter(({ change }) => Math.abs(change) > 6).length;
}

export function findFall({ history, first: start }: Course): LargestFall {
  let high = start;
  let deepest: LargestFall = { from: start, to: start, depth: 0 };
  for (const point of history) {
    if (point.value > high.value) high = point;
    const depth = findChange(high.value, point.value);
    if (depth < deepest.depth) deepest = { from: high, to: point, depth };
  }
  const regained = history.find(
    ({ year, value }) => year > deepest.to.year && value > deepest.from.value,
  );
  return regained === undefined ? deepest : { ...deepest, regained };
}
