import type { Renderer } from '@broadsheet/charts/render';
import type { ImageKey, Store, StoredImage } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import { createShelf } from '../shelf.js';
import type { NamedTheme, Themes } from './themes.js';

/** The pictures of charts: from memory, else from the store, else drawn, once however many ask. */
export interface ChartImages {
  get(chart: string, theme: NamedTheme): Promise<StoredImage>;
  /** Draws what was published and not drawn yet, a few at a time, until nothing is left. */
  drawAll(signal: AbortSignal): Promise<void>;
}

interface Options {
  images: Store['images'];
  renderer: Renderer;
  themes: Themes;
  maxBytes: number;
}

/** How many pictures are asked of the renderer at a time when nobody waits for them. */
const batchSize = 4;

export function createChartImages({ images, renderer, themes, maxBytes }: Options): ChartImages {
  const keyOf = (chart: string, theme: NamedTheme): ImageKey => ({
    chart,
    theme: theme.id,
    scale: 1,
    renderer: renderer.version,
  });

  const draw = async (chart: string, theme: NamedTheme): Promise<StoredImage> => {
    const data = await images.getChart(chart);
    const { png, sha256 } = await renderer.render({ data, theme: theme.theme }).catch(explain);
    const image = { sha256, base64: Buffer.from(Buffer.from(png).toString('base64'), 'latin1') };
    await images.save(keyOf(chart, theme), image);
    return image;
  };

  const shelf = createShelf<StoredImage>({
    maxBytes,
    sizeOf: ({ base64 }) => base64.length,
    load: async (name) => {
      const [chart = '', themeName = ''] = name.split('/');
      const theme = themes.get(themeName);
      return (await images.find(keyOf(chart, theme))) ?? (await draw(chart, theme));
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
      for (;;) {
        if (signal.aborted) return;
        const charts = await images.listUndrawn(batchSize);
        if (charts.length === 0) return;
        await Promise.all(charts.map((chart) => get(chart, theme)));
      }
    },
  };
}

/** A renderer that is overloaded or failing is not the reader's fault: try again later. */
function explain(error: unknown): never {
  const { code } = error as { code?: string };
  if (code === 'queue_full') {
    throw new RequestProblem('unavailable', 'Too many charts are waiting to be drawn.');
  }
  if (code === 'timed_out' || code === 'out_of_memory') {
    throw new RequestProblem('unavailable', 'The chart could not be drawn in time.');
  }
  throw error;
}
