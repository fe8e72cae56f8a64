import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import { parseTheme } from '../../src/options/themes/parse-theme.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';

const file = new URL('../../src/options/themes/light.json', import.meta.url);
const light = JSON.parse(readFileSync(file, 'utf8')) as typeof themes.light;
const withColors = (colors: Record<string, unknown>): unknown => ({
  ...light,
  colors: { ...light.colors, ...colors },
});

describe('a theme file', () => {
  it('is read as it is written', () => {
    expect(parseTheme(light)).toEqual(themes.light);
  });

  it('gives a brand its colours, font and logo line without a line of code', () => {
    const brand = parseTheme({
      ...light,
      name: 'acme',
      colors: { ...light.colors, brand: '#004D40', accent: '#00695c' },
      font: { family: '"Acme Grotesk", "Noto Sans"', widthScale: 1.1 },
      logo: 'Acme Research',
    });
    const option = JSON.stringify(buildOption(english.Revenue, brand));
    expect(option).toContain('#004d40');
    expect(option).toContain('#00695c');
    expect(option).toContain('Acme Grotesk');
    expect(option).toContain('Acme Research');
    expect(option).not.toContain(light.colors.accent);
  });

  it('may leave the logo line empty, and then none is drawn', () => {
    const option = buildOption(english.Revenue, { ...themes.light, logo: '' });
    expect(JSON.stringify(option)).not.toContain('"text":""');
  });

  it.each([
    ['nothing', undefined, 'Theme: A theme must be a JSON object.'],
    ['a list', [], 'Theme: A theme must be a JSON object.'],
    ['no name', { ...light, name: undefined }, 'Theme: "name" must be a string; it is missing.'],
    ['an empty name', { ...light, name: '' }, /Theme: "name" must be 1 to 64 .*; not ""\./],
    ['a name with a space', { ...light, name: 'our brand' }, /; not "our brand"\./],
    ['no colours', { ...light, colors: undefined }, 'Theme: "colors" must be a JSON object.'],
    [
      'a missing colour',
      withColors({ accent: undefined }),
      'Theme: "colors.accent" must be a colour such as "#0b5c8a"; it is missing.',
    ],
    [
      'a colour by name',
      withColors({ ink: 'black' }),
      'Theme: "colors.ink" must be a colour such as "#0b5c8a"; not "black".',
    ],
    ['a colour nobody asked for', withColors({ sparkle: '#ffffff' }), /"colors\.sparkle" is not/],
    ['an unknown setting', { ...light, fonts: {} }, /Theme: "fonts" is not known; known are name/],
    [
      'a font without a family',
      { ...light, font: { family: '' } },
      'Theme: "font.family" must not be empty.',
    ],
    [
      'a font of no width',
      { ...light, font: { family: 'Acme', widthScale: 0 } },
      'Theme: "font.widthScale" must be a number from 0.5 to 2, not 0.',
    ],
    [
      'text that is too pale',
      withColors({ mutedInk: '#999999' }),
      'Theme: "colors.mutedInk" #999999 on "colors.background" #ffffff has a contrast of 2.85:1; ' +
        'at least 4.5:1 is needed.',
    ],
    ['marks that are too pale', withColors({ ramp1: '#cccccc' }), /at least 3:1 is needed/],
  ])('with %s is refused', (_, value, message) => {
    expect(() => parseTheme(value)).toThrow(message);
  });
});
