import fastJson from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { compileValidator } from './validation.js';

type Stringify = (value: unknown) => string;

/**
 * Fastify's validators for requests and serializers for responses, from the same schemas. Each is
 * compiled on first use: compiling all of them would take a good part of the second within which a
 * service should be ready after its start.
 */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => (route: { schema: unknown; httpPart?: string }) => {
      let validate: ReturnType<typeof compileValidator> | undefined;
      return (value: unknown) => {
        validate ??= compileValidator(route.schema as TSchema, route.httpPart);
        return validate(value);
      };
    },
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
