import { Findings, joinPointer, type Finding } from '@broadsheet/contract/checking';
import type { FigurePaths, Measure } from './find-series.js';
import { checkLeaps, isShareJump, steadyFactor, type KnownPoint } from './leaps.js';
import {
  findFigure,
  listInOrder,
  visitLists,
  type Figures,
  type TimedRecord,
} from './visit-lists.js';

/** Warnings about figures of series that look like typing mistakes, in documents of any family. */
export function checkUnusual(document: object, { lists }: FigurePaths): Finding[] {
  const found = new Findings();
  for (const list of lists) {
    if (list.times.length === 0) continue;
    for (const visited of visitLists(document, list)) {
      let inOrder: TimedRecord[] | undefined;
      for (const measure of list.measures) {
        if (isSteady(visited.records, measure)) continue;
        inOrder ??= listInOrder(visited.records, list.times);
        checkLeaps(found, listKnown(visited.pointer, inOrder, measure), measure.kind);
      }
    }
  }
  return found.list;
}

/**
 * Whether all values are so close to each other that there is nothing to warn of, as in most
 * series.
 */
function isSteady(records: readonly Figures[], { steps, kind }: Measure): boolean {
  let least = Infinity;
  let most = -Infinity;
  for (const record of records) {
    const value = findFigure(record, steps);
    if (typeof value !== 'number') continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (kind === 'share' && isShareJump(most, least)) return false;
  return least > 0 && most < least * steadyFactor;
}

function listKnown(
  pointer: string,
  inOrder: readonly TimedRecord[],
  { steps, kind }: Measure,
): KnownPoint[] {
  const points: KnownPoint[] = [];
  let before: string | undefined;
  for (const { record, time, index } of inOrder) {
    const value = findFigure(record, steps);
    if (typeof value !== 'number' || (value === 0 && kind !== 'share')) {
      before = undefined;
      continue;
    }
    const buildPointer = () => joinPointer(pointer, index, ...steps);
    points.push({ time, value, buildPointer, isNext: isNextTime(time, before) });
    before = time;
  }
  return points;
}

/** Years increase by one; other lists have no gaps. */
function isNextTime(time: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const isYears = time.length === 4 && before.length === 4;
  return !isYears || Number(time) === Number(before) + 1;
}
