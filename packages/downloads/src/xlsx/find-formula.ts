import { countDecimals } from '@broadsheet/contract/words';
import { isEqual, roundAs } from './compute.js';
import type { FigureLine } from './figures.js';
import { refer as referTo } from './refer.js';

/** Writes the formula of one period; undefined if the published figure has none. */
export type LineFormula = (period: string) => string | undefined;

/** With fewer figures, a match may be a coincidence. */
const leastMatches = 4;

/**
 * Finds out how a line follows from others: as the change on the previous period, or as the ratio
 * of two lines times a power of ten. A formula is used only if it gives every published figure of
 * the line.
 */
export function findLineFormula(
  row: FigureLine,
  others: readonly FigureLine[],
): LineFormula | undefined {
  const known = [...row.figures].flatMap(([period, { value }]) =>
    value === null ? [] : [{ period, value }],
  );
  const [first] = known;
  if (!first || known.length < leastMatches) return undefined;
  if (new Set(known.map(({ value }) => value)).size < 3) return undefined;
  const decimals = Math.max(...known.map(({ value }) => countDecimals(value)));
  const published = { row, first, known, gives: createComparison(decimals) };
  return findChange(published, others) ?? findRatio(published, others);
}

interface PublishedLine {
  row: FigureLine;
  /** Almost everything that is tried fails at the first figure. */
  first: KnownFigure;
  known: readonly KnownFigure[];
  /** Whether a computed figure is the published one, rounded as its line is. */
  gives(computed: number, published: number): boolean;
}

interface KnownFigure {
  period: string;
  value: number;
}

function createComparison(decimals: number): PublishedLine['gives'] {
  const room = 0.51 * 10 ** -decimals;
  // Rounding exactly takes long, and almost no pair of lines comes near.
  return (computed, published) =>
    Math.abs(computed - published) <= room + Math.abs(published) * 1e-9 &&
    isEqual(roundAs(computed, decimals), published);
}

/** On the period before, or on the same quarter or month of the year before. */
const distances = [1, 4, 12];

interface Change {
  compute(now: number, then: number): number;
  write(now: string, then: string): string;
}

/** In per cent, or in points. */
const changes: readonly Change[] = [
  {
    compute: (now, then) => (then === 0 ? NaN : (now / then - 1) * 100),
    write: (now, then) => `(${now}/${then}-1)*100`,
  },
  { compute: (now, then) => now - then, write: (now, then) => `${now}-${then}` },
];

function findChange(published: PublishedLine, others: readonly FigureLine[]) {
  const { row, first, gives } = published;
  for (const other of others) {
    const now = valueOf(other, first.period);
    if (now === null) continue;
    const position = other.periods.indexOf(first.period);
    for (const distance of distances) {
      const then = valueOf(other, other.periods[position - distance]);
      if (then === null) continue;
      for (const change of changes) {
        if (!gives(change.compute(now, then), first.value)) continue;
        if (givesAll(published, { other, distance, change }) && !isSame(other, row)) {
          return writeChange(row, { other, distance, change });
        }
      }
    }
  }
  return undefined;
}

interface ChangeOf {
  other: FigureLine;
  /** How many periods before. */
  distance: number;
  change: Change;
}

const periodBefore = ({ other, distance }: ChangeOf, period: string) =>
  other.periods[other.periods.indexOf(period) - distance];

const givesAll = ({ known, gives }: PublishedLine, change: ChangeOf): boolean =>
  known.every(({ period, value }) => {
    const now = valueOf(change.other, period);
    const then = valueOf(change.other, periodBefore(change, period));
    return now !== null && then !== null && gives(change.change.compute(now, then), value);
  });

function writeChange(row: FigureLine, change: ChangeOf): LineFormula {
  const { other } = change;
  return (period) =>
    change.change.write(
      refer(row, other, period),
      refer(row, other, periodBefore(change, period) ?? ''),
    );
}

/** Computing powers takes longer than everything else in the search for ratios. */
const mostPower = 9;
const powersOfTen = Array.from({ length: 2 * mostPower + 1 }, (_, index) =>
  Number(`1e${String(index - mostPower)}`),
);

function findRatio(published: PublishedLine, others: readonly FigureLine[]) {
  const { row, first, gives } = published;
  // Every line is compared with every other, so the facts that rule one out are looked up once.
  const possible = others.flatMap((line) => {
    const figure = valueOf(line, first.period);
    return figure === null || figure === 0
      ? []
      : [{ line, figure, log: Math.log10(Math.abs(figure)) }];
  });
  const log = Math.log10(Math.abs(first.value));
  for (const { line: above, figure: a, log: logA } of possible) {
    for (const { line: below, figure: b, log: logB } of possible) {
      const power = Math.round(log + logB - logA);
      const factor = powersOfTen[power + mostPower];
      if (factor === undefined || !gives((a / b) * factor, first.value)) continue;
      const ratio = { above, below, power, factor };
      if (below !== above && isRatio(published, ratio)) return writeRatio(row, ratio);
    }
  }
  return undefined;
}

interface Ratio {
  above: FigureLine;
  below: FigureLine;
  power: number;
  /** Ten to that power. */
  factor: number;
}

function isRatio({ row, known, gives }: PublishedLine, { above, below, factor }: Ratio): boolean {
  const isGiven = known.every(({ period, value }) => {
    const [top, bottom] = [valueOf(above, period), valueOf(below, period)];
    if (top === null || bottom === null || bottom === 0) return false;
    return gives((top / bottom) * factor, value);
  });
  return isGiven && !isSame(above, row) && !isSame(below, row);
}

function writeRatio(row: FigureLine, { above, below, power, factor }: Ratio): LineFormula {
  const times = power === 0 ? '' : power > 0 ? `*${String(factor)}` : `/${String(10 ** -power)}`;
  return (period) => `${refer(row, above, period)}/${refer(row, below, period)}${times}`;
}

const valueOf = (row: FigureLine, period: string | undefined): number | null =>
  (period === undefined ? undefined : row.figures.get(period))?.value ?? null;

/** The same figures in another section: a reference to them would explain nothing. */
function isSame(one: FigureLine, other: FigureLine): boolean {
  for (const [period, { value }] of one.figures) {
    if (valueOf(other, period) !== value) return false;
  }
  return true;
}

function refer(from: FigureLine, to: FigureLine, period: string): string {
  const figure = to.figures.get(period);
  return figure ? referTo(from.sheet, figure) : '';
}
