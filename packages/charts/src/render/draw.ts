/** Option to pixels. Loaded in workers only: it brings ECharts and Skia along. */
import { createCanvas } from '@napi-rs/canvas';
import { chartSize, type ChartOption } from '../options/index.js';
import { echarts } from './echarts.js';
import { refuseHostFonts } from './refuse-host-fonts.js';
import { followTextDirection } from './text-direction.js';

export type Scale = 1 | 2;

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  rgba: Buffer;
}

interface Stage {
  chart: ReturnType<typeof echarts.init>;
  /** Forgets what was drawn, so that Skia need not keep it as the ground for what is drawn next. */
  clear(): void;
  read(): Pixels;
}

const stages = new Map<Scale, Stage>();

/** One picture at a time, as workers do. The pixels are the caller's; the next call leaves them alone. */
export function drawOption(option: ChartOption, scale: Scale): Pixels {
  const stage = stages.get(scale) ?? setUpStage(scale);
  stages.set(scale, stage);
  stage.clear();
  stage.chart.setOption({ ...option }, { notMerge: true });
  return stage.read();
}

/** A chart and its canvas are kept for the next picture: to set them up anew costs a tenth of each. */
function setUpStage(scale: Scale): Stage {
  const width = chartSize.width * scale;
  const height = chartSize.height * scale;
  const canvas = createCanvas(width, height);
  const context = followTextDirection(refuseHostFonts(canvas.getContext('2d')));
  // ECharts sets the size of the canvas it is given, for which Skia would make it anew, twice.
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
  // The types ask for a browser's canvas; Skia's has the same methods.
  createCanvas: () => createCanvas(1, 1) as never,
  measureText: (text, font = '') => {
    // ECharts takes the width of this character for the line height. It must not depend on
    // whether a Chinese font happens to be loaded.
    if (text === '国') return { width: parseFontSize(font) };
    measuring.font = font;
    return { width: measuring.measureText(text).width };
  },
});

function parseFontSize(font: string): number {
  return Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);
}
