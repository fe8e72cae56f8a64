/** The parts of JSON Schema that documents use. */
export interface JsonSchema {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

type ScalarType = 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** A value that fits into one cell. */
export interface Scalar {
  types: ReadonlySet<ScalarType>;
  /** The only possible values; empty if any is possible. */
  choices: readonly string[];
  pattern?: RegExp;
}

const scalarTypes: ReadonlySet<string> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'null',
]);

/** Undefined for lists and objects. */
export function findScalar(schema: JsonSchema): Scalar | undefined {
  if (schema.anyOf) return joinBranches(schema.anyOf);
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) {
    const isText = choices.every((choice) => typeof choice === 'string');
    return isText ? { types: new Set(['string']), choices } : undefined;
  }
  const types = [schema.type ?? []].flat();
  if (types.length === 0 || !types.every((type) => scalarTypes.has(type))) return undefined;
  return {
    types: new Set(types as ScalarType[]),
    choices: [],
    ...(schema.pattern !== undefined && { pattern: new RegExp(schema.pattern, 'u') }),
  };
}

function joinBranches(branches: readonly JsonSchema[]): Scalar | undefined {
  const scalars = branches.map(findScalar);
  if (scalars.includes(undefined)) return undefined;
  const known = scalars.flatMap((scalar) => scalar ?? []);
  const pattern = known.find((scalar) => scalar.pattern)?.pattern;
  return {
    types: new Set(known.flatMap(({ types }) => [...types])),
    choices: known.flatMap(({ choices }) => choices),
    ...(pattern && { pattern }),
  };
}

export const isNumeric = ({ types }: Scalar): boolean =>
  types.has('number') || types.has('integer');
