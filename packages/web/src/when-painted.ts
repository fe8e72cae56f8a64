/** A tab in the background gets no frames, and must not wait for one for ever. */
const longestWaitMs = 500;

/** Resolves after the browser has drawn what is in the document now. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    // The callback comes before its frame is drawn, the task after it.
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
