import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/options/themes/contrast.js';
import { rampRoles, type ColorRole } from '../../src/options/themes/theme.js';
import { themes } from '../../src/options/themes/themes.js';
import { colorDistance, deficiencies, type Deficiency } from './color-vision.js';

/** Colours that one chart uses side by side with different meanings. */
const toldApart: [ColorRole, ColorRole][] = [
  ['accent', 'loss'],
  ['accent', 'comparison'],
  ['accent', 'neutral'],
  ['accent', 'accentTint'],
  ['loss', 'lossTint'],
  ['comparison', 'neutral'],
  ['land', 'ramp1'],
  ['neutral', 'ramp3'],
];
const neighbouringClasses = rampRoles
  .slice(1)
  .map((role, index): [ColorRole, ColorRole] => [rampRoles[index] ?? 'ramp1', role]);

describe.each(Object.values(themes))('the $name theme', ({ colors }) => {
  it.each(toldApart)('shows %s and %s as clearly different colours', (one, other) => {
    expect(colorDistance(colors[one], colors[other])).toBeGreaterThanOrEqual(15);
  });

  it.each(Object.keys(deficiencies) as Deficiency[])(
    'keeps every pair apart for readers with %s',
    (deficiency) => {
      for (const [one, other] of [...toldApart, ...neighbouringClasses]) {
        const distance = colorDistance(colors[one], colors[other], deficiency);
        expect(distance, `${one} and ${other}`).toBeGreaterThanOrEqual(8);
      }
    },
  );

  it.each(neighbouringClasses)('keeps the map classes %s and %s apart', (one, other) => {
    expect(colorDistance(colors[one], colors[other])).toBeGreaterThanOrEqual(8);
  });

  it.each(['accent', 'comparison', 'loss', 'neutral', 'axis', 'brand', ...rampRoles] as const)(
    'has a contrast of 3:1 between %s and the background',
    (role) => {
      expect(contrastRatio(colors[role], colors.background)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    ['ink', 'background'],
    ['ink', 'band'],
    ['mutedInk', 'background'],
    ['mutedInk', 'band'],
    ['accent', 'background'],
    ['comparison', 'background'],
  ] as const)('writes in %s on %s with 4.5:1', (role, back) => {
    expect(contrastRatio(colors[role], colors[back])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the measures for the palette', () => {
  it('finds the published CIEDE2000 distance of black and white', () => {
    expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(100, 3);
  });

  it('shows red and green of equal lightness as the same colour for readers without green cones', () => {
    const apart = colorDistance('#b05050', '#5f7a2f');
    expect(colorDistance('#b05050', '#5f7a2f', 'deuteranopia')).toBeLessThan(apart / 2);
  });

  it('gives black on white the contrast WCAG gives it', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
