/**
 * Draws the chart given as JSON on standard input with several workers of one pool at the same
 * time, which all start and load the fonts then, and prints the hashes.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createRenderer } from '../../dist/render/index.js';

const { chart, workers } = JSON.parse(readFileSync(0, 'utf8'));
const renderer = createRenderer({ workers });
const images = await Promise.all(
  Array.from({ length: workers }, () => renderer.render({ data: chart })),
);
await renderer.close();
process.stdout.write(JSON.stringify(images.map(({ sha256 }) => sha256)));
