import type { Operand } from './compute.js';
import type { PlacedFigure } from './figures.js';
import type { FigureIndex, Target } from './index-figures.js';
import { refer } from './refer.js';

/** The first of those that have a value, as operands of a formula in the cell of the target. */
export function takeOperands(
  { figure: own, candidates }: Target,
  found: Iterable<PlacedFigure | undefined>,
): Operand[] {
  const operands: Operand[] = [];
  for (const figure of found) {
    if (figure === own || typeof figure?.value !== 'number') continue;
    operands.push({ value: figure.value, write: () => refer(own.sheet, figure) });
    if (operands.length === candidates) break;
  }
  return operands;
}

/** The figures of a name in records, that of the target's own record first. */
export function* listInRecords(
  { listRecords }: FigureIndex,
  name: string,
  { record, figure }: Target,
): Generator<PlacedFigure> {
  const own = record?.figures.get(name);
  if (own) yield own;
  for (const each of listRecords(name, figure.sheet)) {
    const named = each === record ? undefined : each.figures.get(name);
    if (named) yield named;
  }
}
