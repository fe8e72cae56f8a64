import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { textRuler } from '../../src/options/text/text-ruler.js';
import { chooseFontFaces } from '../../src/render/glyphs.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';

const ruler = textRuler();

/** Measures as the renderer would draw: with the faces it chooses for a text. */
function measure(text: string, weight: 'regular' | 'bold'): number {
  const families = chooseFontFaces(text, { japanese: false }).map(({ family, paths }) => {
    if (!GlobalFonts.has(family))
      paths.forEach((path) => GlobalFonts.registerFromPath(path, family));
    return `"${family}"`;
  });
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = `${weight === 'bold' ? 'bold ' : ''}100px ${families.join(', ')}`;
  return pen.measureText(text).width;
}

/** All texts of the examples that readers see. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const texts = [
  ...textsOf(english),
  ...textsOf(japanese),
  'Ελληνικά κείμενα',
  'Русский текст, щука',
  'Việt Nam',
  'Żółć',
  'שלום עולם',
  '−1,234.5 % – £€¥ “quoted”',
];

describe('the ruler', () => {
  it.each(['regular', 'bold'] as const)(
    'never takes %s text for narrower than the bundled fonts draw it',
    (weight) => {
      for (const text of texts) {
        const estimate = ruler.width(text, { fontSize: 100, bold: weight === 'bold' });
        const drawn = measure(text, weight);
        expect(estimate, text).toBeGreaterThanOrEqual(drawn - 0.5);
        expect(estimate, text).toBeLessThanOrEqual(drawn * 1.12 + 2);
      }
    },
  );

  it('allows for a font that runs wider', () => {
    const wide = textRuler(1.2);
    expect(wide.width('abc', { fontSize: 20 })).toBeCloseTo(
      ruler.width('abc', { fontSize: 20 }) * 1.2,
    );
  });

  it('gives marks that are drawn over a letter no width of their own', () => {
    expect(ruler.width('e\u0301', { fontSize: 20 })).toBe(ruler.width('e', { fontSize: 20 }));
  });
});
