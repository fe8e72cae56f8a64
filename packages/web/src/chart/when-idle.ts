/** Lets the page breathe between one heavy piece of work and the next; not every browser tells when it idles. */
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
