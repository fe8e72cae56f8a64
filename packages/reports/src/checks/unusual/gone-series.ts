import type { Findings } from '@broadsheet/contract/checking';
import type { FigureList } from './find-series.js';
import {
  findFigure,
  isPast,
  listInOrder,
  locateList,
  visitLists,
  type VisitedList,
} from './visit-lists.js';

/**
 * Series of the edition before that are gone as a whole. One with a chart is left out: publishing
 * lists the charts that are gone.
 */
export function reportGoneSeries(
  found: Findings,
  document: object,
  { list, earlier, charted }: GoneFrom,
): void {
  const [property] = list.steps;
  const hasChart = typeof property === 'string' && charted.has(property);
  if (list.times.length === 0 || hasChart) return;
  const now = visitLists(document, list).filter(({ records }) => records.length > 0);
  const kept = new Set(now.map(({ id }) => id));
  for (const then of earlier) {
    if (kept.has(then.id)) continue;
    const years = countPastYears(then, list);
    if (years > 0) found.warning(locateList(document, list, then.id), describeGone(then, years));
  }
}

interface GoneFrom {
  list: FigureList;
  /** The lists of the edition before. */
  earlier: readonly VisitedList[];
  /** The properties of the document that have a chart. */
  charted: ReadonlySet<string>;
}

/** Past years with a figure. */
function countPastYears({ records }: VisitedList, { times, measures }: FigureList): number {
  const past = listInOrder(records.filter(isPast), times).filter(({ record }) =>
    measures.some(({ steps }) => typeof findFigure(record, steps) === 'number'),
  );
  return new Set(past.map(({ time }) => time.slice(0, 4))).size;
}

function describeGone({ pointer, recordName }: VisitedList, years: number): string {
  const property = pointer.slice(pointer.lastIndexOf('/') + 1);
  const what = recordName === undefined ? property : `${property} of "${recordName}"`;
  return `${what} is gone as a whole; the edition before has ${countOf(years)} of it. Put it back, unless readers are to lose it.`;
}

const countOf = (years: number) => (years === 1 ? 'a past year' : `${String(years)} past years`);
