/** Draws an option as pixels. Loaded in workers only, because it loads ECharts and Skia. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chartSize, type ChartOption, type Size } from '../options/index.js';
import { echarts } from './echarts.js';
import { refuseHostFonts } from './refuse-host-fonts.js';
import { followTextDirection } from './text-direction.js';

/** The size of the layout in logical pixels, and how many pixels one of them is. */
export interface Canvas {
  size: Size;
  scale: number;
}

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

/** Stages of the usual size, by scale. */
const stages = new Map<number, Stage>();

/**
 * Draws one image at a time, as workers do. The caller owns the pixels; the next call does not
 * change them.
 */
export function drawOption(option: ChartOption, canvas: Canvas): Pixels {
  if (canvas.size !== chartSize || !Number.isInteger(canvas.scale)) {
    return drawOnce(option, canvas);
  }
  const stage = stages.get(canvas.scale) ?? setUpStage(canvas);
  stages.set(canvas.scale, stage);
  stage.clear();
  stage.chart.setOption({ ...option }, { notMerge: true });
  return stage.read();
}

/** Other sizes are rare and many: a stage for each would take megabytes that nobody needs again. */
function drawOnce(option: ChartOption, canvas: Canvas): Pixels {
  const stage = setUpStage(canvas);
  stage.chart.setOption({ ...option });
  // Disposing a chart clears its canvas, and not disposing it leaks memory.
  const pixels = stage.read();
  stage.chart.dispose();
  return pixels;
}

/** Builds a chart and its canvas, which are reused: building them costs a tenth of each image. */
function setUpStage({ size, scale }: Canvas): Stage {
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const canvas = createCanvas(width, height);
  const context = prepareContext(canvas.getContext('2d'));
  return {
    chart: startChart(context, { size, scale }),
    clear: () => {
      context.reset();
    },
    read: () => ({ width, height, rgba: canvas.data() }),
  };
}

export function prepareContext(context: SKRSContext2D): SKRSContext2D {
  return followTextDirection(refuseHostFonts(context));
}

export function startChart(context: SKRSContext2D, { size, scale }: Canvas): Stage['chart'] {
  const pixels = { width: size.width * scale, height: size.height * scale };
  // A plain object instead of the canvas: ECharts sets the size of its canvas, and Skia would then
  // recreate it, twice.
  const surface = { ...pixels, getContext: () => context };
  const { width, height } = size;
  return echarts.init(surface, null, { width, height, devicePixelRatio: scale });
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
