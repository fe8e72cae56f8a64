import { setTimeout } from 'node:timers/promises';
import { constants } from 'node:zlib';
import type { StoredImage } from '@broadsheet/store';
import { whenKnown } from '../answers/ready-answer.js';
import { ReadyBytes } from '../answers/ready-bytes.js';
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
  const usual = themes.get();
  /**
   * The cache key. Most requests are for the default theme, and building a longer key takes longer
   * than the lookup.
   */
  const nameOf = (chart: string, theme: NamedTheme) =>
    theme === usual ? chart : `${chart}/${theme.name}`;
  const cache = createByteCache<ReadyImage>({
    maxBytes,
    sizeOf: ({ base64 }) => base64.size,
    load: async (name) => {
      const [chart = '', themeName] = name.split('/');
      const theme = themes.get(themeName);
      const image =
        (await drawing.find({ chart, theme })) ?? (await drawing.draw({ chart, theme }));
      return new ReadyImage(image);
    },
  });

  const get = (chart: string, theme: NamedTheme): ReadyImage | Promise<ReadyImage> =>
    whenKnown(cache.get(nameOf(chart, theme)), (image) => {
      if (!image) throw new Error(`chart ${chart} was not drawn`);
      return image;
    });

  return {
    get,
    stats: cache.stats,
    async drawAll(signal) {
      while (!signal.aborted) {
        const outcome = await drawing.claimUndrawn(usual, async (chart) => get(chart, usual));
        if (outcome === 'all drawn') return;
        if (outcome === 'others are at it') {
          await setTimeout(othersPauseMs, undefined, { signal, ref: false });
        }
      }
    },
  };
}
