import { freezeClock } from '@broadsheet/charts/freeze-clock';
import type { FileTask, MadeFile } from '../report-task.js';

freezeClock();
// Imported after the clock was frozen, because ECharts reads the clock while it loads.
const { makeFile } = await import('./make-file.js');

/** One task of the pool. */
export async function run(task: FileTask): Promise<MadeFile> {
  try {
    return await makeFile(task);
  } catch (error) {
    return endWorker(error);
  }
}

/**
 * Ends the worker after an error, which may have left a library in any state. The error is thrown
 * uncaught to end the thread; the pool passes it to the caller of this task and starts another worker.
 */
function endWorker(error: unknown): Promise<never> {
  return new Promise(() => {
    setImmediate(() => {
      throw error;
    });
  });
}
