/** Option to pixels. Loaded in workers only: it brings ECharts and Skia along. */
import { createCanvas } from '@napi-rs/canvas';
import { echarts } from './echarts.js';
import { chartSize, type ChartOption } from '../options/index.js';

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  rgba: Uint8Array;
}

const measuring = createCanvas(1, 1).getContext('2d');

echarts.setPlatformAPI({
  // `never`, here and below: the types ask for a browser's canvas; Skia's has the same methods.
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

export function drawOption(option: ChartOption, scale: 1 | 2): Pixels {
  const { width, height } = chartSize;
  const canvas = createCanvas(width * scale, height * scale);
  const chart = echarts.init(canvas as never, null, {
    width,
    height,
    devicePixelRatio: scale,
  });
  try {
    chart.setOption({ ...option, animation: false });
    // The pixels first: disposing clears the canvas.
    return { width: canvas.width, height: canvas.height, rgba: canvas.data() };
  } finally {
    chart.dispose();
  }
}
