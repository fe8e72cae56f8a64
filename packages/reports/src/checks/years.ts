import type { Findings } from '@broadsheet/contract/checking';
import { ofYear } from '../words/moment.js';
import { checkPeriods } from './periods.js';

/** Years that increase one by one, as every series has them. */
export function checkYears(
  found: Findings,
  points: readonly { Year: number }[],
  pointer: string,
): void {
  checkPeriods(
    found,
    points.map(({ Year }) => ofYear(Year)),
    { pointer, field: 'Year' },
  );
}

export function checkKnown(found: Findings, isKnown: boolean, pointer: string): void {
  if (!isKnown) found.error(pointer, 'No year has a figure; leave the whole block out instead.');
}
