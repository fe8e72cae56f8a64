import type { Operand } from './compute.js';
import type { FigureLine, PlacedFigure } from './figures.js';
import { listInRecords, takeOperands } from './find-operands.js';
import { indexFigures, type FigureIndex, type Figures, type Target } from './index-figures.js';
import { nameFunctions } from './name-functions.js';

export interface Resolver {
  /** What a name may stand for, the nearest first. */
  resolve(name: string, target: Target): Operand[];
  /** The same for a function of names: `before(Revenue)`. */
  call(name: string, inputs: string[], target: Target): Operand[];
}

/** Amounts are in ones, thousands or millions. */
const unitSizes = [1, 1e3, 1e6];

export function createResolver(all: Figures): Resolver {
  const index = indexFigures(all);
  return {
    resolve(name, target) {
      if (name === 'UnitSize')
        return unitSizes.map((value) => ({ value, write: () => String(value) }));
      const own = target.record?.figures.get(name);
      if (own && own !== target.figure) return takeOperands(target, [own]);
      return takeOperands(target, listCandidates(index, name, target));
    },
    call: (name, inputs, target) => nameFunctions[name]?.(index, inputs, target) ?? [],
  };
}

function* listCandidates(index: FigureIndex, name: string, target: Target) {
  const year = findYear(index, target);
  for (const line of index.listLines(name, target)) {
    yield year === undefined ? findLatest(line) : line.figures.get(year);
  }
  yield* listInRecords(index, name, target);
}

/** Facts have no period of their own: that of the year that they name, else the latest. */
function findYear(index: FigureIndex, target: Target): string | undefined {
  if (target.period !== undefined) return target.period;
  for (const { text } of listInRecords(index, 'Year', target)) if (text !== undefined) return text;
  return undefined;
}

/** The last one of history. */
function findLatest({ periods, figures, outlook }: FigureLine): PlacedFigure | undefined {
  const latest = periods.findLast(
    (period) => outlook?.has(period) !== true && typeof figures.get(period)?.value === 'number',
  );
  return latest === undefined ? undefined : figures.get(latest);
}
