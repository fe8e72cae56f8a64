import { families } from '@broadsheet/contract';
import { demoIndustries } from '@broadsheet/demo';
import { describe, expect, it } from 'vitest';
import {
  checkDocument,
  InvalidDocumentError,
  prepareEdition,
  shippedPreparation,
} from '../src/index.js';

const { findFamily, describeUnknownFamily, findKey } = shippedPreparation;

const [sound] = demoIndustries({ seed: 1, count: 1 });

describe('the check before publishing', () => {
  it('refuses a character that no bundled font has, and says which', () => {
    const document = { ...sound, Title: 'Wine 𓀀 and 𓀁', Source: 'Ångström ワイン' };
    expect(checkDocument({ family: 'industry', document })).toEqual([
      {
        severity: 'error',
        pointer: '/Title',
        message: expect.stringMatching(
          /^"𓀀" \(U\+13000\), "𓀁" \(U\+13001\) in .* have no glyph/,
        ) as string,
      },
    ]);
    expect(() => prepareEdition({ family: 'industry', document })).toThrow(InvalidDocumentError);
  });

  it('refuses it in the headline of a chart too', () => {
    const document = { ...sound, Headlines: { Revenue: 'Wine 𓀀' } };
    expect(checkDocument({ family: 'industry', document })).toMatchObject([
      { severity: 'error', pointer: '/Headlines/Revenue' },
    ]);
  });

  it.each([null, 7, [], { Title: 5 }, { ...sound, Title: 5, ProductsAndServices: [null] }])(
    'looks for glyphs only where there is text: %#',
    (document) => {
      const findings = checkDocument({ family: 'industry', document });
      expect(findings.filter(({ message }) => message.includes('glyph'))).toEqual([]);
      expect(findings).not.toEqual([]);
    },
  );
});

describe('what a document is of', () => {
  it('is the one that Family names, which must exist', () => {
    expect(findFamily({ Family: 'company', Code: '1' })).toBe('company');
    expect(findFamily({ Family: 'gadget', Code: '1' })).toBeUndefined();
    expect(describeUnknownFamily({ Family: 'gadget' })).toBe(
      `Family is "gadget"; there is no such family. There are ${families.names.join(', ')}.`,
    );
    const findings = checkDocument({
      family: 'industry',
      document: { ...sound, Family: 'company' },
    });
    expect(findings).toMatchObject([{ severity: 'error', pointer: '/Family' }]);
    expect(
      checkDocument({ family: 'industry', document: { ...sound, Family: 'industry' } }),
    ).toEqual([]);
  });

  it('follows from its content, else from its $schema', () => {
    expect(findFamily({ Code: '1' })).toBe('industry');
    expect(findFamily({ EntityId: 1, $schema: 'industry.schema.json' })).toBe('company');
    for (const $schema of ['http://x.example/schemas/company.json', 'company.schema.json']) {
      expect(findFamily({ $schema })).toBe('company');
    }
    expect(findFamily({ $schema: 'urn:broadsheet:schema:industry' })).toBe('industry');
    expect(findFamily({ $schema: 'mycompany.json' })).toBeUndefined();
    expect(findFamily([])).toBeUndefined();
  });

  it('has a key where all that names it is well-formed', () => {
    const industry = { Country: 'AU', Code: '1214', Language: 'English' };
    expect(findKey({ family: 'industry', document: industry })).toMatchObject({
      code: '1214',
      country: 'AU',
    });
    expect(findKey({ family: 'industry', document: { ...industry, Code: 1214 } })).toBeUndefined();
    expect(
      findKey({ family: 'industry', document: { ...industry, Code: '12/14' } }),
    ).toBeUndefined();
    expect(
      findKey({ family: 'company', document: { EntityId: 7, Language: 'English' } })?.code,
    ).toBe('7');
    expect(
      findKey({ family: 'company', document: { EntityId: 7.5, Language: 'English' } }),
    ).toBeUndefined();
  });
});
