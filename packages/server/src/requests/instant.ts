import { findInstant } from '@broadsheet/contract';
import { RequestProblem } from '../problem.js';

/** The schema has checked the form; 31 February has the right form. */
export function parseInstant(field: string, text: string): number {
  const at = findInstant(text);
  if (at !== undefined) return at;
  const detail = `${field} is ${JSON.stringify(text)}; there is no such day.`;
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}

/** The same for a day that stays text, to be compared with other days. */
export function parseDay(field: string, text: string): string {
  parseInstant(field, text);
  return text;
}
