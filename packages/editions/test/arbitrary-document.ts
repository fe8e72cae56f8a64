import fc from 'fast-check';
import type { JsonSchema } from '../src/workbooks/scalar.js';

/** Values that fit a schema, with texts that are hard to keep in a cell. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return fc.constantFrom(...choices);
  switch (schema.type) {
    case 'object':
      return arbitraryObject(schema);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return arbitraryInteger(schema);
    case 'number':
      // JSON has one zero.
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    default:
      return text;
  }
}

/** A year above 9999 fits no schema, and in a cell it would be a date that is stored as a number. */
function arbitraryInteger({ minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  return fc.integer({ min: minimum, max: Math.min(maximum, 1e9) });
}

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '',
    ' ',
    '0199',
    '=SUM(A1)',
    '#2',
    'n/a',
    'TRUE',
    'a; b',
    '"',
    '62,500,000',
    'Wine',
  ),
);

function arbitraryObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property)]),
    ),
    { requiredKeys: [...required], noNullPrototype: true },
  );
}
