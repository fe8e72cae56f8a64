import { findInstant } from '@broadsheet/contract';
import { RequestProblem } from '../problem.js';

/**
 * Refuses dates that do not exist: the schema checks only the format, and 31 February has a valid
 * one.
 */
export function parseInstant(field: string, text: string): number {
  const at = findInstant(text);
  if (at !== undefined) return at;
  const detail = `${field} is ${JSON.stringify(text)}; there is no such day.`;
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}

/** Does the same for a day, and returns it as text for comparing with other days. */
export function parseDay(field: string, text: string): string {
  parseInstant(field, text);
  return text;
}
