import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createRenderer } from '@broadsheet/charts/render';
import { listDemoCharts } from './demo-charts.js';

export interface Throughput {
  workers: number;
  imagesPerSecond: number;
  /**
   * Sums per second of threads that only calculate, for comparison: cores that share hardware gain
   * less than their number.
   */
  sumsPerSecond: number;
}

/**
 * All fourteen charts through the pool, as a server uses it, and for comparison threads that only
 * calculate.
 */
export async function measureScaling({ workers, rounds }: Scaling): Promise<Throughput> {
  return {
    workers,
    sumsPerSecond: await measureArithmetic(workers, rounds * 20),
    imagesPerSecond: await measureThroughput(workers, rounds),
  };
}

interface Scaling {
  workers: number;
  rounds: number;
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

async function measureArithmetic(threads: number, sums: number): Promise<number> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./arithmetic.js', import.meta.url)),
  );
  const addUp = (times: number) =>
    Promise.all(
      workers.map((worker) => {
        worker.postMessage(times);
        return once(worker, 'message');
      }),
    );
  await addUp(sums / 4);
  const start = performance.now();
  await addUp(sums);
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(workers.map((worker) => worker.terminate()));
  return (threads * sums) / seconds;
}
