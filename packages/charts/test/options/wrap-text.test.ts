import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textRuler } from '../../src/options/text/text-ruler.js';
import { wrapText } from '../../src/options/text/wrap-text.js';
import { names } from './arbitraries.js';

/** Every character has width one, so that the tests can count. */
const wrap = (text: string, limit: number): string[] =>
  wrapText(text, limit, (part) => Array.from(part).length);

describe('wrapping', () => {
  it.each([
    ['Coffee roasting', 20, ['Coffee roasting']],
    ['Coffee roasting in Australia', 16, ['Coffee roasting', 'in Australia']],
    ['Import/export-houses', 8, ['Import/', 'export-', 'houses']],
    ['  spaced   out  ', 20, ['spaced out']],
    ['one two three four five', 20, ['one two three', 'four five']],
    ['Antidisestablishment', 8, ['Antidis', 'establi', 'shment']],
    ['コーヒー焙煎業', 4, ['コーヒー', '焙煎業']],
    ['食料品製造業（食品）', 8, ['食料品製造業', '（食品）']],
    ['スーパーマーケット・食料品店', 10, ['スーパーマーケット・', '食料品店']],
    ['その他の機械器具卸売業', 9, ['その他の', '機械器具卸売業']],
    ['ワイン・その他酒類製造業', 10, ['ワイン・', 'その他酒類製造業']],
    ['高齢者介護施設業', 5, ['高齢者介', '護施設業']],
    ['売上、利益', 3, ['売上、', '利益']],
    ['', 10, []],
  ])('breaks %o at %d', (text, limit, lines) => {
    expect(wrap(text, limit)).toEqual(lines);
  });

  it('keeps one visible character together', () => {
    expect(wrap('👩🏽‍🌾👩🏽‍🌾', 4)).toEqual(['👩🏽‍🌾', '👩🏽‍🌾']);
    expect(wrap('e\u0301e\u0301e\u0301', 2)).toEqual(['e\u0301', 'e\u0301', 'e\u0301']);
  });

  it('loses no letter and keeps to the width', () => {
    const ruler = textRuler();
    const lettering = { fontSize: 18 };
    fc.assert(
      fc.property(names(80), fc.integer({ min: 60, max: 500 }), (text, limit) => {
        const lines = ruler.wrap(text, lettering, limit);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of lines) expect(ruler.width(line, lettering)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
