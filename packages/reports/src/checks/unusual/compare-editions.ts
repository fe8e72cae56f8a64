import { Findings, joinPointer, type Finding } from '@broadsheet/contract/checking';
import { formatNumber } from '../../words/number-text.js';
import type { FigureList, FigurePaths, Measure } from './find-series.js';
import { reportGoneSeries } from './gone-series.js';
import { isShareJump } from './leaps.js';
import {
  findFigure,
  isPast,
  isRecord,
  listInOrder,
  nameRecord,
  visitLists,
  type Figures,
  type VisitedList,
} from './visit-lists.js';

/** Nobody reads more warnings than this; more changes are most likely intended. */
const mostListed = 20;

/**
 * Past years that differ from the previous edition, series that are gone, and shares that jumped, in
 * documents of any family. Revisions are normal, but an unexpected one often means that a wrong file is about to be
 * published.
 */
export function compareEditions(
  document: object,
  before: object,
  { lists, shares, charted }: Compared,
): Finding[] {
  const gone = new Findings();
  const found = new Findings();
  const reported = new Set<string>();
  for (const list of lists) {
    const listed = visitLists(before, list);
    reportGoneSeries(gone, document, { list, earlier: listed, charted });
    const earlier = new Map(listed.map((each) => [each.id, each]));
    for (const now of visitLists(document, list)) {
      const then = earlier.get(now.id);
      if (!then) continue;
      const measures = listComparable(found, { list, now, then, document, before, reported });
      for (const measure of measures) {
        if (list.times.length > 0) compareSeries(found, { list, measure, now, then, reported });
        else if (measure.kind === 'share')
          compareShares(found, { list, measure, now, then, reported });
      }
    }
  }
  for (const steps of shares) {
    const is = findFigure(document as Figures, steps);
    const was = findFigure(before as Figures, steps);
    if (typeof is === 'number' && typeof was === 'number' && isShareJump(is, was)) {
      found.warning(joinPointer('', ...steps), describeJump(is, was));
    }
  }
  // First, so that many changed figures do not hide them.
  found.list.unshift(...gone.list);
  const left = found.list.splice(mostListed).length;
  if (left > 0) {
    found.warning(
      '',
      `${String(left)} more ${left === 1 ? 'figure of a past year differs' : 'figures of past years differ'} from the edition before.`,
    );
  }
  return found.list;
}

interface Compared extends FigurePaths {
  /** The properties of a document that have a chart. */
  charted: ReadonlySet<string>;
}

interface Comparison {
  list: FigureList;
  now: VisitedList;
  then: VisitedList;
  /** Currencies and missing years that were already reported. */
  reported: Set<string>;
}

interface Documents extends Comparison {
  document: object;
  before: object;
}

/** Without amounts if the currency or the unit differs, which is reported once. */
function listComparable(found: Findings, compared: Documents): readonly Measure[] {
  const { list, now, then, document, before, reported } = compared;
  const places = [
    { pointer: '', is: document as Figures, was: before as Figures },
    { pointer: now.ownerPointer, is: now.owner, was: then.owner },
  ];
  let isSame = true;
  for (const { pointer, is, was } of places) {
    for (const name of ['Currency', 'Unit']) {
      if (typeof is[name] !== 'string' || typeof was[name] !== 'string') continue;
      if (is[name] === was[name]) continue;
      isSame = false;
      const at = joinPointer(pointer, name);
      if (reported.has(at)) continue;
      reported.add(at);
      found.warning(
        at,
        `Amounts are in ${is[name]}, and were in ${was[name]} in the edition before.`,
      );
    }
  }
  return isSame
    ? list.measures
    : list.measures.filter(({ kind }) => kind === 'count' || kind === 'share');
}

function compareSeries(
  found: Findings,
  { list, measure: { steps }, now, then, reported }: Comparison & { measure: Measure },
): void {
  if (now.records.length === 0) return;
  const { times, measures } = list;
  const inOrder = listInOrder(now.records, times);
  const current = new Map(inOrder.map((each) => [each.time, each]));
  const first = inOrder[0]?.time ?? '';
  const isMoved = now.records.filter(isPast).length >= then.records.filter(isPast).length;
  for (const { record, time } of listInOrder(then.records, times)) {
    const value = findFigure(record, steps);
    if (typeof value !== 'number' || !isPast(record)) continue;
    const was = formatNumber(value, 2);
    const point = current.get(time);
    if (!point) {
      if (isMoved && time < first) continue;
      const place = `${now.pointer} ${time}`;
      const what =
        measures.length > 1
          ? `${time} is gone; the edition before has its figures.`
          : `${time} is gone; it was ${was} in the edition before.`;
      if (!reported.has(place)) found.warning(now.pointer, what);
      reported.add(place);
      continue;
    }
    const figure = findFigure(point.record, steps);
    const isOutlook = point.record.Outlook === true;
    if (figure === value && !isOutlook) continue;
    const is = typeof figure === 'number' ? formatNumber(figure, 2) : 'not known';
    found.warning(
      joinPointer(now.pointer, point.index, ...steps),
      `${time} is ${is}${isOutlook ? ', an outlook' : ''}; it was ${was} in the edition before.`,
    );
  }
}

function compareShares(
  found: Findings,
  { list: { keyField }, measure: { steps }, now, then }: Comparison & { measure: Measure },
): void {
  const earlier = new Map(then.records.map((record) => [nameRecord(record, keyField), record]));
  now.records.forEach((record, index) => {
    const name = nameRecord(record, keyField);
    const before = name === undefined ? undefined : earlier.get(name);
    const is = findFigure(record, steps);
    const was = isRecord(before) ? findFigure(before, steps) : undefined;
    if (typeof is !== 'number' || typeof was !== 'number' || !isShareJump(is, was)) return;
    found.warning(
      joinPointer(now.pointer, index, ...steps),
      describeJump(is, was, ` for "${name ?? ''}"`),
    );
  });
}

const describeJump = (is: number, was: number, whose = '') =>
  `${formatNumber(is, 2)}${whose} is a jump of ${formatNumber(Math.abs(is - was), 1)} points; it was ${formatNumber(was, 2)} in the edition before.`;
