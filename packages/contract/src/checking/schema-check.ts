import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Compile } from 'typebox/schema';
import { Settings } from 'typebox/system';
import type { Finding } from './finding.js';
import { describeSchemaError } from './schema-error.js';

/** The library stops at eight errors by default; a publisher wants them all, within reason. */
const mostErrors = 1000;

type Validator = ReturnType<typeof Compile>;

/**
 * A check that lists every way in which a value breaks a schema. It is compiled when it is first used:
 * compiling all takes a good part of the time in which a service should be there.
 */
export function buildSchemaCheck(schema: TSchema): (value: unknown) => Finding[] {
  let validator: Validator | undefined;
  return (value) => {
    validator ??= Compile(schema);
    if (validator.Check(value)) return [];
    const before = Settings.Get().maxErrors;
    Settings.Set({ maxErrors: mostErrors });
    try {
      const [, errors] = validator.Errors(value);
      return listTelling(errors).flatMap((error) => describeSchemaError(schema, value, error));
    } finally {
      // The setting is the whole process's, shared with the validation of requests.
      Settings.Set({ maxErrors: before });
    }
  };
}

/**
 * One mistake can raise several errors: an unknown property also fails the schema `false`, and a
 * choice fails each of its branches and then as a whole. Keeps the one that says most: where a
 * branch was of the right type, what it missed, such as a bound; else the choice as a whole.
 */
function listTelling(errors: readonly TLocalizedValidationError[]): TLocalizedValidationError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const isBranchOf = (choice: TLocalizedValidationError, error: TLocalizedValidationError) =>
    error !== choice &&
    error.instancePath === choice.instancePath &&
    error.schemaPath.startsWith(`${choice.schemaPath}/anyOf/`);
  const isExplained = new Set(
    choices.filter((choice) =>
      errors.some((error) => error.keyword !== 'type' && isBranchOf(choice, error)),
    ),
  );
  return errors.filter((error) => {
    if (error.keyword === 'boolean') return false;
    if (error.keyword === 'anyOf') return !isExplained.has(error);
    return error.keyword !== 'type' || !choices.some((choice) => isBranchOf(choice, error));
  });
}
