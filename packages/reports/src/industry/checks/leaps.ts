import type { Findings } from '@broadsheet/contract/checking';
import { formatNumber } from '../../words/number-text.js';
import { formatPercent } from '../../words/percent.js';
import type { YearPoint } from '../document-series.js';
import { unlikelyFactor } from './series.js';

/** Few things double and treble easily: from ten businesses to forty is no slip of the pen. */
const fewest = 50;
/** A rise by more than 200 per cent; a fall must be deeper, as crises are. */
const largestRise = 3;
const deepestFall = 1 / 5;
/** A digit too many or too few makes ten, less or more by what the years grow. */
const slipFactor = 5;

interface Known {
  Year: number;
  Value: number;
  index: number;
}

/** Changes from one year to the next that are rather slips than developments. Those of another unit are told elsewhere. */
export function checkLeaps(found: Findings, points: readonly YearPoint[], pointer: string): void {
  const known = points.flatMap(({ Year, Value }, index): Known[] =>
    Value === null || Value === 0 ? [] : [{ Year, Value, index }],
  );
  const slips = new Set(known.filter((point, at) => isSlip(point, known[at - 1], known[at + 1])));
  known.forEach((point, at) => {
    const before = known[at - 1];
    const after = known[at + 1];
    const place = `${pointer}/${String(point.index)}/Value`;
    if (slips.has(point) && before && after) {
      found.warning(place, describeSlip(point, before, after));
    } else if (before && !slips.has(before) && isLeap(point, before)) {
      found.warning(place, describeLeap(point, before));
    }
  });
}

const isNext = (point: Known, before: Known) => point.Year === before.Year + 1;
const isFew = (...points: Known[]) => points.every(({ Value }) => Value < fewest);
const isOtherUnit = (factor: number) => factor >= unlikelyFactor || factor <= 1 / unlikelyFactor;

function isSlip(point: Known, before: Known | undefined, after: Known | undefined): boolean {
  if (!before || !after || !isNext(point, before) || !isNext(after, point)) return false;
  const factors = [point.Value / before.Value, point.Value / after.Value];
  if (isFew(point, before, after) || factors.some(isOtherUnit)) return false;
  return (
    factors.every((factor) => factor >= slipFactor) ||
    factors.every((factor) => factor <= 1 / slipFactor)
  );
}

function isLeap(point: Known, before: Known): boolean {
  const factor = point.Value / before.Value;
  if (!isNext(point, before) || isFew(point, before) || isOtherUnit(factor)) return false;
  return factor > largestRise || factor < deepestFall;
}

function describeSlip(point: Known, before: Known, after: Known): string {
  const isMore = point.Value > before.Value;
  return `${say(point)} stands between ${say(before)} and ${say(after)}; is there a digit too ${isMore ? 'many' : 'few'}?`;
}

function describeLeap(point: Known, before: Known): string {
  const change = formatPercent((point.Value / before.Value - 1) * 100);
  return `${say(point)} after ${say(before)} is a change of ${change} in one year; is it right?`;
}

const say = ({ Year, Value }: Known) => `${formatNumber(Value, 2)} in ${String(Year)}`;
