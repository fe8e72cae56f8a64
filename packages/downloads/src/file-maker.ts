import type { Renderer } from '@broadsheet/charts/render';
import { describeMakingCode } from './making-code.js';
import type { FileTask, MadeFile } from './report-task.js';

export interface FileMaker {
  /** Makes the file in a drawing worker. Throws a `RenderError` if the queue is full. */
  make(task: FileTask): Promise<MadeFile>;
  /** Changes whenever the same report might give different bytes. */
  readonly version: string;
}

/** Generous, because it includes the start of a worker and loading Typst on a busy machine. */
const timeoutMs = 60_000;

export function createFileMaker(renderer: Pick<Renderer, 'runIn' | 'version'>): FileMaker {
  let version: string | undefined;
  return {
    async make(task) {
      const file = new URL('./making/worker.js', import.meta.url);
      return (await renderer.runIn({ file, task, timeoutMs })) as MadeFile;
    },
    get version() {
      return (version ??= `files-${describeMakingCode()} ${renderer.version}`);
    },
  };
}
