import type { ProblemError } from '@broadsheet/contract';
import { buildSchemaCheck, type Finding } from '@broadsheet/contract/checking';
import fastJson from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { RequestProblem } from '../problem.js';

type Stringify = (value: unknown) => string;

/**
 * Fastify's validators for requests and serializers for responses, from the same schemas. Each is
 * compiled on first use: compiling all of them would take a good part of the second within which a
 * service should be ready after its start.
 */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => (route: { schema: unknown; httpPart?: string }) =>
      buildValidator(route.schema as TSchema, route.httpPart),
    buildSerializer: () => (route: { schema: unknown }) => {
      let stringify: Stringify | undefined;
      return (value: unknown) => {
        stringify ??= fastJson(route.schema as object);
        return stringify(value);
      };
    },
  },
  // Fastify's types allow only the compilers that it ships.
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

const partNames: Record<string, string> = { body: 'body', querystring: 'query', params: 'path' };

/**
 * Builds the validator that Fastify calls. Values are checked as they are: nothing is coerced, no
 * default is filled in, and unknown fields are ignored.
 */
function buildValidator(schema: TSchema, part: string | undefined) {
  const check = buildSchemaCheck(schema);
  const partName = partNames[part ?? 'body'] ?? 'request';
  return (value: unknown): { value: unknown } | { error: RequestProblem } => {
    const findings = check(value);
    if (findings.length === 0) return { value };
    const errors = findings.slice(0, mostErrors).map((finding) => toError(finding, schema));
    return {
      error: new RequestProblem('invalid_request', summarise(errors, partName), { errors }),
    };
  };
}

const mostErrors = 20;

function summarise(errors: ProblemError[], partName: string): string {
  const [first, ...more] = errors;
  const where = first?.pointer ? `${first.pointer} of the ${partName}` : `The ${partName}`;
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
