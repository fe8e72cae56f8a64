import type { Renderer } from '@broadsheet/charts/render';
import type { ImageKey, Store, StoredImage } from '@broadsheet/store';
import { createShelf } from '../shelf.js';

/** The pictures of charts: from memory, else from the store, else drawn, once however many ask. */
export interface ChartImages {
  get(chart: string): StoredImage | Promise<StoredImage>;
  /** Draws what current editions lack, a few at a time; resolves when nothing is left. */
  drawAll(signal: AbortSignal): Promise<void>;
}

interface Options {
  images: Store['images'];
  renderer: Renderer;
  maxBytes: number;
}

/** How many pictures are asked of the renderer at a time when nobody waits for them. */
const batchSize = 8;

export function createChartImages({ images, renderer, maxBytes }: Options): ChartImages {
  const keyOf = (chart: string): ImageKey => ({
    chart,
    theme: 'light',
    scale: 1,
    renderer: renderer.version,
  });

  const draw = async (chart: string): Promise<StoredImage> => {
    const data = await images.getChart(chart);
    const { png, sha256 } = await renderer.render({ data });
    const image = { sha256, base64: Buffer.from(Buffer.from(png).toString('base64'), 'latin1') };
    await images.save(keyOf(chart), image);
    return image;
  };

  const shelf = createShelf<StoredImage>({
    maxBytes,
    sizeOf: ({ base64 }) => base64.length,
    load: async (chart) => (await images.find(keyOf(chart))) ?? (await draw(chart)),
  });

  const get = async (chart: string): Promise<StoredImage> => {
    const image = await shelf.get(chart);
    if (!image) throw new Error(`chart ${chart} was not drawn`);
    return image;
  };

  return {
    get,
    async drawAll(signal) {
      for (;;) {
        if (signal.aborted) return;
        const charts = await images.listUndrawn(keyOf(''), batchSize);
        if (charts.length === 0) return;
        await Promise.all(charts.map(get));
      }
    },
  };
}
