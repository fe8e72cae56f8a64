/** A background tab gets no frames, and must not wait for ever. */
const longestWaitMs = 500;

/** Resolves after the browser has painted the current document. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    // The callback runs before its frame is painted, the timer after it.
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
