/** Draws an option as pixels. Loaded in workers only, because it loads ECharts and Skia. */
import { createCanvas } from '@napi-rs/canvas';
import { chartSize, type ChartOption } from '../options/index.js';
import { echarts } from './echarts.js';
import { refuseHostFonts } from './refuse-host-fonts.js';
import { followTextDirection } from './text-direction.js';

export type Scale = 1 | 2;

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes per pixel: red, green, blue, alpha. */
  rgba: Buffer;
}

interface Stage {
  chart: ReturnType<typeof echarts.init>;
  /** Discards the drawing, so that Skia need not keep it as the background of the next one. */
  clear(): void;
  read(): Pixels;
}

const stages = new Map<Scale, Stage>();

/**
 * Draws one image at a time, as workers do. The caller owns the pixels; the next call does not
 * change them.
 */
export function drawOption(option: ChartOption, scale: Scale): Pixels {
  const stage = stages.get(scale) ?? setUpStage(scale);
  stages.set(scale, stage);
  stage.clear();
  stage.chart.setOption({ ...option }, { notMerge: true });
  return stage.read();
}

/** Builds a chart and its canvas, which are reused: building them costs a tenth of each image. */
function setUpStage(scale: Scale): Stage {
  const width = chartSize.width * scale;
  const height = chartSize.height * scale;
  const canvas = createCanvas(width, height);
  const context = followTextDirection(refuseHostFonts(canvas.getContext('2d')));
  // A plain object instead of the canvas: ECharts sets the size of its canvas, and Skia would then
  // recreate it, twice.
  const surface = { width, height, getContext: () => context };
  const chart = echarts.init(surface, null, {
    ...chartSize,
    devicePixelRatio: scale,
  });
  return {
    chart,
    clear: () => {
      context.reset();
    },
    read: () => ({ width, height, rgba: canvas.data() }),
  };
}

const measuring = refuseHostFonts(createCanvas(1, 1).getContext('2d'));

echarts.setPlatformAPI({
  // The types require a browser's canvas; Skia's has the same methods.
  createCanvas: () => createCanvas(1, 1) as never,
  measureText: (text, font = '') => {
    // ECharts uses the width of this character as the line height. It must not depend on whether a
    // Chinese font happens to be loaded.
    if (text === '国') return { width: parseFontSize(font) };
    measuring.font = font;
    return { width: measuring.measureText(text).width };
  },
});

function parseFontSize(font: string): number {
  return Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);
}
