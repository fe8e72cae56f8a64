import { expect, it } from 'vitest';
import { reportFamilies } from '../src/index.js';

function nest(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { Text: value };
  return value;
}

it.each(reportFamilies.list.map((family) => ({ name: family.definition.name, family })))(
  'a document of $name that is nested endlessly is one mistake',
  ({ family }) => {
    const findings = family.check({ Analysis: nest(20_000) });
    expect(findings).toEqual([
      {
        severity: 'error',
        pointer: '/Analysis',
        message: 'This is nested 65 levels deep, and no part of a document more than 64.',
      },
    ]);
  },
);
