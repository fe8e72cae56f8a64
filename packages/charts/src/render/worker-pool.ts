import { Piscina } from 'piscina';
import { createGate } from './gate.js';
import { RenderError } from './render-error.js';
import { startTimeLimit } from './time-limit.js';

export interface WorkerPoolOptions {
  /** The module whose export `run` executes a task, unless the task names another. */
  file: URL;
  workers: number;
  /** How many tasks may wait for a worker. */
  queueLimit: number;
  /**
   * The time limit of a task, counted from when a worker starts it, without the time in which other
   * programs had the processor.
   */
  timeoutMs: number;
  /** The maximum JavaScript heap of one worker. */
  memoryLimitMb: number;
  env?: NodeJS.ProcessEnv;
}

export interface WorkerPoolStats {
  /** Tasks waiting for a worker. */
  queued: number;
  /** Tasks being worked on. */
  busy: number;
  completed: number;
  failed: number;
}

export interface OtherTask {
  /** The module whose export `run` executes the task. */
  file: URL;
  task: unknown;
  timeoutMs: number;
}

export interface WorkerPool<Task, Result> {
  run(task: Task): Promise<Result>;
  /** Runs a task of another module in the same workers, behind the same queue. */
  runIn(other: OtherTask): Promise<unknown>;
  stats(): WorkerPoolStats;
  close(): Promise<void>;
}

/** Idle workers are stopped after this long, since each uses about 100 MB. */
const idleTimeoutMs = 60_000;

/**
 * A pool of worker threads that start on first use. A worker that throws, hangs or uses too much
 * memory is replaced, and only its current task fails. (Node holds a thread to its memory as well as
 * it can: one that fills it within a moment may end the process.) If no worker can start, all
 * waiting tasks fail.
 */
export function createWorkerPool<Task, Result>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Result> {
  const { workers, queueLimit } = options;
  const gate = createGate({ width: workers, queueLimit });
  const piscina = startPiscina(options);
  const waitForWorker = watchStarts(piscina);
  const counts = { completed: 0, failed: 0 };
  let closed = false;

  async function work({ file, task, timeoutMs }: OtherTask): Promise<unknown> {
    const abort = new AbortController();
    const cancelLimit = startTimeLimit({
      ms: timeoutMs,
      onLate: () => {
        abort.abort();
      },
    });
    try {
      if (closed) throw new Error('the renderer is closed');
      const choice = { signal: abort.signal, filename: file.href };
      const running = piscina.run(task, choice) as Promise<unknown>;
      const result = await waitForWorker(running);
      counts.completed += 1;
      return result;
    } catch (error) {
      counts.failed += 1;
      throw explainFailure(error, { ...options, timeoutMs });
    } finally {
      cancelLimit();
      // If the task was given up because no worker could start, a later worker must not run it.
      abort.abort();
    }
  }

  async function runIn(other: OtherTask): Promise<unknown> {
    const result = gate.enter(() => work(other));
    if (!result) {
      throw new RenderError(
        'queue_full',
        `${String(queueLimit)} pictures wait to be drawn already`,
      );
    }
    return result;
  }

  return {
    run: async (task) =>
      (await runIn({ file: options.file, task, timeoutMs: options.timeoutMs })) as Result,
    runIn,
    stats: () => ({ queued: gate.waiting, busy: gate.running, ...counts }),
    async close() {
      closed = true;
      await piscina.destroy();
    },
  };
}

function startPiscina({ file, workers, memoryLimitMb, env }: WorkerPoolOptions): Piscina {
  const piscina = new Piscina({
    filename: file.href,
    name: 'run',
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    ...(env && { env }),
  });
  // An error of a worker between tasks concerns no caller; the worker is replaced on the next task.
  piscina.on('error', () => undefined);
  return piscina;
}

/**
 * Piscina does not replace a worker that failed to load its module, and tasks waiting for that
 * worker would wait for ever. If another worker is left, it runs them.
 */
function watchStarts(piscina: Piscina) {
  const waiting = new Set<(reason: unknown) => void>();
  piscina.on('error', (error: unknown) => {
    if (piscina.threads.length > 0) return;
    for (const giveUp of waiting) giveUp(error);
  });
  return async <Result>(running: Promise<Result>): Promise<Result> => {
    let giveUp: (reason: unknown) => void = () => undefined;
    const failed = new Promise<never>((_, reject) => (giveUp = reject));
    waiting.add(giveUp);
    try {
      return await Promise.race([running, failed]);
    } finally {
      waiting.delete(giveUp);
    }
  };
}

function explainFailure(error: unknown, limits: WorkerPoolOptions): RenderError {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') {
    return new RenderError(
      'timed_out',
      `Drawing took longer than ${String(limits.timeoutMs)} ms`,
      error,
    );
  }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new RenderError(
      'out_of_memory',
      `Drawing took more than ${String(limits.memoryLimitMb)} MB`,
      error,
    );
  }
  return new RenderError('failed', `Drawing failed: ${message}`, error);
}
