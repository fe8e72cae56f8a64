import { whenNear } from './when-near.js';

/** Readers may print without scrolling, and printing does not wait for the drawing code. */
const longestWaitMs = 5000;
const acts = ['scroll', 'pointerdown', 'keydown'] as const;

let needed: Promise<void> | undefined;
let load: () => void;

/**
 * Resolves when the drawing code is worth loading: any chart is near, or the reader acts. On a
 * phone no chart is on the first screen, and half a megabyte of scripts would delay its responses.
 */
export async function whenNeeded(element: Element, signal: AbortSignal): Promise<void> {
  needed ??= new Promise((resolve) => {
    load = resolve;
    setTimeout(load, longestWaitMs);
    for (const act of acts) addEventListener(act, load, { once: true, passive: true });
  });
  void whenNear(element, signal).then(() => {
    if (!signal.aborted) load();
  });
  await needed;
}
