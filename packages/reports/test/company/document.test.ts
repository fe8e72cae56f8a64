import { readFileSync } from 'node:fs';
import { companySectionTokens } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { CompanyDocument } from '../../src/company/document/document.js';
import { companyFamily } from '../../src/index.js';

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

function* listProperties(schema: JsonSchema, path: string): Iterable<[string, JsonSchema]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield [`${path}/${name}`, property];
    yield* listProperties(property, `${path}/${name}`);
  }
  if (schema.items) yield* listProperties(schema.items, path);
}

const page = readFileSync(
  new URL('../../../../docs/company-documents.md', import.meta.url),
  'utf8',
);

describe('the schema of a company document', () => {
  it('describes every property, so that an editor can', () => {
    const silent = [...listProperties(CompanyDocument as JsonSchema, '')].filter(
      ([, { description = '' }]) => description.length < 5,
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('lets a document name it', () => {
    const document = { $schema: '/schemas/company.json', EntityId: 1, Language: 'English' };
    expect(companyFamily.check({ ...document, Title: 'A' })).toEqual([]);
  });
});

describe('docs/company-documents.md', () => {
  it('names every property of a document and every section it becomes', () => {
    const properties = Object.keys(CompanyDocument.properties);
    expect(properties.filter((name) => !page.includes(name))).toEqual([]);
    expect(companySectionTokens.filter((token) => !page.includes(token))).toEqual([]);
  });

  it('shows an example that passes the check', () => {
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(companyFamily.check(JSON.parse(example))).toEqual([]);
  });
});
