import type { Findings } from '@broadsheet/contract/checking';
import type { Figures } from '../../figures/formula.js';
import type { Definition } from '../figures/definitions.js';
import { findContradiction } from './contradiction.js';

/** Every supplied figure must agree with the one derived by its definition. */
export function checkSupplied(
  found: Findings,
  supplied: Figures | undefined,
  definitions: readonly Definition[],
  figures: Figures,
  pointer: string,
): void {
  if (supplied === undefined) return;
  for (const definition of definitions) {
    const value = supplied[definition.name];
    if (value === undefined) continue;
    const message = findContradiction(definition, value, figures);
    if (message !== undefined) found.error(`${pointer}/${definition.name}`, message);
  }
}
