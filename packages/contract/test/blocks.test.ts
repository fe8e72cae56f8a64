import { describe, expect, it } from 'vitest';
import { families, findBadMark, findBlock } from '../src/index.js';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

const bodies = families.list.flatMap(({ name, sections }) =>
  Object.entries(sections).map(([token, { body }]): [string, JsonSchema] => [
    `${name}/${token}`,
    body as JsonSchema,
  ]),
);

describe('the marks of section bodies', () => {
  it.each(bodies)('%s marks every list of rows and every text', (_, { properties = {} }) => {
    const isPart = (name: string, { items }: JsonSchema) =>
      items?.properties !== undefined || name.endsWith('PlainText');
    // Rows with marked parts of their own are shown one after another, by those marks.
    const hasMarkedParts = ({ items }: JsonSchema) =>
      Object.values(items?.properties ?? {}).some((part) => findBlock(part) !== undefined);
    const unmarked = Object.entries(properties).filter(
      ([name, schema]) =>
        isPart(name, schema) && findBlock(schema) === undefined && !hasMarkedParts(schema),
    );
    expect(unmarked.map(([name]) => name)).toEqual([]);
  });

  it.each(bodies)('%s names its series and their points by properties that exist', (_, body) => {
    const series = Object.values(body.properties ?? {}).filter(
      (schema) => findBlock(schema)?.kind === 'series',
    );
    for (const schema of series) {
      const { name = 'Name', points = 'Points' } = findBlock(schema) ?? {};
      expect(Object.keys(schema.items?.properties ?? {})).toEqual(
        expect.arrayContaining([name, points]),
      );
    }
  });

  it('are refused where they are of no known kind', () => {
    const schema = { type: 'object', properties: { Rows: { 'x-block': { kind: 'grid' } } } };
    expect(findBadMark(schema)).toContain('"grid"');
  });
});
