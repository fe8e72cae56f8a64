/** Chart data to PNG, start to finish, on the thread that calls it. Loaded in workers only. */
import { createHash } from 'node:crypto';
import type { ChartData } from '@broadsheet/contract';
import { applyBundledFonts } from './chart-fonts.js';
import { drawOption } from './draw.js';
import { echarts } from './echarts.js';
import { encodePng } from './encode-png.js';
import { buildOption, registerMaps, type Theme } from '../options/index.js';

export interface RenderTask {
  data: ChartData;
  theme: Theme;
  scale: 1 | 2;
}

export interface RenderedImage {
  png: Uint8Array;
  /** Of the PNG, in hexadecimal. */
  sha256: string;
}

registerMaps({
  registerMap: (name, source) => {
    echarts.registerMap(name, source as never);
  },
});

export async function renderChart({ data, theme, scale }: RenderTask): Promise<RenderedImage> {
  const option = applyBundledFonts(buildOption(data, theme), data.locale === 'ja');
  const png = await encodePng(drawOption(option, scale), data.altText);
  return { png, sha256: createHash('sha256').update(png).digest('hex') };
}
