import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Compile, Errors } from 'typebox/schema';
import { Settings } from 'typebox/system';
import type { Finding } from './finding.js';
import { describeSchemaError } from './schema-error.js';

/** The library stops at eight errors by default; a publisher wants them all, within reason. */
const mostErrors = 1000;

/** Compiling takes milliseconds: whatever checks many schemas compiles each on first use. */
export function compileSchema(schema: TSchema): Pick<ReturnType<typeof Compile>, 'Check'> {
  return Compile(nameProperties(schema) as TSchema);
}

/** Every way in which a value breaks a schema. */
export function listSchemaFindings(schema: TSchema, value: unknown): Finding[] {
  const before = Settings.Get().maxErrors;
  Settings.Set({ maxErrors: mostErrors });
  try {
    const [, errors] = Errors(schema, value);
    return dropMisspelt(
      listTelling(errors).flatMap((error) => describeSchemaError(schema, value, error)),
    );
  } finally {
    // The setting belongs to the whole process, and the validation of requests uses it too.
    Settings.Set({ maxErrors: before });
  }
}

/** A check that lists every way in which a value breaks the schema, which is compiled on first use. */
export function buildSchemaCheck(schema: TSchema): (value: unknown) => Finding[] {
  let compiled: ReturnType<typeof compileSchema> | undefined;
  return (value) => {
    compiled ??= compileSchema(schema);
    return compiled.Check(value) ? [] : listSchemaFindings(schema, value);
  };
}

/**
 * The same schema in a form that the library checks faster: it matches each name of a closed object
 * with a regular expression, but compares it with a list of names.
 */
function nameProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nameProperties);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, nameProperties(part)] as const);
  const { additionalProperties, ...named } = Object.fromEntries(parts) as ClosedObject;
  const { properties, patternProperties, propertyNames } = named;
  const isClosed = additionalProperties === false && properties !== undefined;
  if (!isClosed || patternProperties !== undefined || propertyNames !== undefined) {
    return Object.fromEntries(parts);
  }
  return { ...named, propertyNames: { enum: Object.keys(properties) } };
}

interface ClosedObject {
  additionalProperties?: unknown;
  properties?: object;
  patternProperties?: unknown;
  propertyNames?: unknown;
}

/**
 * One mistake can raise several errors: an unknown property also fails the schema `false`, and a
 * choice fails each of its branches and then as a whole. Keeps the most useful one: if a branch had
 * the right type, what it missed, such as a bound; otherwise the choice as a whole.
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

/**
 * A property that is missing because its name is misspelt is reported once, at the misspelt name.
 */
function dropMisspelt(findings: readonly Finding[]): Finding[] {
  const meant = new Set(
    findings.flatMap(({ pointer, message }) => {
      const [, name] = /^There is no property .* here; did you mean "(.*)"\?$/.exec(message) ?? [];
      return name === undefined ? [] : [`${pointer.slice(0, pointer.lastIndexOf('/'))} ${name}`];
    }),
  );
  return findings.filter(({ pointer, message }) => {
    const [, name] = /^(\S+) is missing\./.exec(message) ?? [];
    return name === undefined || !meant.has(`${pointer} ${name}`);
  });
}
