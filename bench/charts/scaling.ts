import { availableParallelism } from 'node:os';
import { createRenderer } from '@broadsheet/charts/render';
import { listDemoCharts } from './demo-charts.js';

export type Throughputs = { workers: number; imagesPerSecond: number }[];

/** All fourteen charts through the pool as a server uses it, with one worker and more. */
export async function measureScaling({ rounds }: { rounds: number }): Promise<Throughputs> {
  const throughputs: Throughputs = [];
  for (let workers = 1; workers <= availableParallelism(); workers *= 2) {
    throughputs.push({ workers, imagesPerSecond: await measureThroughput(workers, rounds) });
  }
  return throughputs;
}

async function measureThroughput(workers: number, rounds: number): Promise<number> {
  const charts = listDemoCharts();
  const renderer = createRenderer({ workers, queueLimit: Infinity });
  const drawAll = (times: number): Promise<unknown> => {
    const batch = Array.from({ length: times }, () => charts).flat();
    return Promise.all(batch.map((data) => renderer.render({ data })));
  };
  try {
    await drawAll((rounds / 2) * workers);
    const start = performance.now();
    await drawAll(rounds * workers);
    return (rounds * workers * charts.length) / ((performance.now() - start) / 1000);
  } finally {
    await renderer.close();
  }
}
