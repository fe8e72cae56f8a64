import type { Operand } from './compute.js';
import type { FigureLine, FigureRecord, PlacedFigure } from './figures.js';
import { refer, referAll } from './refer.js';

/** All figures of a workbook. */
export interface Figures {
  lines: readonly FigureLine[];
  records: readonly FigureRecord[];
}

/** The figure that is computed, and what it belongs to. */
export interface Target {
  figure: PlacedFigure;
  line?: FigureLine;
  record?: FigureRecord;
  period?: string;
}

export interface Resolver {
  /** What a name may stand for, the nearest first. */
  resolve(name: string, target: Target): Operand[];
  /** The same for a function of names: `before(Revenue)`. */
  call(name: string, inputs: string[], target: Target): Operand[];
}

/** Amounts are in ones, thousands or millions. */
const unitSizes = [1, 1e3, 1e6];
const mostCandidates = 6;

export function createResolver({ lines, records }: Figures): Resolver {
  const linesByName = new Map<string, FigureLine[]>();
  for (const line of lines) {
    for (const name of line.names ?? []) {
      linesByName.set(name, [...(linesByName.get(name) ?? []), line]);
    }
  }

  /** The nearest first: its own line, then those of its part, of its sheet, and of other sheets. */
  const listLines = (name: string, { line, record, figure }: Target): FigureLine[] => {
    const wanted = name === 'Named' ? (record?.named ?? line?.names?.[0]) : name;
    const found = linesByName.get(wanted ?? '') ?? [];
    const nearness = (each: FigureLine) =>
      (each === line?.owner ? 8 : 0) +
      (each.heading !== undefined && each.heading === line?.heading ? 4 : 0) +
      (each.sheet === figure.sheet ? 2 : 0);
    return found
      .filter((each) => each !== line)
      .sort((one, other) => nearness(other) - nearness(one));
  };

  const sorted = new Map<string, FigureRecord[]>();
  /** Those of its sheet first. */
  const listRecords = ({ record, figure: { sheet } }: Target): FigureRecord[] => {
    const found = sorted.get(sheet) ?? [...records].sort(nearSheet(sheet));
    sorted.set(sheet, found);
    return found.filter((each) => each !== record);
  };

  const write = (target: Target, found: readonly (PlacedFigure | undefined)[]): Operand[] =>
    found
      .filter((each) => each !== target.figure)
      .flatMap((each) =>
        typeof each?.value === 'number'
          ? [{ text: refer(target.figure.sheet, each), value: each.value }]
          : [],
      )
      .slice(0, mostCandidates);

  /** Facts have no period of their own: that of the year that they name, else the latest. */
  const findPeriods = (target: Target, line: FigureLine): string[] => {
    if (target.period !== undefined) return [target.period];
    const year = listNamed('Year', target).find(({ text }) => text !== undefined)?.text;
    if (year !== undefined) return [year];
    return line.periods.toReversed().filter((period) => line.outlook?.has(period) !== true);
  };

  const listNamed = (name: string, target: Target): PlacedFigure[] =>
    [...(target.record ? [target.record] : []), ...listRecords(target)].flatMap(
      ({ figures }) => figures.get(name) ?? [],
    );

  const listAt = (name: string, period: string, target: Target) =>
    listLines(name, target).map(({ figures }) => figures.get(period));

  const resolve = (name: string, target: Target): Operand[] => {
    if (name === 'UnitSize') return unitSizes.map((value) => ({ text: String(value), value }));
    const own = target.record?.figures.get(name);
    if (own && own !== target.figure) return write(target, [own]);
    const ofLines = listLines(name, target).map((line) =>
      findPeriods(target, line)
        .map((period) => line.figures.get(period))
        .find((figure) => typeof figure?.value === 'number'),
    );
    return write(target, [...ofLines, ...listNamed(name, target)]);
  };

  const functions: Partial<Record<string, (inputs: string[], target: Target) => Operand[]>> = {
    before([name = ''], target) {
      if (target.period === undefined) return [];
      return write(target, listAt(name, shiftYears(target.period, -1), target));
    },
    at([name = '', when = ''], target) {
      const [named = '', years] = when.split(' - ');
      const operands = listNamed(named, target).flatMap(({ text }) =>
        text === undefined
          ? []
          : write(target, listAt(name, shiftYears(text, -Number(years ?? 0)), target)),
      );
      return operands.slice(0, mostCandidates);
    },
    sum([name = '', count], target) {
      const { sheet } = target.figure;
      const most = count === undefined ? Infinity : Number(count);
      return listTables(name, target).map((figures) => {
        const added = figures.slice(0, most);
        const value = added.reduce((total, figure) => total + (figure.value ?? 0), 0);
        return { text: `SUM(${referAll(sheet, added)})`, value };
      });
    },
    mean([name = '', weight = ''], target) {
      const own = target.record?.figures.get(weight);
      // A row with a weight is a part of the mean, not the mean.
      if (own && target.record && target.record.table.length > 1 && own.value !== null) return [];
      const tables = [
        ...(target.record && target.record.table.length > 1 ? [target.record.table] : []),
        ...listRecords(target).map(({ table }) => table),
      ].filter((table) => table.length > 1 && table[0]?.sheet === target.figure.sheet);
      const [table = []] = tables;
      const pairs = table.flatMap((record) => {
        const [score, scale] = [record.figures.get(name), record.figures.get(weight)];
        const isPair = typeof score?.value === 'number' && typeof scale?.value === 'number';
        return isPair && score !== target.figure ? [{ score, scale }] : [];
      });
      if (pairs.length === 0) return [];
      const { sheet } = target.figure;
      const weighted = pairs.map(
        ({ score, scale }) => `${refer(sheet, score)}*${refer(sheet, scale)}`,
      );
      const all = pairs.reduce((sum, { scale }) => sum + (scale.value ?? 0), 0);
      const total = pairs.reduce(
        (sum, { score, scale }) => sum + (score.value ?? 0) * (scale.value ?? 0),
        0,
      );
      const weights = referAll(
        sheet,
        pairs.map(({ scale }) => scale),
      );
      return [{ text: `(${weighted.join('+')})/SUM(${weights})`, value: total / all }];
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
        return [{ text: `STDEV(${referAll(sheet, history)})`, value }];
      });
    },
  };

  /** The figures of a name in all rows of a table, or of all lines of a sheet. */
  const listTables = (name: string, target: Target): PlacedFigure[][] => {
    const { record, period, figure: own } = target;
    const tables = new Set([
      ...(record ? [record.table] : []),
      ...listRecords(target).map(({ table }) => table),
    ]);
    const rows = [...tables]
      .filter((table) => table[0]?.sheet === own.sheet)
      .map((table) => table.flatMap(({ figures }) => figures.get(name) ?? []));
    const sheets = new Map<string, FigureLine[]>();
    for (const line of listLines(name, target)) {
      sheets.set(line.sheet, [...(sheets.get(line.sheet) ?? []), line]);
    }
    const ofLines = [...sheets.values()].map((list) =>
      list.sort(inOrder).flatMap(({ figures }) => figures.get(period ?? '') ?? []),
    );
    return [...rows, ...ofLines]
      .map((figures) => figures.filter(({ value }) => value !== null))
      .filter(({ length }) => length > 0);
  };

  return { resolve, call: (name, inputs, target) => functions[name]?.(inputs, target) ?? [] };
}

const nearSheet = (sheet: string) => (one: FigureRecord, other: FigureRecord) =>
  Number(other.sheet === sheet) - Number(one.sheet === sheet);

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
