import type { Findings } from '@broadsheet/contract/checking';
import type { MeasureKind } from '../../document/measures.js';
import { formatNumber } from '../../words/number-text.js';
import { formatPercent } from '../../words/percent.js';

/** Small counts change fast: ten businesses may become forty. */
const fewest = 50;
/** A rise of more than 200 per cent. Deeper falls are allowed, because of crises. */
const largestRise = 3;
const deepestFall = 1 / 5;
/** Values within this factor of each other differ by less than every limit here. */
export const steadyFactor = 2.5;
/** One digit too many or too few is a factor of ten, plus or minus the growth of a year. */
const slipFactor = 5;
/** Neighbouring years that differ by this factor are more likely two units than one development. */
const unlikelyFactor = 1000;
/** For a share, in points. */
const largestJump = 20;

/** A known value of a series that is not zero; for a share, zero too. */
export interface KnownPoint {
  /** Such as `2026` or `2026-06-30`. */
  time: string;
  value: number;
  /** The pointer to its value in the document. Rarely needed, and slow to build. */
  buildPointer: () => string;
  /** Whether it follows the previous point without a gap. */
  isNext: boolean;
}

/** Which changes of a series are unusual. */
interface Rules {
  /** Digits too many or too few. A scale of one digit has no room for them. */
  slips: boolean;
  /**
   * Changes of more than 200 per cent. Series that are changes themselves vary more than that every
   * year.
   */
  leaps: boolean;
  /** Falls to a small part. Profits, rates and scores may be close to zero in a bad year. */
  falls: boolean;
  /** Whether a rise from such a low year back to the earlier level is normal. */
  recovers: boolean;
  /** Whether a first value that is far above all others is odd, however these vary. */
  starts: boolean;
  /** Changes by points. */
  jumps: boolean;
  /** Whether small whole numbers may change by any factor. */
  few: boolean;
}

const amounts: Rules = {
  slips: true,
  leaps: true,
  falls: true,
  recovers: false,
  starts: false,
  jumps: false,
  few: true,
};
const results: Rules = { ...amounts, falls: false, recovers: true, starts: true };
/** Of a line that may change its sign and never did. */
const oneSigned: Rules = { ...amounts, starts: true };

const rulesOf: Readonly<Record<MeasureKind, Rules>> = {
  amount: amounts,
  count: amounts,
  profit: results,
  signed: results,
  change: { ...results, leaps: false },
  share: { ...amounts, falls: false, jumps: true },
  score: { ...amounts, slips: false, falls: false, few: false },
};

/** Values of a series, earliest first, that are probably typing mistakes. */
export function checkLeaps(
  found: Findings,
  points: readonly KnownPoint[],
  kind: MeasureKind,
): void {
  const rules = kind === 'signed' && haveOneSign(points) ? oneSigned : rulesOf[kind];
  const odd = findOdd(points, rules);
  points.forEach((point, at) => {
    const before = points[at - 1];
    const neighbours = odd.get(point);
    if (neighbours) {
      found.warning(point.buildPointer(), describeOdd(point, neighbours, rules));
    } else if (before && !odd.has(before)) {
      const unusual = describeChange(points, at, rules);
      if (unusual !== undefined) found.warning(point.buildPointer(), unusual);
    }
  });
}

/** A line that might change its sign and never did is judged like an amount. */
const haveOneSign = (points: readonly KnownPoint[]) =>
  points.every(({ value }) => value > 0) || points.every(({ value }) => value < 0);

export const isShareJump = (now: number, before: number): boolean =>
  Math.abs(now - before) >= largestJump;

/** Points that differ from those beside them, with these. */
function findOdd(points: readonly KnownPoint[], rules: Rules): Map<KnownPoint, KnownPoint[]> {
  const odd = new Map<KnownPoint, KnownPoint[]>();
  if (!rules.slips || (!rules.leaps && !isSteadyBut(points))) return odd;
  const rulesAt = (at: number) =>
    !rules.falls && isTenth(points, at) ? { ...rules, falls: true } : rules;
  points.forEach((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after || !point.isNext || !after.isNext) return;
    if (isOddBetween(point, [before, after], rulesAt(at))) odd.set(point, [before, after]);
  });
  points.forEach((point, at) => {
    const run = listRun(points, at);
    const [beside] = run;
    if (!beside || odd.has(beside)) return;
    const isAlone = rules.starts && at === 0 && isOutstanding(points, at, slipFactor);
    if (isAlone || isOddEnd(point, run, rulesAt(at))) odd.set(point, [beside]);
  });
  return odd;
}

/**
 * At an end of a series or beside a gap: the neighbour of the point, and the neighbour's neighbour.
 */
function listRun(points: readonly KnownPoint[], at: number): KnownPoint[] {
  const [before, after] = [points[at - 1], points[at + 1]];
  const isFirst = points[at]?.isNext !== true;
  const isLast = after?.isNext !== true;
  if (isFirst === isLast) return [];
  const beside = isFirst ? after : before;
  const beyond = isFirst ? points[at + 2] : points[at - 2];
  const isAdjacent = isFirst ? beyond?.isNext === true : before?.isNext === true;
  return [beside, isAdjacent ? beyond : undefined].filter((each) => each !== undefined);
}

/**
 * Whether all values but the largest are close to each other: only then does one stand out of a
 * varying series.
 */
function isSteadyBut(points: readonly KnownPoint[]): boolean {
  const sizes = points.map(({ value }) => Math.abs(value)).toSorted((a, b) => a - b);
  const [least = 0] = sizes;
  return sizes.length > 2 && (sizes.at(-2) ?? 0) < least * steadyFactor;
}

/** How many points on each side tell what is usual, and the fewest of them. */
const reach = 2;
const fewestBeside = 2;

/**
 * Whether a value is a tenth of those beside it, which are close to each other: in a bad year a
 * profit may fall that deep, but a missing digit is more likely.
 */
function isTenth(points: readonly KnownPoint[], at: number): boolean {
  const { value = 0 } = points[at] ?? {};
  const around = points.slice(Math.max(0, at - reach), at + reach + 1);
  const beside = around
    .map((point) => point.value)
    .filter((_, index) => index !== Math.min(at, reach));
  const [least, most] = [Math.min(...beside), Math.max(...beside)];
  if (value <= 0 || least <= 0 || beside.length < fewestBeside) return false;
  const next = [points[at - 1], points[at + 1]].flatMap((point) => point?.value ?? []);
  const [one = 0, other = one] = next;
  return most < least * steadyFactor && isExactlyTenfold(Math.sqrt(one * other) / value);
}

/** As near as the growth of a year allows. */
const isExactlyTenfold = (factor: number) => factor > 9 && factor < 11.2;

function isOddBetween(
  point: KnownPoint,
  [before, after]: readonly [KnownPoint, KnownPoint],
  rules: Rules,
): boolean {
  const { value } = point;
  if (rules.jumps && isShareJump(value, before.value) && isShareJump(value, after.value)) {
    return value > before.value === value > after.value;
  }
  if (isFew([point, before, after], rules)) return false;
  const factors = [value / before.value, value / after.value];
  if (factors.every((factor) => factor >= slipFactor)) {
    return rules.falls || isTenfold(Math.sqrt((factors[0] ?? 0) * (factors[1] ?? 0)));
  }
  return rules.falls && factors.every((factor) => factor > 0 && factor <= 1 / slipFactor);
}

/** Compares the point with its neighbour, and with the value expected from the two others. */
function isOddEnd(
  point: KnownPoint,
  [beside, beyond]: readonly KnownPoint[],
  rules: Rules,
): boolean {
  if (!beside || isFew([point, beside], rules)) return false;
  const step = beyond ? beside.value / beyond.value : 1;
  // If the two others differ much, no value can be expected from them.
  if (step > steadyFactor || step < 1 / steadyFactor) return false;
  const factor = point.value / beside.value;
  if (factor >= slipFactor) return isTenfold(factor) || isTenfold(factor / step);
  if (!rules.falls || beyond === undefined || factor > 1 / slipFactor) return false;
  return isTenfold(1 / factor) || isTenfold(step / factor);
}

/** Of two whole numbers under fifty, nothing is unusual. */
const isFew = (points: readonly KnownPoint[], { few }: Rules) =>
  few && points.every(({ value }) => Math.abs(value) < fewest && Number.isInteger(value));

/** A digit too many in a steady value; or many digits too many, which means another unit. */
const isTenfold = (factor: number) =>
  (factor > 8 && factor < 12.5) || (factor >= unlikelyFactor && Number.isFinite(factor));
const isOtherUnit = (factor: number) =>
  factor >= unlikelyFactor || (factor > 0 && factor <= 1 / unlikelyFactor);

function describeOdd(point: KnownPoint, neighbours: readonly KnownPoint[], rules: Rules): string {
  const [first = point, second] = neighbours;
  const factor = point.value / first.value;
  if (isOtherUnit(factor)) return describeUnits(point, first);
  if (rules.jumps && isShareJump(point.value, first.value) && !isTenfold(factor)) {
    return describeJump(point, first);
  }
  const place = second
    ? `stands between ${say(first)} and ${say(second)}`
    : `stands beside ${say(first)}`;
  return `${say(point)} ${place}; is there a digit too ${factor > 1 ? 'many' : 'few'}?`;
}

/** What is unusual about a change from one point to the next; undefined if nothing is. */
function describeChange(
  points: readonly KnownPoint[],
  at: number,
  rules: Rules,
): string | undefined {
  const [before, point] = [points[at - 1], points[at]];
  if (!before || !point) return undefined;
  const factor = point.value / before.value;
  if (rules.leaps && isOtherUnit(factor)) return describeUnits(point, before);
  if (!point.isNext) return undefined;
  if (rules.jumps && isShareJump(point.value, before.value)) return describeJump(point, before);
  if (!rules.leaps || isFew([point, before], rules) || !Number.isFinite(factor)) return undefined;
  if (rules.falls && factor < deepestFall) return describeLeap(point, before);
  const isRise =
    factor > largestRise && (!rules.recovers || isOutstanding(points, at, largestRise));
  return isRise ? describeLeap(point, before) : undefined;
}

/**
 * Whether the figure was never near this value: not before, nor, if little is known of the time
 * before, after.
 */
function isOutstanding(points: readonly KnownPoint[], at: number, factor: number): boolean {
  const { value = 0 } = points[at] ?? {};
  const others = at > 1 ? points.slice(0, at) : points.filter((_, index) => index !== at);
  return value > 0 && others.every((other) => value > Math.abs(other.value) * factor);
}

function describeLeap(point: KnownPoint, before: KnownPoint): string {
  const change = formatPercent((point.value / before.value - 1) * 100);
  const span = /^\d{4}$/.test(point.time) ? ' in one year' : '';
  return `${say(point)} after ${say(before)} is a change of ${change}${span}; is it right?`;
}

const describeJump = (point: KnownPoint, other: KnownPoint) =>
  `${say(point)} ${other.time < point.time ? 'after' : 'before'} ${say(other)} is a jump of ${formatNumber(Math.abs(point.value - other.value), 1)} points; is it right?`;

const say = ({ time, value }: KnownPoint) => `${formatNumber(value, 2)} in ${time}`;

function describeUnits(point: KnownPoint, other: KnownPoint): string {
  const factor = point.value / other.value;
  const times = factor > 1 ? `${formatNumber(factor)} times` : `a ${formatNumber(1 / factor)}th of`;
  return `${formatNumber(point.value)} in ${point.time} is ${times} ${formatNumber(other.value)} in ${other.time}; are both in the same unit?`;
}
