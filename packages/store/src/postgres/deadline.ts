interface Options {
  ms: number;
  /** Called at each step; true restarts the time. */
  hasMoved?: () => boolean;
  onLate: () => void;
}

const steps = 20;

/**
 * Calls back after this process could run for this long. The time is counted in steps, and each
 * counts the same however late it comes: a process without processor time cannot read answers
 * either. Answers that have arrived by then are read first. Returns a function that cancels it.
 */
export function startDeadline({ ms, hasMoved = () => false, onLate }: Options): () => void {
  let stepsLeft = steps;
  let isOver = false;
  const takeStep = () => {
    stepsLeft = hasMoved() ? steps : stepsLeft - 1;
    if (stepsLeft > 0) timer = startStep();
    else {
      setImmediate(() => {
        if (!isOver) onLate();
      });
    }
  };
  const startStep = () => setTimeout(takeStep, ms / steps).unref();
  let timer = startStep();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
