/**
 * Draws every chart given as JSON on standard input on the main thread of its own process, the
 * requested number of times, and prints the hashes and the memory used.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { themes } from '../../dist/options/index.js';
import { renderChart } from '../../dist/render/render-chart.js';

const { charts, renders, samples = [] } = JSON.parse(readFileSync(0, 'utf8'));
const hashes = {};
const memoryMb = [];
for (let count = 0; count < renders; count += 1) {
  const data = charts[count % charts.length];
  const { sha256 } = await renderChart({
    data,
    theme: themes.light,
    picture: { format: 'png', layout: '16:9', width: 1200 },
  });
  (hashes[data.altText] ??= new Set()).add(sha256);
  if (samples.includes(count + 1)) memoryMb.push(await measureMemory());
}
const listed = Object.fromEntries(Object.entries(hashes).map(([key, set]) => [key, [...set]]));
process.stdout.write(JSON.stringify({ hashes: listed, memoryMb }));

async function measureMemory() {
  // Memory outside the heap, mostly pixels, is released after the garbage collection that found it.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await setImmediate();
  }
  return process.memoryUsage().rss / 2 ** 20;
}
