/** Waits until the page is idle between two heavy tasks; not every browser reports idleness. */
export function whenIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else if ('requestIdleCallback' in window) {
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: 2000 },
      );
    } else setTimeout(resolve, 1);
  });
}
