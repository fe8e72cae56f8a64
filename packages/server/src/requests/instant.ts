import { findInstant } from '@broadsheet/contract';
import { RequestProblem } from '../problem.js';

/**
 * Refuses dates that do not exist: the schema checks only the format, and 31 February has a valid
 * one.
 */
export function parseInstant(field: string, text: string): number {
  const at = findInstant(text);
  if (at !== undefined) return at;
  throw badField(field, `${field} is ${JSON.stringify(text)}; there is no such day.`);
}

/** Does the same for a day, and returns it as text for comparing with other days. */
export function parseDay(field: string, text: string): string {
  parseInstant(field, text);
  return text;
}

/** Refuses a period that ends before it begins: nothing can be in it. */
export function requirePeriod(from: string | undefined, to: string | undefined): void {
  if (from === undefined || to === undefined) return;
  if (parseInstant('from', from) <= parseInstant('to', to)) return;
  throw badField('to', `to is ${to}, which is before from, ${from}.`);
}

function badField(field: string, detail: string): RequestProblem {
  const errors = [{ pointer: `/${field}`, detail }];
  return new RequestProblem('invalid_request', detail, { errors });
}
