import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeField,
  createFamilies,
  families,
  state,
  Type,
  writtenLanguagePattern,
} from '../src/index.js';

const { findReportKey, formatReportKey } = families;
const [regionField] = state.key.fields;

const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...Array.from(alphabet)), { minLength, maxLength })
    .map((characters) => characters.join(''));

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const language = fc.constantFrom('English', 'Japanese', 'Simplified Chinese', '日本語');

const industryKeys = fc.record({
  family: fc.constant('industry' as const),
  country: letters(upper, 2, 2),
  code: letters(`${upper}abcxyz0123456789`, 1, 16),
  language,
});
const companyKeys = fc.record({
  family: fc.constant('company' as const),
  country: fc.constant('AU'),
  code: fc.integer({ min: 1, max: 2147483647 }).map(String),
  language,
});

describe('the language of a document', () => {
  const form = new RegExp(writtenLanguagePattern, 'u');

  it.each(['English', 'Simplified Chinese', "Ngāti (o'te) 2", '日本語', 'A b-c.', 'x'])(
    'may be %j',
    (name) => {
      expect(form.test(name)).toBe(true);
    },
  );

  it.each(['English ', ' English', 'Simplified  Chinese', '', 'x'.repeat(65), 'a/b'])(
    'may not be %j',
    (name) => {
      expect(form.test(name)).toBe(false);
    },
  );
});

describe('report keys', () => {
  it('are written as people type them', () => {
    const industry = { family: 'industry', country: 'AU', code: '1214', language: 'English' };
    const company = { family: 'company', country: 'AU', code: '1001', language: 'English' };
    expect(formatReportKey({ ...industry, family: 'industry' })).toBe('industry/AU/1214/English');
    expect(formatReportKey({ ...company, family: 'company' })).toBe('company/1001/English');
    expect(findReportKey('industry/AU/1214/English')).toEqual(industry);
    expect(findReportKey('company/1001/English')).toEqual(company);
  });

  it('name what was published with a space at the end of its language', () => {
    expect(findReportKey('company/1001/English ')).toMatchObject({ language: 'English ' });
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.oneof(industryKeys, companyKeys), (key) => {
        expect(findReportKey(formatReportKey(key))).toEqual(key);
      }),
    );
  });

  it.each([
    '',
    'industry',
    'industry/AU/1214',
    'industry/AU/1214/',
    'industry/AUS/1214/English',
    'industry/AU/12-14/English',
    'industry/AU/1214/English/more',
    'company/AU/1001/English',
    'company/0/English',
    'company/12a/English',
    'company/2147483648/English',
    'company/01001/English',
    'company/1001/',
    'horoscope/AU/1214/English',
  ])('are not found in "%s"', (text) => {
    expect(findReportKey(text)).toBeUndefined();
  });

  it('may be in any letter case: a family that refuses one is refused', () => {
    const region = { schema: Type.String({ pattern: '^[A-Z]{2,3}$' }) };
    const fields = [{ ...regionField, ...region }, codeField] as const;
    expect(() => createFamilies([{ ...state, key: { fields } }])).toThrow(
      'The family state has a key field Region whose pattern refuses letters of the other case.',
    );
  });
});
