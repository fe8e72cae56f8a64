import { endWorker } from '@broadsheet/charts/end-worker';
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
