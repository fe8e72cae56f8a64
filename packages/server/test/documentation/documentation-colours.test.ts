import { describe, expect, it } from 'vitest';
import { styleElement } from '../../src/documentation/html/style-sheet.js';

const [light = '', dark = ''] = styleElement.split('prefers-color-scheme: dark');

function readColours(...sheets: string[]): Map<string, string> {
  const declarations = sheets.join('').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = {
  paper: ['ink', 'soft', 'link', 'accent'],
  shade: ['ink', 'soft', 'link'],
  mark: ['ink', 'soft', 'link'],
  'good-ground': ['good'],
  'bad-ground': ['bad'],
  'fault-ground': ['fault'],
  'plain-ground': ['plain'],
  panel: ['panel-ink', 'panel-name', 'panel-string', 'panel-number', 'panel-word'],
  'panel-head': ['panel-soft'],
};
const pairs = Object.entries(grounds).flatMap(([ground, texts]) =>
  texts.map((text) => ({ ground, text })),
);

describe.each([
  { scheme: 'light', named: readColours(light) },
  { scheme: 'dark', named: readColours(light, dark) },
])('in the $scheme scheme', ({ named }) => {
  it.each(pairs)('$text can be read on $ground (WCAG AA)', ({ ground, text }) => {
    expect(contrast(named.get(text) ?? '', named.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
