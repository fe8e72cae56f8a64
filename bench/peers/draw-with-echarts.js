/** ECharts on node-canvas, the pair that Sentry's chart server runs. */
import { createCanvas } from 'canvas';
import * as echarts from 'echarts';

echarts.setPlatformAPI({ createCanvas: () => createCanvas(32, 32) });

export function drawOption(option, { width, height }) {
  const canvas = createCanvas(width, height);
  const chart = echarts.init(canvas, null, { width, height, devicePixelRatio: 1 });
  chart.setOption(option);
  const png = canvas.toBuffer('image/png');
  chart.dispose();
  return png;
}
