import type { Operand } from './compute.js';
import type { FigureLine, PlacedFigure } from './figures.js';
import { listInRecords, takeOperands } from './find-operands.js';
import type { FigureIndex, Target } from './index-figures.js';
import { refer, referAll } from './refer.js';

/** What a function of names may stand for: `before(Revenue)`. */
type NameFunction = (index: FigureIndex, inputs: string[], target: Target) => Operand[];

export const nameFunctions: Partial<Record<string, NameFunction>> = {
  before: findBefore,
  at: findAtYear,
  sum: findSums,
  mean: findWeightedMean,
  deviation: findDeviations,
};

/** The figure a year earlier. */
function findBefore(index: FigureIndex, [name = '']: string[], target: Target): Operand[] {
  if (target.period === undefined) return [];
  const period = shiftYears(target.period, -1);
  return takeOperands(target, listAt(index, { name, period }, target));
}

/** The figure of the year that another figure names, or of some years before it. */
function findAtYear(index: FigureIndex, [name = '', when = '']: string[], target: Target) {
  const [named = '', years] = when.split(' - ');
  const operands: Operand[] = [];
  for (const { text } of listInRecords(index, named, target)) {
    if (operands.length >= target.candidates) break;
    if (text === undefined) continue;
    const period = shiftYears(text, -Number(years ?? 0));
    operands.push(...takeOperands(target, listAt(index, { name, period }, target)));
  }
  return operands.slice(0, target.candidates);
}

/** The sum of a column, or of its first figures. */
function findSums(index: FigureIndex, [name = '', count]: string[], target: Target): Operand[] {
  const { sheet } = target.figure;
  const most = count === undefined ? Infinity : Number(count);
  return listColumns(index, name, target).map((figures) => {
    const added = figures.slice(0, most);
    const value = added.reduce((total, figure) => total + (figure.value ?? 0), 0);
    return { value, write: () => `SUM(${referAll(sheet, added)})` };
  });
}

/** The mean of a column of the nearest table, weighted by another column. */
function findWeightedMean(
  { listTables }: FigureIndex,
  [name = '', weight = '']: string[],
  target: Target,
): Operand[] {
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
    const weighted = pairs.map((pair) => `${refer(sheet, pair.score)}*${refer(sheet, pair.scale)}`);
    const weights = pairs.map(({ scale }) => scale);
    return `(${weighted.join('+')})/SUM(${referAll(sheet, weights)})`;
  };
  return [{ value: total / all, write }];
}

/** The standard deviation of a line, without its outlook. */
function findDeviations(
  { listLines }: FigureIndex,
  [name = '']: string[],
  target: Target,
): Operand[] {
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
}

function* listAt(
  { listLines }: FigureIndex,
  { name, period }: { name: string; period: string },
  target: Target,
) {
  for (const { figures } of listLines(name, target)) yield figures.get(period);
}

/** The figures of a name in all rows of a table, or of all lines of a sheet. */
function listColumns(
  { listLines, listTables }: FigureIndex,
  name: string,
  target: Target,
): PlacedFigure[][] {
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
}

const inOrder = (one: FigureLine, other: FigureLine) => rowOf(one) - rowOf(other);
const rowOf = ({ figures }: FigureLine) => [...figures.values()][0]?.row ?? 0;

/** `2026-Q2` five years earlier is `2021-Q2`. */
function shiftYears(period: string, years: number): string {
  if (!/^\d{4}/.test(period)) return period;
  return `${String(Number(period.slice(0, 4)) + years)}${period.slice(4)}`;
}

/** Of a sample. */
function deviate(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
