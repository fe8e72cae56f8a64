import type { Finding } from '@broadsheet/contract/checking';
import type { Figures } from '../../figures/formula.js';
import type { Definition } from '../figures/definitions.js';
import { findContradiction } from './contradiction.js';
import { error } from './finding.js';

/** Every supplied figure must agree with what its definition makes of the others. */
export function checkSupplied(
  supplied: Figures | undefined,
  definitions: readonly Definition[],
  figures: Figures,
  pointer: string,
): Finding[] {
  if (supplied === undefined) return [];
  const findings: Finding[] = [];
  for (const definition of definitions) {
    const value = supplied[definition.name];
    if (value === undefined) continue;
    const message = findContradiction(definition, value, figures);
    if (message !== undefined) findings.push(error(`${pointer}/${definition.name}`, message));
  }
  return findings;
}
