import type { Families } from '@broadsheet/contract';
import { getNearestName } from '@broadsheet/contract/checking';
import { RequestProblem } from '../problem.js';

/** The families that a request names, or all families if it names none. */
export function readFamilies(
  { names, find }: Families,
  requested: readonly string[] | undefined,
  pointer = '/Families',
): readonly string[] {
  const unknown = requested?.findIndex((name) => !find(name)) ?? -1;
  if (!requested || unknown < 0) return requested ?? names;
  const name = requested[unknown] ?? '';
  const detail = `${JSON.stringify(name)} is not a family; did you mean "${getNearestName(name, names)}"? There are ${names.join(', ')}.`;
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: `${pointer}/${String(unknown)}`, detail }],
  });
}
