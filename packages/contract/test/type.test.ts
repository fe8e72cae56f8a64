import { Type as TypeBox } from 'typebox';
import { describe, expect, it } from 'vitest';
import { Type } from '../src/type.js';

/** What is asked of either builder, and must come out the same. */
const schemas: Record<string, (type: typeof Type) => object> = {
  Unknown: (type) => type.Unknown({ description: 'anything' }),
  Null: (type) => type.Null(),
  Boolean: (type) => type.Boolean({ default: true }),
  Integer: (type) => type.Integer({ minimum: 1 }),
  Number: (type) => type.Number({ exclusiveMaximum: 2.5 }),
  String: (type) => type.String({ pattern: '^a', $id: 'Text' }),
  'Literal of a text': (type) => type.Literal('a'),
  'Literal of a number': (type) => type.Literal(1, { description: 'one' }),
  'Literal of a truth value': (type) => type.Literal(false),
  Enum: (type) => type.Enum(['a', 'b'], { examples: ['a'] }),
  Union: (type) => type.Union([type.String(), type.Null()], { description: 'or none' }),
  Array: (type) => type.Array(type.Integer(), { maxItems: 3 }),
  Record: (type) => type.Record(type.String(), type.Unknown(), { description: 'more' }),
  'Object with nothing': (type) => type.Object({}),
  'Object with all required': (type) => type.Object({ b: type.String(), a: type.Null() }),
  'Object with some optional': (type) =>
    type.Object(
      { a: type.Optional(type.String({ maxLength: 2 })), b: type.Integer() },
      { additionalProperties: false },
    ),
  'Object with all optional': (type) => type.Object({ a: type.Optional(type.Array(type.Null())) }),
  Unsafe: (type) => type.Unsafe<number>(type.String({ enum: ['1'] })),
};

describe('a schema is the one that TypeBox would have made', () => {
  it.each(Object.entries(schemas))('%s', (_name, build) => {
    expect(JSON.stringify(build(Type))).toBe(JSON.stringify(build(TypeBox)));
  });

  it('also where TypeBox goes on with it', () => {
    const property = Type.Optional(Type.String());
    expect(JSON.stringify(TypeBox.Object({ property }))).toBe(
      JSON.stringify(Type.Object({ property })),
    );
  });

  it('and marking a property as optional leaves the schema itself alone', () => {
    const text = Type.String();
    Type.Object({ text: Type.Optional(text) });
    expect(Type.Object({ text })).toHaveProperty('required', ['text']);
  });
});
