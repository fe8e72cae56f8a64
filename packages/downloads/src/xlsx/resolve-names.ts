import type { Operand } from './compute.js';
import type { FigureLine, PlacedFigure } from './figures.js';
import { indexFigures, type Figures, type Target } from './index-figures.js';
import { refer, referAll } from './refer.js';

export interface Resolver {
  /** What a name may stand for, the nearest first. */
  resolve(name: string, target: Target): Operand[];
  /** The same for a function of names: `before(Revenue)`. */
  call(name: string, inputs: string[], target: Target): Operand[];
}

/** Amounts are in ones, thousands or millions. */
const unitSizes = [1, 1e3, 1e6];
const mostCandidates = 6;

export function createResolver(all: Figures): Resolver {
  const { listLines, listRecords, listTables } = indexFigures(all);

  /** Facts have no period of their own: that of the year that they name, else the latest. */
  const findYear = (target: Target): string | undefined => {
    if (target.period !== undefined) return target.period;
    for (const { text } of listNamed('Year', target)) if (text !== undefined) return text;
    return undefined;
  };

  function* listNamed(name: string, { record, figure }: Target): Generator<PlacedFigure> {
    const own = record?.figures.get(name);
    if (own) yield own;
    for (const each of listRecords(name, figure.sheet)) {
      const named = each === record ? undefined : each.figures.get(name);
      if (named) yield named;
    }
  }

  function* listAt(name: string, period: string, target: Target) {
    for (const { figures } of listLines(name, target)) yield figures.get(period);
  }

  function* listCandidates(name: string, target: Target) {
    const year = findYear(target);
    for (const line of listLines(name, target)) {
      yield year === undefined ? findLatest(line) : line.figures.get(year);
    }
    yield* listNamed(name, target);
  }

  const resolve = (name: string, target: Target): Operand[] => {
    if (name === 'UnitSize')
      return unitSizes.map((value) => ({ value, write: () => String(value) }));
    const own = target.record?.figures.get(name);
    if (own && own !== target.figure) return takeOperands(target, [own]);
    return takeOperands(target, listCandidates(name, target));
  };

  const functions: Partial<Record<string, (inputs: string[], target: Target) => Operand[]>> = {
    before([name = ''], target) {
      if (target.period === undefined) return [];
      return takeOperands(target, listAt(name, shiftYears(target.period, -1), target));
    },
    at([name = '', when = ''], target) {
      const [named = '', years] = when.split(' - ');
      const operands: Operand[] = [];
      for (const { text } of listNamed(named, target)) {
        if (operands.length >= mostCandidates) break;
        if (text === undefined) continue;
        const period = shiftYears(text, -Number(years ?? 0));
        operands.push(...takeOperands(target, listAt(name, period, target)));
      }
      return operands.slice(0, mostCandidates);
    },
    sum([name = '', count], target) {
      const { sheet } = target.figure;
      const most = count === undefined ? Infinity : Number(count);
      return listColumns(name, target).map((figures) => {
        const added = figures.slice(0, most);
        const value = added.reduce((total, figure) => total + (figure.value ?? 0), 0);
        return { value, write: () => `SUM(${referAll(sheet, added)})` };
      });
    },
    mean([name = '', weight = ''], target) {
      const own = target.record?.figures.get(weight);
      // A row with a weight is a part of the mean, not the mean.
      if (own && target.record && target.record.table.length > 1 && own.value !== null) return [];
      const table = listTables(target).find(({ length }) => length > 1) ?? [];
      const pairs = table.flatMap((record) => {
        const [score, scale] = [record.figures.get(name), record.figures.get(weight)];
        const isPair = typeof score?.value === 'number' && typeof scale?.value === 'number';
        return isPair && score !== target.figure ? [{ score, scale }] : [];
      });
      if (pairs.length === 0) return [];
      const { sheet } = target.figure;
      const all = pairs.reduce((sum, { scale }) => sum + (scale.value ?? 0), 0);
      const total = pairs.reduce(
        (sum, { score, scale }) => sum + (score.value ?? 0) * (scale.value ?? 0),
        0,
      );
      const write = () => {
        const weighted = pairs.map(
          (pair) => `${refer(sheet, pair.score)}*${refer(sheet, pair.scale)}`,
        );
        const weights = pairs.map(({ scale }) => scale);
        return `(${weighted.join('+')})/SUM(${referAll(sheet, weights)})`;
      };
      return [{ value: total / all, write }];
    },
    deviation([name = ''], target) {
      const { sheet } = target.figure;
      return listLines(name, target).flatMap((line) => {
        const history = line.periods.flatMap((period) => {
          const figure = line.figures.get(period);
          const isPast = line.outlook?.has(period) !== true;
          return isPast && typeof figure?.value === 'number' ? [figure] : [];
        });
        if (history.length < 2) return [];
        const value = deviate(history.map((figure) => figure.value ?? 0));
        return [{ value, write: () => `STDEV(${referAll(sheet, history)})` }];
      });
    },
  };

  /** The figures of a name in all rows of a table, or of all lines of a sheet. */
  const listColumns = (name: string, target: Target): PlacedFigure[][] => {
    const rows = listTables(target).map((table) =>
      table.flatMap(({ figures }) => figures.get(name) ?? []),
    );
    const sheets = new Map<string, FigureLine[]>();
    for (const line of listLines(name, target)) {
      sheets.set(line.sheet, [...(sheets.get(line.sheet) ?? []), line]);
    }
    const ofLines = [...sheets.values()].map((list) =>
      list.sort(inOrder).flatMap(({ figures }) => figures.get(target.period ?? '') ?? []),
    );
    return [...rows, ...ofLines]
      .map((figures) => figures.filter(({ value }) => value !== null))
      .filter(({ length }) => length > 0);
  };

  return { resolve, call: (name, inputs, target) => functions[name]?.(inputs, target) ?? [] };
}

/** The first of those that have a value. */
function takeOperands(
  { figure: own }: Target,
  found: Iterable<PlacedFigure | undefined>,
): Operand[] {
  const operands: Operand[] = [];
  for (const figure of found) {
    if (figure === own || typeof figure?.value !== 'number') continue;
    operands.push({ value: figure.value, write: () => refer(own.sheet, figure) });
    if (operands.length === mostCandidates) break;
  }
  return operands;
}

/** The last one of history. */
function findLatest({ periods, figures, outlook }: FigureLine): PlacedFigure | undefined {
  const latest = periods.findLast(
    (period) => outlook?.has(period) !== true && typeof figures.get(period)?.value === 'number',
  );
  return latest === undefined ? undefined : figures.get(latest);
}

const inOrder = (one: FigureLine, other: FigureLine) => rowOf(one) - rowOf(other);
const rowOf = ({ figures }: FigureLine) => [...figures.values()][0]?.row ?? 0;

/** `2026-Q2` five years earlier is `2021-Q2`. */
function shiftYears(period: string, years: number): string {
  return period.replace(/^\d{4}/, (year) => String(Number(year) + years));
}

/** Of a sample. */
function deviate(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
