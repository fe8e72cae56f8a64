/**
 * Lets a fixed number of jobs run at once and a bounded number wait, first come first served.
 * The pool's own queue would do that too, but would not say when a job starts, and the time
 * allowed to a job must not run while it waits behind a slow one.
 */
export interface Gate {
  /** Runs the job as soon as there is room; undefined where too many wait already. */
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
    // Whoever leaves hands over its place, so `running` stays as it is.
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
