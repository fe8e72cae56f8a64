import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Watch } from '../watch.js';
import type { ChartImages } from './chart-images.js';

interface Options {
  images: ChartImages;
  watch: Watch;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Drawing takes every core, and whoever waited for the service to start is answered first. */
const startPauseMs = 1000;

export interface BackgroundDrawing {
  /** Draws what is not drawn yet, soon and after every publish. */
  start(): void;
  stop(): Promise<void>;
}

/** Draws charts before anybody asks for them, one batch after another. */
export function createBackgroundDrawing({ images, watch, logger }: Options): BackgroundDrawing {
  const stopping = new AbortController();
  let started = false;
  let running = Promise.resolve();
  let waiting = false;

  const run = async () => {
    waiting = false;
    try {
      await images.drawAll(stopping.signal);
    } catch (error) {
      // Whoever asks for such an image gets it drawn, or told why not.
      if (!stopping.signal.aborted) logger.error({ err: error }, 'drawing ahead stopped');
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
      const pause = setTimeout(startPauseMs, undefined, { signal: stopping.signal, ref: false });
      running = pause.then(run, () => undefined);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
