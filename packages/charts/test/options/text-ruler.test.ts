import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { textRuler } from '../../src/options/text-ruler.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';

const files = new URL('../../fonts/files/', import.meta.url);
const ruler = textRuler();

function penOf(weight: 400 | 700): (text: string) => number {
  const faces = readdirSync(files).filter(
    (file) => file.endsWith(`-${String(weight)}-normal.woff2`) && !/-(sc|tc|kr)-/.test(file),
  );
  for (const face of faces) {
    GlobalFonts.registerFromPath(fileURLToPath(new URL(face, files)), face);
  }
  const pen = createCanvas(1, 1).getContext('2d');
  const latinFirst = faces.sort(
    (a, b) =>
      Number(b.includes('-latin-4') || b.includes('-latin-7')) -
      Number(a.includes('-latin-4') || a.includes('-latin-7')),
  );
  pen.font = `100px ${latinFirst.map((face) => `"${face}"`).join(', ')}`;
  return (text) => pen.measureText(text).width;
}

/** Everything a reader reads in the examples. */
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
  it.each([
    ['regular', 400],
    ['bold', 700],
  ] as const)('never takes %s text for narrower than the bundled fonts draw it', (_, weight) => {
    const measure = penOf(weight);
    for (const text of texts) {
      const estimate = ruler.width(text, { fontSize: 100, bold: weight === 700 });
      expect(estimate, text).toBeGreaterThanOrEqual(measure(text) - 0.5);
      expect(estimate, text).toBeLessThanOrEqual(measure(text) * 1.12 + 2);
    }
  });

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
