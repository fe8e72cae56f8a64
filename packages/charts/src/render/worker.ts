import { endWorker } from './end-worker.js';
import { freezeClock } from './freeze-clock.js';
import { lowerPriority } from './lower-priority.js';
import type { RenderedImage, RenderTask } from './render-chart.js';

lowerPriority();
freezeClock();
// Imported after the clock was frozen, because ECharts reads the clock while it loads.
const { renderChart } = await import('./render-chart.js');

/** One task of the pool. */
export async function run(task: RenderTask): Promise<RenderedImage> {
  try {
    return await renderChart(task);
  } catch (error) {
    return endWorker(error);
  }
}
