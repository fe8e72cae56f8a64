import { setTimeout } from 'node:timers/promises';

interface SharedRenderer {
  render(request: object): Promise<unknown>;
  stats(): { queued: number; busy: number; completed: number };
  close(): Promise<void>;
}

/** It ends with the worker of the test run. */
let shared: SharedRenderer | undefined;

/** Drawn pictures by what was asked for: most services draw the same charts of the demo. */
const pictures = new Map<string, unknown>();
/** How often a picture was asked for that was drawn before. */
let repeated = 0;

/**
 * One renderer for all services that the test files of a worker start: starting its thread takes more
 * than a second of processor time. It draws the same picture once, but counts each time that it was
 * asked for. Closing it waits until it is idle, as the next file should find it.
 */
export function shareRenderer<Renderer extends SharedRenderer>(create: () => Renderer): Renderer {
  const renderer = (shared ??= create()) as Renderer;
  return {
    ...renderer,
    render: (request: object) => drawOnce(renderer, request),
    stats() {
      const stats = renderer.stats();
      return { ...stats, completed: stats.completed + repeated };
    },
    close: () => untilIdle(renderer),
  };
}

async function drawOnce(renderer: SharedRenderer, request: object): Promise<unknown> {
  const key = JSON.stringify(request);
  if (pictures.has(key)) repeated += 1;
  else pictures.set(key, await renderer.render(request));
  return pictures.get(key);
}

async function untilIdle(renderer: SharedRenderer): Promise<void> {
  for (;;) {
    const { queued, busy } = renderer.stats();
    if (queued + busy === 0) return;
    await setTimeout(5);
  }
}
