/** Runs at most `atOnce` tasks at a time; the others queue. */
export function createLimit(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in the queue, so that no new task takes it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
