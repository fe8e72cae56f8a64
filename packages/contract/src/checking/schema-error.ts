import type { TLocalizedValidationError } from 'typebox/error';
import { Guard } from 'typebox/guard';
import type { Finding } from './finding.js';
import { findAtPointer, joinPointer } from './json-pointer.js';
import { findNearestName } from './nearest-name.js';
import { shortenValue } from './shorten-value.js';

type SchemaError = TLocalizedValidationError;

/**
 * Turns an error of the validator, which names only a keyword, into a message that a person can act
 * on.
 */
export function describeSchemaError(schema: object, value: unknown, error: SchemaError): Finding[] {
  const pointer = error.instancePath;
  const at = findAtPointer(schema, error.schemaPath.slice(1));
  const found = findAtPointer(value, pointer);
  if (error.keyword === 'additionalProperties') {
    return describeUnknownNames(pointer, error.params.additionalProperties, listProperties(at));
  }
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => ({
      severity: 'error',
      pointer,
      message:
        `${name} is missing. ${readDescription(findAtPointer(at, `/properties/${name}`))}`.trim(),
    }));
  }
  const mismatch = describeMismatch(error, found, at).replace(/[^?]$/, '$&.');
  const message = `${mismatch} ${readDescription(at)}`.trim();
  return [{ severity: 'error', pointer, message }];
}

/** The most unknown properties that get a finding each. */
const mostUnknown = 100;
/** The most of them for which the nearest known name is searched, which is slow. */
const mostNearest = 10;
const longestName = 64;

function describeUnknownNames(pointer: string, names: string[], known: string[]): Finding[] {
  const findings = names.slice(0, mostUnknown).map((name, index): Finding => {
    const short = name.slice(0, longestName);
    const message =
      index < mostNearest
        ? describeUnknownName(short, known)
        : `There is no property "${short}" here.`;
    return { severity: 'error', pointer: joinPointer(pointer, short), message };
  });
  const left = names.length - findings.length;
  if (left === 0) return findings;
  const message = `${String(left)} more properties are not known here either.`;
  return [...findings, { severity: 'error', pointer, message }];
}

function describeUnknownName(name: string, known: string[]): string {
  const nearest = findNearestName(name, known);
  return nearest === undefined
    ? `There is no property "${name}" here; known are ${known.join(', ')}.`
    : `There is no property "${name}" here; did you mean "${nearest}"?`;
}

function describeMismatch(error: SchemaError, found: unknown, at: unknown): string {
  const text = quote(found);
  switch (error.keyword) {
    case 'type':
      return `${text} is ${nameType(found)}, where ${[error.params.type].flat().map(nameJsonType).join(' or ')} is needed`;
    case 'anyOf':
      return `${text} is ${nameType(found)}, where ${listBranchTypes(at).map(nameJsonType).join(' or ')} is needed`;
    case 'enum':
      return describeUnknownValue(text, found, error.params.allowedValues);
    case 'pattern':
      return `${text} does not have the right form`;
    case 'minLength':
      return found === ''
        ? 'The text is empty'
        : `${text} is shorter than ${String(error.params.limit)} characters`;
    case 'maxLength':
      return `${text} is longer than ${String(error.params.limit)} characters: it has ${countCharacters(found)}`;
    case 'minimum':
      return `${text} is below ${String(error.params.limit)}, the least allowed`;
    case 'maximum':
      return `${text} is above ${String(error.params.limit)}, the most allowed`;
    case 'minItems':
      return `${describeCount('At least', error.params.limit)} needed; given: ${countItems(found)}`;
    case 'maxItems':
      return `${describeCount('At most', error.params.limit)} allowed; given: ${countItems(found)}`;
    default:
      return `${text} ${error.message}`;
  }
}

function describeUnknownValue(text: string, found: unknown, allowed: unknown[]): string {
  const names = allowed.map(String);
  const nearest = typeof found === 'string' ? findNearestName(found, names) : undefined;
  return nearest === undefined
    ? `${text} is not one of ${names.join(', ')}`
    : `${text} is not known; did you mean "${nearest}"?`;
}

const describeCount = (bound: string, limit: number) =>
  limit === 1 ? `${bound} 1 entry is` : `${bound} ${String(limit)} entries are`;

const countItems = (found: unknown) => String(Array.isArray(found) ? found.length : 0);

/** As the validator counts them: a letter with its accents is one. */
const countCharacters = (found: unknown) =>
  String(typeof found === 'string' ? Guard.GraphemeCount(found) : 0);

/** Values can be long; a message should not be. */
function quote(found: unknown): string {
  if (typeof found === 'string') return JSON.stringify(shortenValue(found));
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : 'The value';
}

function nameType(found: unknown): string {
  if (found === null) return 'null';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object') return 'an object';
  if (typeof found === 'number') return Number.isFinite(found) ? 'a number' : 'no finite number';
  return typeof found === 'string' ? 'text' : `a ${typeof found}`;
}

const jsonTypes: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text (in quotes)',
};
const nameJsonType = (type: string) => jsonTypes[type] ?? type;

function listBranchTypes(at: unknown): string[] {
  const branches = findAtPointer(at, '/anyOf');
  return Array.isArray(branches)
    ? branches.map((branch) => String(findAtPointer(branch, '/type')))
    : [];
}

function listProperties(at: unknown): string[] {
  const properties = findAtPointer(at, '/properties');
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function readDescription(at: unknown): string {
  const description = findAtPointer(at, '/description');
  return typeof description === 'string' ? description : '';
}
