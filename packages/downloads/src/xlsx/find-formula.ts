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
  if (known.length < leastMatches || new Set(known.map(({ value }) => value)).size < 3) {
    return undefined;
  }
  const usable = others.filter((other) => other !== row && !isSame(other, row));
  const decimals = Math.max(...known.map(({ value }) => countDecimals(value)));
  const published = { row, known, gives: createComparison(decimals) };
  return findChange(published, usable) ?? findRatio(published, usable);
}

interface PublishedLine {
  row: FigureLine;
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

function findChange(published: PublishedLine, others: readonly FigureLine[]) {
  for (const other of others) {
    for (const distance of distances) {
      const found = findChangeOver(published, other, distance);
      if (found) return found;
    }
  }
  return undefined;
}

/** In per cent, or in points. */
function findChangeOver(
  { row, known, gives }: PublishedLine,
  other: FigureLine,
  distance: number,
): LineFormula | undefined {
  const before = (period: string) => other.periods[other.periods.indexOf(period) - distance];
  const isChange = (change: (now: number, then: number) => number) =>
    known.every(({ period, value }) => {
      const [now, then] = [valueOf(other, period), valueOf(other, before(period))];
      return now !== null && then !== null && gives(change(now, then), value);
    });
  const write = (period: string) => [
    refer(row, other, period),
    refer(row, other, before(period) ?? ''),
  ];
  if (isChange((now, then) => (then === 0 ? NaN : (now / then - 1) * 100))) {
    return (period) => `(${write(period).join('/')}-1)*100`;
  }
  return isChange((now, then) => now - then) ? (period) => write(period).join('-') : undefined;
}

function findRatio({ row, known, gives }: PublishedLine, others: readonly FigureLine[]) {
  const [first] = known;
  if (!first) return undefined;
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
      if (below === above) continue;
      const power = Math.round(log + logB - logA);
      if (!Number.isFinite(power) || Math.abs(power) > 9) continue;
      const factor = 10 ** power;
      // Almost every pair fails at the first figure.
      if (!gives((a / b) * factor, first.value)) continue;
      const matches = known.every(({ period, value }) => {
        const [top, bottom] = [valueOf(above, period), valueOf(below, period)];
        if (top === null || bottom === null || bottom === 0) return false;
        return gives((top / bottom) * factor, value);
      });
      if (!matches) continue;
      const times =
        power === 0 ? '' : power > 0 ? `*${String(factor)}` : `/${String(10 ** -power)}`;
      return (period: string): string =>
        `${refer(row, above, period)}/${refer(row, below, period)}${times}`;
    }
  }
  return undefined;
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
