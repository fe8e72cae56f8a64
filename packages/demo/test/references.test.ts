import { blockKeyword, type BlockMark, type ReportReference } from '@broadsheet/contract';
import { reportFamilies } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from '../src/index.js';

const all = [...demoDocuments()];

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  [blockKeyword]?: BlockMark;
}

/** The references in a body, wherever its schema marks them. */
function listMarked(schema: Schema, value: unknown): ReportReference[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item) => listMarked(schema.items ?? schema, item));
  const own =
    schema[blockKeyword]?.kind === 'references' && 'Family' in value
      ? [value as ReportReference]
      : [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    listMarked(property, (value as Record<string, unknown>)[name]),
  );
  return [...own, ...inner, ...(schema.anyOf ?? []).flatMap((each) => listMarked(each, value))];
}

/** Links in the explorer and the reverse direction both come from the names in a document. */
describe.each(reportFamilies.families.names)('%s documents', (name) => {
  const family = reportFamilies.get(name);
  const documents = all.filter((each) => each.family === name).map(({ document }) => document);

  it('list every report that their sections refer to', () => {
    for (const document of documents) {
      const listed = family
        .listReferences(document)
        .map(({ report }) => [report.family, report.country, report.code].join('/'));
      const { sections } = family.derive(document);
      const shown = Object.entries(sections).flatMap(([token, body]) =>
        listMarked(family.definition.sections[token]?.body as Schema, body),
      );
      const names = shown.map(({ Family, Country, Region, Code, EntityId }) =>
        [Family, Country, Region, Code ?? EntityId].filter((part) => part !== undefined).join('/'),
      );
      expect(listed).toEqual(expect.arrayContaining(names));
    }
  });
});
