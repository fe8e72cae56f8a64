import type { Figures } from '../../figures/formula.js';
import { countDecimals, floatSlack, roundTo, roundingSlack } from '../../figures/rounding.js';
import type { Definition } from '../figures/definitions.js';

/**
 * A supplied figure contradicts the derived one if they differ by more than the rounding of all the
 * numbers involved can explain. Undefined if they agree, or if nothing can be derived.
 */
export function findContradiction(
  { name, text, inputs, calculate }: Definition,
  supplied: number,
  figures: Figures,
): string | undefined {
  const derived = calculate(figures);
  if (derived === undefined) return undefined;
  const known = inputs.filter((input) => input !== 'UnitSize' && figures[input] !== undefined);
  if (Math.abs(supplied - derived) <= tolerate(supplied, derived, known, figures, calculate)) {
    return undefined;
  }
  const values = known.map((input) => `${input} ${String(figures[input])}`).join(', ');
  const shown = roundTo(derived, Math.max(2, countDecimals(supplied)));
  return `${name} is given as ${String(supplied)}, but ${text} makes it ${String(shown)} (${values}). Leave it out, or correct one of them.`;
}

/**
 * Each input may be off by half of its last place; the effect on the result is found by trying it.
 * The supplied figure may be rounded too, and floating point needs a small tolerance.
 */
function tolerate(
  supplied: number,
  derived: number,
  inputs: string[],
  figures: Figures,
  calculate: Definition['calculate'],
): number {
  let slack = roundingSlack(supplied) + floatSlack(derived);
  for (const input of inputs) {
    const value = figures[input] ?? 0;
    const moved = calculate({ ...figures, [input]: value + roundingSlack(value) });
    if (moved !== undefined) slack += Math.abs(moved - derived);
  }
  return slack;
}
