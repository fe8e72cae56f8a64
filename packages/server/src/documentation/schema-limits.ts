import type { SchemaView } from './schema-view.js';

/** With more examples than this, the values are a list of names, which has its own table. */
const maxExamples = 3;

/** Larger bounds only keep arithmetic exact; they mean nothing to a reader. */
const immense = 1e15;

/** The limits of a value and its examples, each in a few words. */
export function listLimits(schema: SchemaView): string[] {
  const own = [
    allowedValues(schema),
    schema.pattern !== undefined && `matches ${code(schema.pattern)}`,
    range(schema.minLength, schema.maxLength, 'character'),
    range(known(schema.minimum), known(schema.maximum)),
    range(schema.minItems, schema.maxItems, 'item'),
    schema.uniqueItems && 'no repeats',
    schema.default !== undefined && `default ${code(schema.default)}`,
    exampleValues(schema),
  ].filter((limit) => typeof limit === 'string');
  const items = schema.items?.$id === undefined && schema.items ? listLimits(schema.items) : [];
  return [...own, ...items.map((limit) => `each ${limit}`)];
}

function allowedValues(schema: SchemaView): string | undefined {
  if (schema.const !== undefined) return `always ${code(schema.const)}`;
  return schema.enum && `one of ${schema.enum.map(code).join(', ')}`;
}

/** Leaves out examples that the description or the default already shows. */
function exampleValues(schema: SchemaView): string | undefined {
  const { description = '', default: usual, examples = [] } = schema;
  const isShown = examples.every((value) => value === usual || description.includes(code(value)));
  if (isShown || examples.length > maxExamples) return undefined;
  return `such as ${examples.map(code).join(', ')}`;
}

function range(least?: number, most?: number, noun?: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const counted = (count: number) => (noun ? ` ${noun}${count === 1 ? '' : 's'}` : '');
  if (most === undefined) return `at least ${String(least ?? 0)}${counted(least ?? 0)}`;
  if (least === undefined) return `at most ${String(most)}${counted(most)}`;
  return `${String(least)} to ${String(most)}${counted(most)}`;
}

const known = (bound?: number) =>
  bound === undefined || Math.abs(bound) >= immense ? undefined : bound;

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
