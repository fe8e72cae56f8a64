import { createRenderer } from '@broadsheet/charts/render';
import { listDemoCharts } from './demo-charts.js';

export interface MemoryCourse {
  /** The process's resident memory, in megabytes: the median of each tenth of the renders. */
  samplesMb: number[];
  /** How many charts had different bytes from the first time they were drawn. */
  changed: number;
}

/** Draws chart after chart through the pool, watching memory and whether the bytes stay the same. */
export async function measureMemory({ renders }: { renders: number }): Promise<MemoryCourse> {
  const charts = listDemoCharts();
  const renderer = createRenderer({ workers: 1 });
  const firstHashes = new Map<string, string>();
  const course: MemoryCourse = { samplesMb: [], changed: 0 };
  const looks: number[] = [];
  for (const [count, data] of cycle(charts, renders)) {
    const { sha256 } = await renderer.render({ data });
    const first = firstHashes.get(data.name) ?? sha256;
    firstHashes.set(data.name, first);
    if (sha256 !== first) course.changed += 1;
    // Memory varies by a tenth between garbage collections, so one sample says little.
    looks.push(readMemoryMb());
    if (count % Math.ceil(renders / 10) === 0) course.samplesMb.push(median(looks.splice(0)));
  }
  await renderer.close();
  return course;
}

function* cycle<Item>(items: Item[], times: number): Generator<[number, Item]> {
  for (let count = 1; count <= times; count += 1) {
    const item = items[count % items.length];
    if (item !== undefined) yield [count, item];
  }
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}

function readMemoryMb(): number {
  return process.memoryUsage().rss / 2 ** 20;
}
