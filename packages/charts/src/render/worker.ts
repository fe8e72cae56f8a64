import { freezeClock } from './freeze-clock.js';
import type { RenderedImage, RenderTask } from './render-chart.js';

freezeClock();
// Imported after the clock has stopped, because ECharts reads it while it loads.
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
 * What broke half-way through a picture may have left ECharts or Skia in any state: nothing is drawn
 * there again. Thrown where nobody catches it, the error ends the thread, and the pool hands it to
 * whoever asked for this picture and starts another worker.
 */
function endWorker(error: unknown): Promise<never> {
  return new Promise(() => {
    setImmediate(() => {
      throw error;
    });
  });
}
