import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import {
  buildOpenApi,
  companySections as sections,
  companySectionTokens as sectionTokens,
  families,
  listOperations,
} from '../src/index.js';

type Json = Record<string, unknown>;

const operations = listOperations(families);
const document = buildOpenApi({ operations, families, version: '1.2.3' });
const components = document.components as { schemas: Record<string, Json> };
const described = Object.values(document.paths as Record<string, Record<string, Json>>).flatMap(
  (path) => Object.values(path),
);

/** Every object in the document, with its path. */
function* walk(value: unknown, path = '#'): Generator<[path: string, node: Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Json];
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${path}/${key}`);
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('describes every tag', () => {
    for (const { name, description } of document.tags as Record<string, string>[]) {
      expect(description, name).toMatch(/\.$/);
    }
  });

  it('has only patterns that validators without Unicode mode understand', () => {
    const patterns = [...walk(document)].flatMap(([, { pattern }]) =>
      typeof pattern === 'string' ? [pattern] : [],
    );
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => pattern.includes(String.raw`\p{`))).toEqual([]);
  });

  it('declares the body that the image call ignores', () => {
    const { requestBody } = described.find(({ operationId }) => operationId === 'getImage') ?? {};
    expect(requestBody).toMatchObject({ required: false, content: { '*/*': { schema: {} } } });
  });

  it('is refused by the same validator when something is wrong', async () => {
    const broken = structuredClone(document);
    delete (broken.info as Json).title;
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('names every operation', () => {
    expect(described.map(({ operationId }) => operationId)).toEqual(operations.map(({ id }) => id));
  });

  it('shows an example of every answer that has a body', () => {
    for (const { operationId, responses } of described) {
      for (const [status, { content = {} }] of Object.entries(responses as Record<string, Json>)) {
        for (const media of Object.values(content as Record<string, Json>)) {
          const examples = Object.keys(media.examples ?? {}).length;
          const shown = media.example !== undefined || examples > 0;
          expect(shown, `${String(operationId)} ${status}`).toBe(true);
        }
      }
    }
  });

  it('lists with every operation the problems that can occur before its route is known', () => {
    for (const { operationId, responses } of described) {
      const statuses = Object.keys(responses as Record<string, Json>);
      expect(statuses, String(operationId)).toEqual(expect.arrayContaining(['408', '431']));
    }
  });

  it('describes every named schema', () => {
    for (const [name, schema] of Object.entries(components.schemas)) {
      expect(schema.description, name).toMatch(/\S.*\.$/);
    }
  });

  it('describes every property of every schema, and every parameter', () => {
    const undescribed = [...walk(document)].flatMap(([path, { properties, parameters }]) => [
      ...Object.entries((properties ?? {}) as Record<string, Json>)
        .filter(([, property]) => !property.description && !property.$ref)
        .map(([name]) => `${path}/${name}`),
      ...((parameters ?? []) as Json[])
        .filter((parameter) => !parameter.description)
        .map(({ name }) => `${path}/${String(name)}`),
    ]);
    expect(undescribed).toEqual([]);
  });

  it('points only at what it holds', () => {
    for (const [path, { $ref }] of walk(document)) {
      if (typeof $ref !== 'string') continue;
      const name = $ref.replace('#/components/schemas/', '');
      expect(Object.keys(components.schemas), path).toContain(name);
    }
  });

  it('tells the body of each section by its label', () => {
    const { oneOf, discriminator } = components.schemas.SectionResult as {
      oneOf: { $ref: string }[];
      discriminator: { propertyName: string; mapping: Record<string, string> };
    };
    expect(discriminator.propertyName).toBe('RequestedSection');
    expect(Object.keys(discriminator.mapping)).toEqual(
      sectionTokens.map((token) => sections[token].label),
    );
    expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }) => $ref));
  });
});
