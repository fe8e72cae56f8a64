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

/**
 * Ends the worker after an error. An error in the middle of an image may have left ECharts or Skia
 * in any state, so this worker must not draw again. The error is thrown uncaught to end the thread;
 * the pool passes it to the caller of this task and starts another worker.
 */
function endWorker(error: unknown): Promise<never> {
  return new Promise(() => {
    setImmediate(() => {
      throw error;
    });
  });
}
