import { blockKeyword, findBlock, type BlockMark } from '@broadsheet/contract/blocks';

/** The keywords that are read of a JSON schema, which may have come over HTTP. */
export interface JsonSchema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  patternProperties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** An enumerated value is translated; any other text is the publisher's. */
export const isNameOfOurs = ({ enum: values, const: only }: JsonSchema, value: string) =>
  values?.includes(value) === true || only === value;

/** A property that schema and body both have, or only the schema. */
export interface Property {
  name: string;
  schema: JsonSchema;
  value: unknown;
}

/** The properties that the schema names, in its order; for a record, those of the body. */
export function listProperties(schema: JsonSchema, fields: Fields): Property[] {
  const { properties = {}, patternProperties = {} } = resolveSchema(schema, fields);
  const named: Property[] = [];
  for (const [name, inner] of Object.entries(properties)) {
    const value = valueOf(fields, name);
    if (!isTwin(name, fields)) named.push({ name, schema: resolveSchema(inner, value), value });
  }
  const [items] = Object.values(patternProperties);
  if (!items) return named;
  const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(properties, name));
  return [
    ...named,
    ...others.map(([name, value]) => ({ name, schema: resolveSchema(items, value), value })),
  ];
}

/** Whether a property is the HTML form of a text that also exists as plain text. */
function isTwin(name: string, fields: Fields): boolean {
  if (!name.endsWith('HTML')) return false;
  return typeof valueOf(fields, name.replace(/HTML$/, 'PlainText')) === 'string';
}

/**
 * The alternative that matches the value; for null, the one that a value would have. A mark on the
 * union applies to all alternatives.
 */
export function resolveSchema(schema: JsonSchema, value: unknown): JsonSchema {
  if (!schema.anyOf) return schema;
  const others = schema.anyOf.filter(({ type }) => type !== 'null');
  const inner = others.find((each) => looksLike(each, value)) ?? others[0] ?? anything;
  // Which of its own alternatives it is depends on the value again.
  if (inner.anyOf) return joinSchemas(schema, inner, resolveSchema(inner, value));
  const known = joined.get(schema) ?? new WeakMap<JsonSchema, JsonSchema>();
  const found = known.get(inner) ?? joinSchemas(schema, inner, inner);
  joined.set(schema, known.set(inner, found));
  return found;
}

const anything: JsonSchema = {};
/** By the union, then by its alternative: every point of every series asks for the same few. */
const joined = new WeakMap<JsonSchema, WeakMap<JsonSchema, JsonSchema>>();

function joinSchemas(union: JsonSchema, inner: JsonSchema, resolved: JsonSchema): JsonSchema {
  const { anyOf: _, ...outer } = union;
  const mark = markOf(outer) ?? markOf(inner);
  return { ...outer, ...resolved, ...(mark && { [blockKeyword]: mark }) };
}

function looksLike({ type, enum: values, const: only }: JsonSchema, value: unknown): boolean {
  if (values) return values.includes(value);
  if (only !== undefined) return only === value;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isFields(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** Undefined for an absent property; never an inherited one. */
export function valueOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

export const isGiven = ({ value }: Property) => value !== undefined;

/** The objects of an array; rows cannot be anything else. */
export function listRows(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.filter(isFields);
  return isFields(value) ? [value] : [];
}

/**
 * The properties with a value in some row, in the order of the schema. Without `Suppressed`, which
 * shows in the cells whose value is withheld.
 */
export function listGiven(schema: JsonSchema, rows: Fields[]): Property[] {
  const isFlag = ({ name, value }: Property) => name === 'Suppressed' && typeof value === 'boolean';
  return listNames(schema, rows)
    .flatMap((name) => findGiven({ schema, rows, name }) ?? [])
    .filter((property) => !isFlag(property));
}

/** If neither alternatives nor a record are possible, the schema alone gives the names. */
function listNames(schema: JsonSchema, rows: Fields[]): string[] {
  const { properties = {}, patternProperties, anyOf } = schema;
  if (!patternProperties && !anyOf) return Object.keys(properties);
  const names = rows.flatMap((row) => listProperties(schema, row).map(({ name }) => name));
  return [...new Set(names)];
}

interface NamedColumn {
  schema: JsonSchema;
  rows: Fields[];
  name: string;
}

/** The property from the first row that has a value for it. */
function findGiven({ schema, rows, name }: NamedColumn): Property | undefined {
  const row = rows.find((each) => valueOf(each, name) !== undefined && !isTwin(name, each));
  if (!row) return undefined;
  const { properties = {}, patternProperties = {} } = resolveSchema(schema, row);
  const inner = properties[name] ?? Object.values(patternProperties)[0];
  const value = valueOf(row, name);
  return inner && { name, schema: resolveSchema(inner, value), value };
}

export function itemsOf(schema: JsonSchema): JsonSchema {
  return schema.items ?? schema;
}

export function markOf(schema: JsonSchema): BlockMark | undefined {
  return findBlock(schema);
}

export function hasProperty(schema: JsonSchema, name: string): boolean {
  return Object.hasOwn(schema.properties ?? {}, name);
}
