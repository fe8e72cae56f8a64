import { expect, test } from 'vitest';
import { chooseFontFaces, findMissingGlyphs } from '../../src/render/glyphs.js';

test.each([
  ['English', 'Coffee roasting, $1.9bn – “up” 3½ % … −0.3 €/£/¥'],
  ['German', 'Größe ÄÖÜ'],
  ['Polish and Czech', 'Łódź, Příbram'],
  ['Vietnamese', 'Việt Nam, đường'],
  ['Greek', 'Ελλάδα, ἀρχή'],
  ['Russian', 'Производство кофе'],
  ['Japanese', 'コーヒー焙煎業の売上高（10億ドル）、2017年'],
  ['simplified Chinese', '咖啡烘焙业收入'],
  ['traditional Chinese', '咖啡烘焙業營業額'],
  ['Korean', '커피 로스팅 산업'],
  ['Arabic', 'تحميص القهوة ٢٠٢٦'],
  ['Hebrew', 'קליית קפה'],
  ['signs that charts use', '▲▼●■→←±×≈≥'],
])('%s can be drawn', (_language, text) => {
  expect(findMissingGlyphs(text)).toEqual([]);
});

test('characters without a glyph are named once each, in order of appearance', () => {
  expect(findMissingGlyphs('Coffee ☕ and 😀, again ☕, क')).toEqual(['☕', '😀', 'क']);
});

test('joiners, direction marks and line breaks need no glyph', () => {
  expect(findMissingGlyphs('two\nlines \u200Fעברית\u200E a\u00ADb c\u200Dd \uFE0F')).toEqual([]);
});

test('control characters are reported, though fonts map some to an empty glyph', () => {
  expect(findMissingGlyphs('tab\tbell\u0007nul\0')).toEqual(['\t', '\u0007', '\0']);
});

test.each([
  ['plain English needs the Latin face alone', 'Coffee', false, ['latin']],
  ['Russian adds the Cyrillic face', 'Кофе', false, ['latin', 'cyrillic']],
  [
    'Han characters are Chinese unless told otherwise',
    '海',
    false,
    ['latin', 'chinese-simplified'],
  ],
  ['in a Japanese report they are Japanese', '海', true, ['latin', 'japanese']],
  ['beside kana they are Japanese', '海の', false, ['latin', 'japanese']],
])('%s', (_rule, text, japanese, names) => {
  expect(chooseFontFaces(text, { japanese }).map(({ name }) => name)).toEqual(names);
});
