import { buildSchemaCheck } from '@broadsheet/contract/checking';
import {
  fromJsonSchema,
  type JsonSchemaType,
  type jsonSchemaValidator,
} from '@modelcontextprotocol/server';
import type { TSchema } from 'typebox';

/** Describes errors in arguments with the same messages as the rest of the service. */
const validator: jsonSchemaValidator = {
  getValidator: (schema) => {
    const check = buildSchemaCheck(schema);
    return (value) => {
      const findings = check(value);
      return findings.length === 0
        ? { valid: true, data: value as never, errorMessage: undefined }
        : {
            valid: false,
            data: undefined,
            errorMessage: findings
              .slice(0, mostFindings)
              .map(({ pointer, message }) => (pointer === '' ? message : `${pointer}: ${message}`))
              .join(' '),
          };
    };
  },
};

const mostFindings = 5;

/** A schema in the form of the MCP package: to check values, and to show to clients. */
export function toStandardSchema<T = unknown>(schema: TSchema) {
  return fromJsonSchema<T>(JSON.parse(JSON.stringify(schema)) as JsonSchemaType, validator);
}
