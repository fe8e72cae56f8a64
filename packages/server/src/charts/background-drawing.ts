import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Watch } from '../watch.js';
import type { ChartImages } from './chart-images.js';

interface Options {
  images: ChartImages;
  watch: Watch;
  logger: Pick<FastifyBaseLogger, 'error'>;
  retryPauseMs?: number;
}

/**
 * Drawing uses every core. This pause lets requests that waited for the service to start be
 * answered first.
 */
const startPauseMs = 1000;
/** How long to wait before a retry, in case the database cannot be reached or the queue is full. */
const defaultRetryPauseMs = 10_000;
/**
 * The pause doubles this many times at most, so that a chart that can never be drawn is rarely
 * tried.
 */
const mostDoublings = 6;

export interface BackgroundDrawing {
  /** Draws all undrawn charts, soon after the start and after every publish. */
  start(): void;
  stop(): Promise<void>;
}

/** Draws charts before they are requested, one batch after another. */
export function createBackgroundDrawing({
  images,
  watch,
  logger,
  retryPauseMs = defaultRetryPauseMs,
}: Options): BackgroundDrawing {
  const stopping = new AbortController();
  let started = false;
  let running = Promise.resolve();
  let waiting = false;
  let failures = 0;
  /** One timer for all failures; a run in the meantime counts as a retry. */
  let retry: NodeJS.Timeout | undefined;

  const run = async () => {
    waiting = false;
    clearTimeout(retry);
    try {
      await images.drawAll(stopping.signal);
      failures = 0;
    } catch (error) {
      // Not fatal: a request for such an image draws it, or is told why it cannot be drawn.
      if (stopping.signal.aborted) return;
      logger.error({ err: error }, 'drawing ahead stopped; it is tried again later');
      const pauseMs = retryPauseMs * 2 ** Math.min(failures, mostDoublings);
      failures += 1;
      retry = setTimeout(draw, pauseMs).unref();
    }
  };
  const draw = () => {
    if (waiting) return;
    waiting = true;
    running = running.then(run);
  };

  watch.on('change', () => {
    if (started) draw();
  });
  return {
    start() {
      started = true;
      waiting = true;
      const pause = wait(startPauseMs, undefined, { signal: stopping.signal, ref: false });
      running = pause.then(run, () => undefined);
    },
    async stop() {
      stopping.abort();
      clearTimeout(retry);
      await running;
    },
  };
}
