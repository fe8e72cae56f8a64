/** Functions of the platform that tests replace. */
export interface Runtime {
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to, not including, 1. */
  random: () => number;
  /** Waits, or throws the signal's reason as soon as it is aborted. */
  sleep: (delayMs: number, signal?: AbortSignal) => Promise<void>;
}

export const systemRuntime: Runtime = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (delayMs, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, delayMs);
    });
    return untilAborted(waited, signal).finally(() => {
      clearTimeout(timer);
    });
  },
};

/** Settles like the promise, or at once with the signal's reason; the work itself continues. */
export async function untilAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
