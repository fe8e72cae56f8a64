import { describe, expect, it } from 'vitest';
import { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { buildSample } from './sample-document.js';

const listMessages = (value: unknown) =>
  industryFamily.check(value).map(({ pointer, message }) => `${pointer}: ${message}`);

describe('the form of an industry document', () => {
  it('is right for a whole document, also with a schema address', () => {
    expect(industryFamily.check(buildSample())).toEqual([]);
    expect(industryFamily.check({ $schema: './industry.json', ...buildSample() })).toEqual([]);
  });

  it('refuses what is no object, and says what it is', () => {
    expect(listMessages(null)).toEqual([
      expect.stringContaining('The value is null, where an object is needed'),
    ]);
    expect(listMessages([])).toEqual([expect.stringContaining('The value is a list')]);
    expect(listMessages('Country: AU')).toEqual([expect.stringContaining('is text')]);
  });

  it('names each missing property with what it is for', () => {
    const messages = listMessages({});
    expect(messages).toHaveLength(8);
    expect(messages).toContainEqual(
      expect.stringMatching(/^: Code is missing\. The industry's code/),
    );
  });

  it('refuses an unknown property and suggests the one that was meant', () => {
    expect(listMessages({ ...buildSample(), Revenu: [] })).toEqual([
      '/Revenu: There is no property "Revenu" here; did you mean "Revenue"?',
    ]);
    expect(listMessages({ ...buildSample(), Titel: 'x' })).toEqual([
      '/Titel: There is no property "Titel" here; did you mean "Title"?',
    ]);
    expect(listMessages({ ...buildSample(), 'a/b~': 1 })[0]).toMatch(
      /^\/a~1b~0: .*known are \$schema, /,
    );
  });

  it('refuses unknown properties inside blocks', () => {
    const Revenue = [{ Year: 2026, Value: 1, Outlok: true }];
    expect(listMessages(buildSample({ Revenue }))).toContain(
      '/Revenue/0/Outlok: There is no property "Outlok" here; did you mean "Outlook"?',
    );
  });

  it.each([
    ['Country', 'au', /two upper-case letters/],
    ['Code', 1214, /1214 is a number, where text \(in quotes\) is needed/],
    ['Code', '12-14', /1 to 16 letters or digits/],
    ['Language', 'ja', /English name of the language/],
    ['Language', 'English ', /"English " does not.*none at the end/],
    ['Language', 'Simplified  Chinese', /single spaces between words/],
    ['Language', `A${'b'.repeat(40)}`, /longer than 40 characters/],
    ['Title', '', /The text is empty/],
    ['Title', 'x'.repeat(151), /longer than 150 characters/],
    ['DataDate', '30 June 2026', /YYYY-MM-DD/],
    [
      'Employees',
      [{ Year: 2026, Value: 1.5 }],
      /1\.5 is a number, where a whole number or null is needed/,
    ],
    ['Employees', [{ Year: 2026, Value: -3 }], /-3 is below 0/],
    ['Revenue', [{ Year: 2026, Value: Infinity }], /Infinity is no finite number/],
    ['Revenue', [{ Year: 2026, Value: '5' }], /"5" is text, where a number or null is needed/],
    ['Revenue', [], /At least 1 entry is needed; given: 0/],
    ['Profit', [{ Year: 2026, Value: 1, Outlook: true }], /no property "Outlook"/],
  ])('refuses %s %j', (name, value, message) => {
    const messages = listMessages({ ...buildSample(), [name]: value });
    expect(messages.filter((text) => message.test(text))).toHaveLength(1);
    expect(messages[0]).toMatch(new RegExp(`^/${name}`));
  });

  it('suggests the word that was meant among several', () => {
    const [first, ...others] = buildSample().CostStructure ?? [];
    const CostStructure = [{ ...first, Category: 'Purchase' }, ...others];
    expect(listMessages({ ...buildSample(), CostStructure })).toEqual([
      '/CostStructure/0/Category: "Purchase" is not known; did you mean "Purchases"? What the money goes to. Only Profit may be negative.',
    ]);
  });

  it('lists far more than a handful of problems', () => {
    const Revenue = Array.from({ length: 50 }, (_, index) => ({ Year: index, Value: 'x' }));
    expect(industryFamily.check(buildSample({ Revenue: Revenue as never }))).toHaveLength(100);
  });

  it('finds errors of meaning although the form is wrong elsewhere', () => {
    const broken = { ...buildSample({ Country: 'ZZ' }), Title: 7 };
    expect(industryFamily.check(broken).map(({ pointer }) => pointer)).toEqual([
      '/Title',
      '/Country',
    ]);
  });
});

describe('the schema of an industry document', () => {
  it('describes every property, for editors to show', () => {
    expect(listUndescribed(IndustryDocument, '')).toEqual([]);
  });

  it('is plain JSON Schema', () => {
    const plain = JSON.parse(JSON.stringify(IndustryDocument)) as {
      type: string;
      properties: object;
    };
    expect(plain.type).toBe('object');
    expect(Object.keys(plain.properties)).toContain('SupplyChain');
  });
});

function listUndescribed(schema: object, path: string): string[] {
  const { properties = {}, items } = schema as {
    properties?: Record<string, object>;
    items?: object;
  };
  const below = Object.entries(properties).flatMap(([name, property]) => [
    ...('description' in property ? [] : [`${path}/${name}`]),
    ...listUndescribed(property, `${path}/${name}`),
  ]);
  return items === undefined ? below : [...below, ...listUndescribed(items, `${path}/*`)];
}
