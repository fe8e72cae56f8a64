import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  growthMeasures,
  ratioDefinitions,
  companySectionBodies as sectionBodies,
  companySectionTokens as sectionTokens,
  companySections as sections,
  statementLines,
  type CompanySectionBody as SectionBody,
  type CompanySectionToken as SectionToken,
} from '../src/index.js';

interface JsonSchema {
  $id?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: boolean;
}

const oneValueTokens = [
  'title',
  'abn',
  'acn',
  'asx',
  'nzbn',
  'nzse',
  'balancedate',
  'companytype',
  'incorporationdate',
  'phonenumber',
  'postaladdress',
  'rank',
  'registeredname',
  'streetaddress',
  'websiteaddress',
] satisfies SectionToken[];

/** Every property of a schema with the path to it, however deep. */
function* listProperties(schema: JsonSchema, path: string): Iterable<[string, JsonSchema]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${name}`, property];
    yield* listProperties(property, `${path}.${name}`);
  }
  if (schema.items) yield* listProperties(schema.items, `${path}[]`);
}

const bodies = sectionTokens.map((token): [SectionToken, JsonSchema] => [
  token,
  sectionBodies[token] as JsonSchema,
]);

describe('the body of every section', () => {
  it('has a schema, one for each of the thirty-four tokens', () => {
    expect(Object.keys(sectionBodies)).toEqual(sectionTokens);
    expect(bodies).toHaveLength(34);
  });

  it('has a name of its own in the OpenAPI document', () => {
    const ids = bodies.map(([, { $id }]) => $id);
    expect(new Set(ids).size).toBe(34);
    expect(ids).not.toContain(undefined);
  });

  it.each(bodies)('%s describes every property it holds', (token, body) => {
    const silent = [...listProperties(body, token)].filter(
      ([, property]) => (property.description ?? '').length < 5,
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it.each(bodies)('%s holds nothing that its schema does not name', (token, body) => {
    const objects = [body, ...[...listProperties(body, token)].map(([, property]) => property)]
      .flatMap((schema) => [schema, schema.items ?? {}])
      .filter(({ type }) => type === 'object');
    expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual(
      [],
    );
  });

  it.each(oneValueTokens)('%s has one key, equal to the label', (token) => {
    const body = sectionBodies[token] as JsonSchema;
    expect(Object.keys(body.properties ?? {})).toEqual([sections[token].label]);
  });

  it.each(['brands', 'swot', 'history'] as const)('%s carries its text twice', (token) => {
    const { properties } = sectionBodies[token] as JsonSchema;
    expect(properties).toHaveProperty('AnalysisPlainText');
    expect(properties).toHaveProperty('AnalysisHTML');
  });

  it('refuses a body with a misspelt key', () => {
    const validator = Compile(sectionBodies.title);
    expect(validator.Check({ Title: 'Example Vineyards Limited' })).toBe(true);
    expect(validator.Check({ Titel: 'Example Vineyards Limited' })).toBe(false);
    expect(validator.Check({ Title: 'Example', Extra: 1 })).toBe(false);
  });
});

describe('the types of bodies', () => {
  it('follow from the token', () => {
    expectTypeOf<SectionBody<'title'>>().toEqualTypeOf<{ Title: string }>();
    expectTypeOf<SectionBody<'balancedate'>>().toEqualTypeOf<{ 'Balance Date': string }>();
    expectTypeOf<SectionBody<'rank'>>().toEqualTypeOf<{ Rank: number }>();
    type Year = SectionBody<'financials'>['Years'][number];
    expectTypeOf<NonNullable<Year['ProfitAndLoss']>>()
      .toHaveProperty('TotalRevenue')
      .toEqualTypeOf<number | undefined>();
    type Ratio = SectionBody<'financialratios'>['Ratios'][number]['Ratio'];
    expectTypeOf<Ratio>().toEqualTypeOf<keyof typeof ratioDefinitions>();
  });
});

describe('the definition tables', () => {
  it('measure growth only of lines that exist', () => {
    expect(growthMeasures.filter((name) => !(name in statementLines))).toEqual([]);
  });
});
