import type { Picture } from '@broadsheet/charts/render';
import { chartFormats, usualWidths } from '@broadsheet/contract';
import { createByteCache, type CacheStats } from '../byte-cache.js';
import { namePicture, type Drawing } from './drawing.js';
import type { NamedTheme } from './themes.js';

/** A file, ready to send. */
export interface ReadyFile {
  bytes: Buffer;
  /** The hash of the bytes. */
  sha256: string;
  contentType: string;
  /** `Content-Disposition`, for files that people save. */
  disposition?: string;
}

/** Charts as pictures of any size: from memory, else from the store, else drawn. */
export interface ChartPictures {
  get(chart: string, theme: NamedTheme, picture: Picture): Promise<ReadyFile>;
  stats(): CacheStats;
}

interface Options {
  drawing: Drawing;
  maxBytes: number;
}

export function createChartPictures({ drawing, maxBytes }: Options): ChartPictures {
  const cache = createByteCache<ReadyFile>({ maxBytes, sizeOf: ({ bytes }) => bytes.length });

  const load = async (chart: string, theme: NamedTheme, picture: Picture): Promise<ReadyFile> => {
    const image = { chart, theme, ...withoutUsual(picture) };
    const { base64, sha256 } = (await drawing.find(image)) ?? (await drawing.draw(image));
    const bytes = Buffer.from(base64.toString('latin1'), 'base64');
    return { bytes, sha256, contentType: chartFormats[picture.format].contentType };
  };

  return {
    stats: cache.stats,
    async get(chart, theme, picture) {
      const name = `${chart}/${theme.name}/${namePicture(picture)}`;
      return cache.get(name, () => load(chart, theme, picture));
    },
  };
}

/** The picture of the image call is drawn once for both calls. */
function withoutUsual(picture: Picture): { picture?: Picture } {
  const { format, layout, width } = picture;
  const isUsual = format === 'png' && layout === '16:9' && width === usualWidths[layout];
  return isUsual ? {} : { picture };
}
