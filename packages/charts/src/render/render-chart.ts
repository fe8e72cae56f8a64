/**
 * Draws chart data as PNG or SVG, start to finish, on the calling thread. Workers and benchmarks use it;
 * servers use the pool.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ChartData, ChartLayout, PictureFormat } from '@broadsheet/contract';
import {
  buildOption,
  type ChartOption,
  chartSize,
  registerMaps,
  sizeChart,
  type Theme,
} from '../options/index.js';
import { applyFonts } from './chart-fonts.js';
import { drawSvg } from './draw-svg.js';
import { type Canvas, drawOption } from './draw.js';
import { echarts } from './echarts.js';
import { encodePng } from './png/encode-png.js';

export interface RenderTask {
  data: ChartData;
  theme: Theme;
  picture: Picture;
}

export interface Picture {
  format: PictureFormat;
  layout: ChartLayout;
  /** In pixels. */
  width: number;
}

export interface RenderedImage {
  /** The PNG or SVG. */
  bytes: Buffer;
  /** The hash of the bytes, in hexadecimal. */
  sha256: string;
}

registerMaps({
  registerMap: (name, source) => {
    echarts.registerMap(name, source);
  },
});

export function renderChart({ data, theme, picture }: RenderTask): Promise<RenderedImage> {
  const size = sizeChart(data, theme, picture.layout);
  const option = buildOption(data, theme, size);
  const rendering = {
    description: data.altText,
    japanese: data.locale === 'ja',
    files: theme.font.files ?? [],
  };
  if (picture.format === 'svg') {
    const about = { title: data.title, description: data.altText, language: data.locale };
    return hash(drawSvg(applyFonts(option, rendering), { size, width: picture.width }, about));
  }
  return renderOption(option, {
    ...rendering,
    canvas: { size, scale: picture.width / size.width },
  });
}

export interface OptionRendering {
  /** The alt text, which is stored in the file. */
  description: string;
  /** Whether Han characters are drawn in their Japanese forms. */
  japanese: boolean;
  /** A brand's own font files. */
  files?: string[];
  /** 1200×675 pixels by default. */
  canvas?: Canvas;
}

const usualCanvas: Canvas = { size: chartSize, scale: 1 };

export function renderOption(
  option: ChartOption,
  { description, japanese, files = [], canvas = usualCanvas }: OptionRendering,
): Promise<RenderedImage> {
  const pixels = drawOption(applyFonts(option, { japanese, files }), canvas);
  return hash(encodePng(pixels, description));
}

async function hash(bytes: Buffer): Promise<RenderedImage> {
  // Node frees the pixels of unused canvases between turns of the event loop, and without this a
  // busy worker never ends its turn.
  await setImmediate();
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
