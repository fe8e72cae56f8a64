import { setTimeout } from 'node:timers/promises';
import { constants } from 'node:zlib';
import type { StoredImage } from '@broadsheet/store';
import { ReadyBytes } from '../answers/sending.js';
import { createByteCache, type CacheStats } from '../byte-cache.js';
import type { Drawing } from './drawing.js';
import type { NamedTheme, Themes } from './themes.js';

/** An image, ready to send. */
class ReadyImage {
  /** The hash of the PNG. */
  readonly sha256: string;
  readonly base64: ReadyBytes;

  constructor({ sha256, base64 }: StoredImage) {
    this.sha256 = sha256;
    this.base64 = new ReadyBytes(base64, base64Compression);
  }
}

/**
 * Base64 repeats letters but no words: searching for repeated words would take five times as long.
 */
const base64Compression = { strategy: constants.Z_HUFFMAN_ONLY };

/**
 * The images of charts: from memory, else from the store, else drawn. Concurrent requests share one
 * drawing.
 */
export interface ChartImages {
  get(chart: string, theme: NamedTheme): ReadyImage | Promise<ReadyImage>;
  /** Draws published charts that have no image yet, a few at a time, until none is left. */
  drawAll(signal: AbortSignal): Promise<void>;
  stats(): CacheStats;
}

interface Options {
  drawing: Drawing;
  themes: Themes;
  maxBytes: number;
}

/**
 * How often charts that other processes are drawing are checked again, in case such a process dies.
 */
const othersPauseMs = 500;

export function createChartImages({ drawing, themes, maxBytes }: Options): ChartImages {
  const { usual } = themes;
  /**
   * The cache key. Most requests are for the default theme, and building a longer key takes longer
   * than the lookup.
   */
  const nameOf = (chart: string, theme: NamedTheme) =>
    theme === usual ? chart : `${chart}/${theme.name}`;
  const cache = createByteCache<ReadyImage>({
    maxBytes,
    sizeOf: ({ base64 }) => base64.size,
  });

  const load = async (chart: string, theme: NamedTheme) => {
    const image = (await drawing.find({ chart, theme })) ?? (await drawing.draw({ chart, theme }));
    return new ReadyImage(image);
  };

  const get: ChartImages['get'] = (chart, theme) =>
    cache.get(nameOf(chart, theme), () => load(chart, theme));

  return {
    get,
    stats: cache.stats,
    async drawAll(signal) {
      const aborted = watchAbort(signal);
      // On a busy machine a chart takes seconds, for which a service that stops must not wait.
      const draw = async (chart: string) => Promise.race([get(chart, usual), aborted.promise]);
      try {
        while (!signal.aborted) {
          const outcome = await drawing.claimUndrawn(usual, draw);
          if (outcome === 'all drawn') return;
          if (outcome === 'others are at it') {
            await setTimeout(othersPauseMs, undefined, { signal, ref: false });
          }
        }
      } finally {
        aborted.end();
      }
    },
  };
}

/** A promise that rejects when the signal is aborted. */
function watchAbort(signal: AbortSignal): { promise: Promise<never>; end: () => void } {
  let end: () => void = () => undefined;
  const promise = new Promise<never>((_, reject) => {
    const abort = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort);
    end = () => {
      signal.removeEventListener('abort', abort);
    };
  });
  // Nothing may be waiting for it.
  promise.catch(() => undefined);
  return { promise, end };
}
