import type { Picture } from '@broadsheet/charts/render';
import { chartFormats, usualWidths } from '@broadsheet/contract';
import { createByteCache, type CacheStats } from '../byte-cache.js';
import { namePicture, type Drawing } from './drawing.js';
import type { NamedTheme, Themes } from './themes.js';

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
  themes: Themes;
  maxBytes: number;
}

export function createChartPictures({ drawing, themes, maxBytes }: Options): ChartPictures {
  /** What is being asked for now, by its name in memory. */
  const asked = new Map<string, Picture>();
  const cache = createByteCache<ReadyFile>({
    maxBytes,
    sizeOf: ({ bytes }) => bytes.length,
    load: async (name) => {
      const [chart = '', themeName] = name.split('/');
      const picture = asked.get(name);
      if (!picture) return undefined;
      const wanted = { chart, theme: themes.get(themeName), ...withoutUsual(picture) };
      const { base64, sha256 } = (await drawing.find(wanted)) ?? (await drawing.draw(wanted));
      const bytes = Buffer.from(base64.toString('latin1'), 'base64');
      return { bytes, sha256, contentType: chartFormats[picture.format].contentType };
    },
  });
  return {
    stats: cache.stats,
    async get(chart, theme, picture) {
      const name = `${chart}/${theme.name}/${namePicture(picture)}`;
      asked.set(name, picture);
      const loading = cache.get(name);
      asked.delete(name);
      const file = await loading;
      if (!file) throw new Error(`chart ${chart} was not drawn`);
      return file;
    },
  };
}

/** The picture of the image call is drawn once for both calls. */
function withoutUsual(picture: Picture): { picture?: Picture } {
  const { format, layout, width } = picture;
  const isUsual = format === 'png' && layout === '16:9' && width === usualWidths[layout];
  return isUsual ? {} : { picture };
}
