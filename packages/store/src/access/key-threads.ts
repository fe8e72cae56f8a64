import { scrypt, type BinaryLike, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { KeyTask } from './key-thread.js';

/**
 * Derives keys from passwords in threads that do nothing else. A key takes a tenth of a second of
 * processor time. In libuv's threads it would wait behind compressed responses and files, and they
 * behind it.
 */
export interface KeyThreads {
  derive(task: KeyTask): Promise<Buffer>;
}

interface Options {
  /** The most keys derived at once; each takes 32 MiB. */
  threads: number;
  /** A thread without work ends after this long, because it takes memory. */
  idleMs: number;
}

interface KeyJob {
  task: KeyTask;
  resolve: (key: Buffer) => void;
  reject: (reason: Error) => void;
}

interface Thread {
  run(job: KeyJob): void;
}

/** Threads start with the work, and never keep the process alive on their own. */
export function createKeyThreads({ threads, idleMs }: Options): KeyThreads {
  const waiting: KeyJob[] = [];
  const idle: Thread[] = [];
  let running = 0;

  const giveWork = (thread: Thread) => {
    const job = waiting.shift();
    if (job) thread.run(job);
    else idle.push(thread);
  };
  const start = () => {
    running += 1;
    const thread = startThread({
      idleMs,
      onFree: () => {
        giveWork(thread);
      },
      onEnd: () => {
        running -= 1;
        const index = idle.indexOf(thread);
        if (index >= 0) idle.splice(index, 1);
        if (waiting.length > 0) giveWork(start());
      },
    });
    return thread;
  };

  return {
    derive: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        const thread = idle.pop() ?? (running < threads ? start() : undefined);
        if (thread) giveWork(thread);
      }),
  };
}

interface ThreadOptions {
  idleMs: number;
  onFree: () => void;
  onEnd: () => void;
}

function startThread({ idleMs, onFree, onEnd }: ThreadOptions): Thread {
  const worker = new Worker(builtScript);
  let current: KeyJob | undefined;
  let timer: NodeJS.Timeout | undefined;
  worker.unref();
  worker.on('message', (key: Uint8Array) => {
    // A Buffer sent by a thread arrives as a plain Uint8Array.
    current?.resolve(Buffer.from(key.buffer, key.byteOffset, key.byteLength));
    current = undefined;
    worker.unref();
    timer = setTimeout(() => void worker.terminate(), idleMs).unref();
    onFree();
  });
  // An `exit` event follows.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    clearTimeout(timer);
    // The thread could not start, or the task is invalid: then this says why.
    if (current) deriveHere(current);
    onEnd();
  });
  return {
    run(job) {
      clearTimeout(timer);
      current = job;
      worker.ref();
      worker.postMessage(job.task);
    },
  };
}

const scryptHere = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

function deriveHere({ task: { secret, salt, length, options }, resolve, reject }: KeyJob): void {
  scryptHere(secret, salt, length, options).then(resolve, reject);
}

const script = new URL('./key-thread.js', import.meta.url);
/** Threads run the built code, even when tests run the sources. */
const builtScript = new URL(script.href.replace('/src/access/', '/dist/access/'));
