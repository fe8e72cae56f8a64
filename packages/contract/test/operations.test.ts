import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { families, listOperations, listProblems } from '../src/index.js';

const operations = listOperations(families);

function findRepeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** A report document is too long for an example, and has its own schema. */
function hasFields(schema: TSchema): boolean {
  return 'properties' in schema && Object.keys(schema.properties as object).length > 0;
}

describe('the operations', () => {
  it('have ids of their own', () => {
    expect(findRepeated(operations.map(({ id }) => id))).toEqual([]);
  });

  it('have a method and path of their own', () => {
    expect(findRepeated(operations.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  });

  it('include the three of the specification, closed, at their paths', () => {
    const closed = operations.filter(({ access }) => access === 'token');
    expect(closed.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /industry/v3/images',
        'POST /industry/v3/image/',
        'POST /company/v3/sections',
      ]),
    );
  });

  it('can refuse a caller without a good token unless they are open', () => {
    for (const operation of operations) {
      const problems = listProblems(operation);
      for (const code of ['unauthenticated', 'invalid_token', 'expired_token'] as const) {
        expect(problems.includes(code), operation.id).toBe(operation.access === 'token');
      }
    }
  });
});

describe('the examples of', () => {
  const examples = operations.flatMap(({ id, body, bodyExample, answers }) => [
    ...(body && hasFields(body)
      ? [{ of: `the body of ${id}`, schema: body, example: bodyExample }]
      : []),
    ...Object.entries(answers).flatMap(([status, { schema, example }]) =>
      schema ? [{ of: `${status} of ${id}`, schema, example }] : [],
    ),
  ]);

  it.each(examples)(
    '$of are valid',
    ({ schema, example }: { schema: TSchema; example: unknown }) => {
      expect(example).toBeDefined();
      expect(Check(schema, example)).toBe(true);
    },
  );
});
