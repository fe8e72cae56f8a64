import { setTimeout } from 'node:timers/promises';

interface SharedRenderer {
  stats(): { queued: number; busy: number };
  close(): Promise<void>;
}

/** It ends with the worker of the test run. */
let shared: SharedRenderer | undefined;

/**
 * One renderer for all services that the test files of a worker start: starting its thread takes more
 * than a second of processor time. Closing it waits until it is idle, as the next file should find it.
 */
export function shareRenderer<Renderer extends SharedRenderer>(create: () => Renderer): Renderer {
  const renderer = (shared ??= create()) as Renderer;
  return { ...renderer, close: () => untilIdle(renderer) };
}

async function untilIdle(renderer: SharedRenderer): Promise<void> {
  for (;;) {
    const { queued, busy } = renderer.stats();
    if (queued + busy === 0) return;
    await setTimeout(5);
  }
}
