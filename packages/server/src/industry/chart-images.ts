import { setTimeout } from 'node:timers/promises';
import type { StoredImage } from '@broadsheet/store';
import { createShelf } from '../shelf.js';
import type { Drawing } from './drawing.js';
import type { NamedTheme, Themes } from './themes.js';

/** The pictures of charts: from memory, else from the store, else drawn, once however many ask. */
export interface ChartImages {
  get(chart: string, theme: NamedTheme): Promise<StoredImage>;
  /** Draws what was published and not drawn yet, a few at a time, until nothing is left. */
  drawAll(signal: AbortSignal): Promise<void>;
}

interface Options {
  drawing: Drawing;
  themes: Themes;
  maxBytes: number;
}

/** What other processes are drawing is looked at again after this long, should one of them die. */
const othersPauseMs = 500;

export function createChartImages({ drawing, themes, maxBytes }: Options): ChartImages {
  const shelf = createShelf<StoredImage>({
    maxBytes,
    sizeOf: ({ base64 }) => base64.length,
    load: async (name) => {
      const [chart = '', themeName = ''] = name.split('/');
      const theme = themes.get(themeName);
      return (await drawing.find(chart, theme)) ?? (await drawing.draw(chart, theme));
    },
  });

  const get = async (chart: string, theme: NamedTheme): Promise<StoredImage> => {
    const image = await shelf.get(`${chart}/${theme.name}`);
    if (!image) throw new Error(`chart ${chart} was not drawn`);
    return image;
  };

  return {
    get,
    async drawAll(signal) {
      const theme = themes.get();
      while (!signal.aborted) {
        const outcome = await drawing.claimUndrawn(theme, async (charts) => {
          await Promise.all(charts.map((chart) => get(chart, theme)));
        });
        if (outcome === 'all drawn') return;
        if (outcome === 'others are at it') {
          await setTimeout(othersPauseMs, undefined, { signal, ref: false });
        }
      }
    },
  };
}
