/**
 * Draws chart data as PNG, start to finish, on the calling thread. Workers and benchmarks use it;
 * servers use the pool.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ChartData } from '@broadsheet/contract';
import { buildOption, type ChartOption, registerMaps, type Theme } from '../options/index.js';
import { applyFonts } from './chart-fonts.js';
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
  /** The hash of the PNG, in hexadecimal. */
  sha256: string;
}

registerMaps({
  registerMap: (name, source) => {
    echarts.registerMap(name, source);
  },
});

export function renderChart({ data, theme, scale }: RenderTask): Promise<RenderedImage> {
  return renderOption(buildOption(data, theme), {
    description: data.altText,
    japanese: data.locale === 'ja',
    files: theme.font.files ?? [],
    scale,
  });
}

export interface OptionRendering {
  /** The alt text, which is stored in the file. */
  description: string;
  /** Whether Han characters are drawn in their Japanese forms. */
  japanese: boolean;
  /** A brand's own font files. */
  files?: string[];
  scale: Scale;
}

export async function renderOption(
  option: ChartOption,
  { description, japanese, files = [], scale }: OptionRendering,
): Promise<RenderedImage> {
  const pixels = drawOption(applyFonts(option, { japanese, files }), scale);
  const png = encodePng(pixels, description);
  // Node frees the pixels of unused canvases between turns of the event loop, and without this a
  // busy worker never ends its turn.
  await setImmediate();
  return { png, sha256: createHash('sha256').update(png).digest('hex') };
}
