import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { encodePng } from '../../src/render/png/encode-png.js';
import { decodePng, findDescription, readChunks } from './png-reader.js';

const size = { width: 40, height: 30 };

function paint(colorAt: (x: number, y: number) => number): Buffer {
  const rgba = Buffer.alloc(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      rgba.writeUInt32BE(((colorAt(x, y) << 8) | 255) >>> 0, (y * size.width + x) * 4);
    }
  }
  return rgba;
}

function encode(rgba: Buffer): Buffer {
  return encodePng({ ...size, rgba }, '');
}

function findLargestError(png: Buffer, rgba: Buffer): number {
  const { rgb } = decodePng(png);
  let largest = 0;
  rgb.forEach((sample, at) => {
    const original = rgba[Math.floor(at / 3) * 4 + (at % 3)] ?? 0;
    largest = Math.max(largest, Math.abs(sample - original));
  });
  return largest;
}

test('up to 256 colours are kept exactly, in a palette', () => {
  const rgba = paint((x, y) => ((x + y * 7) % 256) * 0x010101);
  const png = encode(rgba);
  expect(readChunks(png).map(({ type }) => type)).toEqual(['IHDR', 'iTXt', 'PLTE', 'IDAT', 'IEND']);
  expect(findLargestError(png, rgba)).toBeLessThanOrEqual(4);
});

test('a few colours are kept exactly, also when rows repeat', () => {
  const rgba = paint((x, y) => (x < 20 ? 0x0b5c8a : y < 15 ? 0xffffff : 0xf1f4f6));
  expect(findLargestError(encode(rgba), rgba)).toBe(0);
});

test('hundreds of close shades are merged within four of 255, and the large surfaces stay exact', () => {
  const shade = (x: number, y: number) =>
    ((x * 6) << 16) | ((x * 6 + (y % 3)) << 8) | (x * 6 + (y % 5));
  const rgba = paint((x, y) => (y < 20 ? 0xfefefe : shade(x, y)));
  const png = encode(rgba);
  expect(readChunks(png).some(({ type }) => type === 'PLTE')).toBe(true);
  expect(findLargestError(png, rgba)).toBeGreaterThan(0);
  expect(findLargestError(png, rgba)).toBeLessThanOrEqual(4);
  expect(decodePng(png).rgb.subarray(0, 3)).toEqual(Buffer.from([0xfe, 0xfe, 0xfe]));
});

test('colours too many and too different for a palette are kept exactly, in true colour', () => {
  const rgba = paint((x, y) => ((x * 6) << 16) | ((y * 8) << 8) | ((x * y) % 251));
  const png = encode(rgba);
  expect(readChunks(png).map(({ type }) => type)).not.toContain('PLTE');
  expect(findLargestError(png, rgba)).toBe(0);
});

test('the description is UTF-8 text that other programs find', () => {
  const png = encodePng({ ...size, rgba: paint(() => 0) }, 'Umsatz stieg – 売上高は増加');
  expect(findDescription(png)).toBe('Umsatz stieg – 売上高は増加');
});

test('a decoder that is not ours reads both forms', async () => {
  for (const colorAt of [
    (x: number) => x,
    (x: number, y: number) => ((x * 6) << 16) | ((y * 8) << 8),
  ]) {
    const image = await loadImage(encode(paint(colorAt)));
    expect([image.width, image.height]).toEqual([40, 30]);
  }
});
