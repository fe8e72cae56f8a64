/**
 * Loaded into the service before anything else: reports the state of the process every few seconds.
 */
import { appendFileSync, readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import type { Sample } from './sample.js';

const { SOAK_SAMPLES: file, SOAK_INTERVAL_MS: intervalMs } = process.env;

function start(path: string): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const timer = setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const sample: Sample = {
      seconds: Math.round(performance.now() / 1000),
      rss,
      heapUsed,
      external,
      handles: process.getActiveResourcesInfo().length,
      files: countFiles(),
      delayP99Ms: delay.percentile(99) / 1e6,
    };
    delay.reset();
    appendFileSync(path, `${JSON.stringify(sample)}\n`);
  }, Number(intervalMs));
  timer.unref();
}

/** Open files and sockets, on systems that report them. */
function countFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

// The drawing threads load this file too.
if (isMainThread && file !== undefined) start(file);
