import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import type { Finding } from './finding.js';
import { findAtPointer } from './json-pointer.js';
import { describeSchemaError } from './schema-error.js';

/** The library stops at eight errors by default; a publisher wants them all, within reason. */
const mostErrors = 1000;

/** Compiles a schema once and returns a check that lists every way in which a value breaks it. */
export function buildSchemaCheck(schema: TSchema): (value: unknown) => Finding[] {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return [];
    const before = Settings.Get().maxErrors;
    Settings.Set({ maxErrors: mostErrors });
    try {
      const errors = validator.Errors(value);
      return listTelling(errors, value).flatMap((error) =>
        describeSchemaError(schema, value, error),
      );
    } finally {
      // The setting is the whole process's, shared with the validation of requests.
      Settings.Set({ maxErrors: before });
    }
  };
}

/**
 * One mistake can raise several errors: an unknown property also fails the schema `false`, and a
 * choice fails each of its branches and then as a whole. Keeps the one that says most.
 */
function listTelling(errors: TLocalizedValidationError[], value: unknown) {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const isDuplicate = (error: TLocalizedValidationError) => {
    if (error.keyword === 'boolean') return true;
    const isNumber = typeof findAtPointer(value, error.instancePath) === 'number';
    const choice = choices.find(
      ({ instancePath, schemaPath }) =>
        error.instancePath === instancePath && error.schemaPath.startsWith(schemaPath),
    );
    if (choice === undefined) return false;
    // Of a number out of bounds, the branch for numbers knows the bound.
    return isNumber ? error.keyword === 'anyOf' || error.keyword === 'type' : error !== choice;
  };
  return errors.filter((error) => !isDuplicate(error));
}
