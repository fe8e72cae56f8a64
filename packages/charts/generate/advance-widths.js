/**
 * Writes `src/options/text/advance-widths.json`: how far each character of the bundled fonts moves the pen, in
 * thousandths of the font size. With it text is laid out without a canvas. Run by hand
 * (`npm run widths -w packages/charts`) when the fonts are renewed; a test fails when the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

// A character that no bundled font has must not be measured with a font of this machine.
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
const { GlobalFonts, createCanvas } = await import('@napi-rs/canvas');

const target = new URL('../src/options/text/advance-widths.json', import.meta.url);

const fonts = new URL('../fonts/', import.meta.url);
/** In the order in which the renderer asks them for a character. */
const { faces } = JSON.parse(readFileSync(new URL('faces.json', fonts), 'utf8'));
const weights = ['regular', 'bold'];

/** Alphabets, whose letters differ in width; ideographs are all one em wide. */
const blocks = [
  { name: 'Latin', first: 0x20, last: 0x24f },
  { name: 'Greek and Cyrillic', first: 0x370, last: 0x52f },
  { name: 'Hebrew and Arabic', first: 0x590, last: 0x6ff },
  { name: 'Latin, additional', first: 0x1e00, last: 0x1eff },
  { name: 'Greek, extended', first: 0x1f00, last: 0x1fff },
  { name: 'Punctuation and signs', first: 0x2000, last: 0x22ff },
];

const text = format();
if (process.argv.includes('--check')) {
  process.exitCode = readFileSync(target, 'utf8') === text ? 0 : 1;
} else writeFileSync(target, text);

function format() {
  const pens = weights.map((weight) => [weight, takePen(weight)]);
  const described = blocks.map((block) => ({
    name: block.name,
    first: block.first,
    ...Object.fromEntries(pens.map(([weight, pen]) => [weight, measure(pen, block)])),
  }));
  return `${JSON.stringify({ blocks: described }, null, 2)}\n`;
}

function takePen(weight) {
  const families = faces.map(({ name, files }) => {
    const file = new URL(`files/${files[weight]}`, fonts);
    GlobalFonts.registerFromPath(fileURLToPath(file), `${name} ${weight}`);
    return `"${name} ${weight}"`;
  });
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = `1000px ${families.join(', ')}`;
  return pen;
}

function measure(pen, { first, last }) {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Math.ceil(pen.measureText(String.fromCodePoint(first + index)).width),
  ).join(' ');
}
