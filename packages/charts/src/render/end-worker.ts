/**
 * Ends the worker after an error. An error in the middle of a task may have left a library in any
 * state, so this worker must not do another one. The error is thrown uncaught to end the thread; the
 * pool passes it to the caller of this task and starts another worker.
 */
export function endWorker(error: unknown): Promise<never> {
  return new Promise(() => {
    setImmediate(() => {
      throw error;
    });
  });
}
