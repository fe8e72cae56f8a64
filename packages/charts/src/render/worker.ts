import { freezeClock } from './freeze-clock.js';
import type { RenderedImage, RenderTask } from './render-chart.js';

freezeClock();
// Imported after the clock has stopped, because ECharts reads it while it loads.
const { renderChart } = await import('./render-chart.js');

/** One task of the pool. */
export function run(task: RenderTask): Promise<RenderedImage> {
  return renderChart(task);
}
