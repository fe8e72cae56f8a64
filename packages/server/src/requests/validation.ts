import type { ProblemError } from '@broadsheet/contract';
import { buildSchemaCheck, type Finding } from '@broadsheet/contract/checking';
import type { TSchema } from 'typebox';
import { RequestProblem } from '../problem.js';

const places: Record<string, string> = { body: 'body', querystring: 'query', params: 'path' };

/**
 * Builds the validator that Fastify calls. Values are checked as they are: nothing is coerced, no
 * default is filled in, and unknown fields are ignored.
 */
export function compileValidator(schema: TSchema, part: string | undefined) {
  const check = buildSchemaCheck(schema);
  const place = places[part ?? 'body'] ?? 'request';
  return (value: unknown): { value: unknown } | { error: RequestProblem } => {
    const findings = check(value);
    if (findings.length === 0) return { value };
    const errors = findings.slice(0, mostErrors).map((finding) => toError(finding, schema));
    return { error: new RequestProblem('invalid_request', summarise(errors, place), { errors }) };
  };
}

const mostErrors = 20;

function summarise(errors: ProblemError[], place: string): string {
  const [first, ...more] = errors;
  const where = first?.pointer ? `${first.pointer} of the ${place}` : `The ${place}`;
  const others = more.length > 0 ? ` (and ${String(more.length)} more, see errors)` : '';
  return `${where} is not valid: ${first?.detail ?? ''}${others}`;
}

function toError({ pointer, message }: Finding, schema: TSchema): ProblemError {
  return {
    pointer,
    detail: isSecret(schema, pointer) ? 'It is not of the form described.' : message,
  };
}

/** A password is never sent back, not even to the client that sent it. */
function isSecret(schema: TSchema, pointer: string): boolean {
  const { properties } = schema as { properties?: Record<string, { writeOnly?: boolean }> };
  return properties?.[pointer.slice(1)]?.writeOnly === true;
}
