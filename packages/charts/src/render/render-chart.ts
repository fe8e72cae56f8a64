/** Chart data to PNG, start to finish, on the thread that calls it. Loaded in workers only. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ChartData } from '@broadsheet/contract';
import { buildOption, registerMaps, type Theme } from '../options/index.js';
import { applyBundledFonts } from './chart-fonts.js';
import { drawOption, type Scale } from './draw.js';
import { echarts } from './echarts.js';
import { encodePng } from './encode-png.js';

export interface RenderTask {
  data: ChartData;
  theme: Theme;
  scale: Scale;
}

export interface RenderedImage {
  png: Buffer;
  /** Of the PNG, in hexadecimal. */
  sha256: string;
}

registerMaps({
  registerMap: (name, source) => {
    echarts.registerMap(name, source);
  },
});

export async function renderChart({ data, theme, scale }: RenderTask): Promise<RenderedImage> {
  const option = applyBundledFonts(buildOption(data, theme), data.locale === 'ja');
  const png = encodePng(drawOption(option, scale), data.altText);
  // Node frees the pixels of dead canvases between turns of the event loop, and a busy pool takes none.
  await setImmediate();
  return { png, sha256: createHash('sha256').update(png).digest('hex') };
}
