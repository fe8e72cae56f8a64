/**
 * Runs a fixed number of jobs at once and queues a bounded number, first come first served. The
 * pool's own queue could do that too, but does not report when a job starts, and a job's time limit
 * must not run while it waits behind a slow one.
 */
export interface Gate {
  /** Runs the job as soon as there is room; undefined if the queue is full. */
  enter<Result>(job: () => Promise<Result>): Promise<Result> | undefined;
  readonly waiting: number;
  readonly running: number;
}

export function createGate({ width, queueLimit }: { width: number; queueLimit: number }): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < width) {
      running += 1;
      return;
    }
    // A job that ends passes its slot to the next one, so `running` does not change.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    await takeTurn();
    try {
      return await job();
    } finally {
      leave();
    }
  }

  return {
    enter: (job) => (running >= width && waiting.length >= queueLimit ? undefined : run(job)),
    get waiting() {
      return waiting.length;
    },
    get running() {
      return running;
    },
  };
}
