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

/** Drawing takes every core, and whoever waited for the service to start is answered first. */
const startPauseMs = 1000;
/** A database that is away, or a queue that is full, is better after a while. */
const defaultRetryPauseMs = 10_000;
/** What can never be drawn is not tried more often than this in the end: the pause doubles. */
const mostDoublings = 6;

export interface BackgroundDrawing {
  /** Draws what is not drawn yet, soon and after every publish. */
  start(): void;
  stop(): Promise<void>;
}

/** Draws charts before anybody asks for them, one batch after another. */
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
  /** One for all that failed: what comes in between is a try as well. */
  let retry: NodeJS.Timeout | undefined;

  const run = async () => {
    waiting = false;
    clearTimeout(retry);
    try {
      await images.drawAll(stopping.signal);
      failures = 0;
    } catch (error) {
      // Whoever asks for such an image gets it drawn, or told why not.
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
