import type { SchemaView } from './schema-view.js';

/** More examples than this are a list of names, which has a table of its own. */
const maxExamples = 3;

/** What a value must keep to, and what it may look like: each limit as a few words. */
export function listLimits(schema: SchemaView): string[] {
  const own = [
    allowedValues(schema),
    schema.pattern !== undefined && `matches ${code(schema.pattern)}`,
    range(schema.minLength, schema.maxLength, 'character'),
    range(schema.minimum, schema.maximum),
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

function exampleValues({ examples = [] }: SchemaView): string | undefined {
  if (examples.length === 0 || examples.length > maxExamples) return undefined;
  return `such as ${examples.map(code).join(', ')}`;
}

function range(least?: number, most?: number, noun?: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const counted = (count: number) => (noun ? ` ${noun}${count === 1 ? '' : 's'}` : '');
  if (most === undefined) return `at least ${formatNumber(least ?? 0)}${counted(least ?? 0)}`;
  if (least === undefined) return `at most ${formatNumber(most)}${counted(most)}`;
  return `${formatNumber(least)} to ${formatNumber(most)}${counted(most)}`;
}

/** Round numbers too long to count the zeros of are written with an exponent. */
function formatNumber(value: number): string {
  const exponential = value.toExponential();
  const isLong = Math.abs(value) >= 1e9 && exponential.length <= 6;
  return (isLong ? exponential.replace('e+', 'e') : String(value)).replace('-', '−');
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
