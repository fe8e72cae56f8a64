/** Figures of one measure in a workbook, by period: a row of a sheet, or a column. */
export interface FigureLine {
  sheet: string;
  /** Rows and columns are zero-based. */
  figures: Map<string, { row: number; column: number; value: number | null }>;
  /** In the order in which time runs. */
  periods: string[];
}

/** Writes the formula of one period; undefined where the published figure has none. */
export type LineFormula = (period: string) => string | undefined;

/** With fewer figures, a match may be a coincidence. */
const leastMatches = 4;

/**
 * Finds out how a line follows from others: as the change on the period before, or as the ratio of two
 * lines times a power of ten. A formula is used only if it gives every published figure of the line.
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
  return findChange(row, known, usable) ?? findRatio(row, known, usable);
}

type Known = { period: string; value: number }[];

function findChange(row: FigureLine, known: Known, others: readonly FigureLine[]) {
  for (const other of others) {
    const before = (period: string) => other.periods[other.periods.indexOf(period) - 1];
    const matches = known.every(({ period, value }) => {
      const [now, then] = [valueOf(other, period), valueOf(other, before(period))];
      return now !== null && then !== null && then !== 0 && isClose((now / then - 1) * 100, value);
    });
    if (!matches) continue;
    return (period: string): string => {
      const [now, then] = [refer(row, other, period), refer(row, other, before(period) ?? '')];
      return `=(${now}/${then}-1)*100`;
    };
  }
  return undefined;
}

function findRatio(row: FigureLine, known: Known, others: readonly FigureLine[]) {
  const [first] = known;
  if (!first) return undefined;
  for (const above of others) {
    const a = valueOf(above, first.period);
    if (a === null || a === 0) continue;
    for (const below of others) {
      const b = valueOf(below, first.period);
      if (below === above || b === null || b === 0) continue;
      const power = Math.round(Math.log10((first.value * b) / a));
      if (!Number.isFinite(power) || Math.abs(power) > 9) continue;
      const factor = 10 ** power;
      const matches = known.every(({ period, value }) => {
        const [top, bottom] = [valueOf(above, period), valueOf(below, period)];
        return (
          top !== null && bottom !== null && bottom !== 0 && isClose((top / bottom) * factor, value)
        );
      });
      if (!matches) continue;
      const times =
        power === 0 ? '' : power > 0 ? `*${String(factor)}` : `/${String(10 ** -power)}`;
      return (period: string): string =>
        `=${refer(row, above, period)}/${refer(row, below, period)}${times}`;
    }
  }
  return undefined;
}

const valueOf = (row: FigureLine, period: string | undefined): number | null =>
  (period === undefined ? undefined : row.figures.get(period))?.value ?? null;

/** The same figures in another section: a reference to them would explain nothing. */
function isSame(one: FigureLine, other: FigureLine): boolean {
  return [...one.figures].every(([period, { value }]) => valueOf(other, period) === value);
}

/** Equal as far as the published figure is written. */
function isClose(computed: number, published: number): boolean {
  const [, decimals = ''] = String(published).split('.');
  const room = decimals.length > 8 ? Math.abs(published) * 1e-9 : 0.5 * 10 ** -decimals.length;
  return Math.abs(computed - published) <= room * 1.0001 + 1e-12;
}

function refer(from: FigureLine, to: FigureLine, period: string): string {
  const { row = 0, column = 0 } = to.figures.get(period) ?? {};
  const cell = `${nameColumn(column)}${String(row + 1)}`;
  return from.sheet === to.sheet ? cell : `${quoteSheet(to.sheet)}!${cell}`;
}

const quoteSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** A, B … Z, AA: zero-based. */
function nameColumn(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${nameColumn(Math.floor(column / 26) - 1)}${letter}`;
}
