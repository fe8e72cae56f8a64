import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Preparation } from '@broadsheet/editions';
import type { Desk } from './desk.js';

/** With fewer files, all is done before a thread has started. */
const worthThreads = 500;
/** One thread writes what the desks prepare, and cannot keep up with more of them. */
const mostThreads = 4;
/** A thread goes on with one batch while the thread that writes looks at another, or has no time to. */
const batchesAThread = 3;
/** A third more than usual: what is prepared lives until its batch is handed over. */
const youngMegabytes = 64;
/** At the desk of the thread that writes, after so many documents others have their turn. */
const documentsATurn = 25;

interface DeskOptions {
  files: number;
  /** Of other families than those that are shipped, which threads know. */
  preparation?: Preparation | undefined;
}

/** Threads load while the caller does something else. */
export async function withDesks<T>(
  { files, preparation }: DeskOptions,
  work: (desks: Desk[]) => Promise<T>,
): Promise<T> {
  const desks = await openDesks(files, preparation);
  try {
    return await work(desks);
  } finally {
    await Promise.all(desks.map((desk) => desk.close()));
  }
}

async function openDesks(files: number, preparation: Preparation | undefined): Promise<Desk[]> {
  if (files < worthThreads || preparation) return [await openDeskHere(preparation)];
  const cores = availableParallelism();
  const threads = Array.from({ length: Math.min(mostThreads, cores - 1) }, openDeskInThread);
  // Writing alone does not keep one of two cores busy, and a second thread would compile everything again.
  return cores > 2 ? threads : [...threads, await openDeskHere()];
}

async function openDeskHere(preparation?: Preparation): Promise<Desk> {
  const { createDeskWork } = await import('./desk.js');
  const work = createDeskWork(preparation);
  return {
    batches: 1,
    // All at once: files are told apart in their order, so that others wait for what is read here.
    read: (paths) => Promise.resolve(work.read(paths)),
    async prepare(paths, others) {
      const prepared = work.prepare([], others);
      for (let start = 0; start < paths.length; start += documentsATurn) {
        prepared.push(...work.prepare(paths.slice(start, start + documentsATurn), []));
        await setImmediate();
      }
      return prepared;
    },
    locate: (path, findings) => Promise.resolve(work.locate(path, findings)),
    close: () => Promise.resolve(),
  };
}

/** Answers in the order in which it is asked. A thread that breaks down fails what it is asked. */
function openDeskInThread(): Desk {
  const worker = new Worker(new URL('./desk-thread.js', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });
  const asked: { resolve: (answer: unknown) => void; reject: (reason: Error) => void }[] = [];
  let broken: Error | undefined;
  const fail = (reason: Error) => {
    broken ??= reason;
    for (const { reject } of asked.splice(0)) reject(broken);
  };
  worker.on('message', (answer: unknown) => asked.shift()?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', () => {
    fail(new Error('the thread that prepares documents has ended'));
  });
  const ask =
    <Name extends 'read' | 'prepare' | 'locate'>(name: Name) =>
    (...args: Parameters<Desk[Name]>) =>
      new Promise<unknown>((resolve, reject) => {
        if (broken) throw broken;
        asked.push({ resolve, reject });
        worker.postMessage([name, args]);
      }) as ReturnType<Desk[Name]>;
  return {
    batches: batchesAThread,
    read: ask('read'),
    prepare: ask('prepare'),
    locate: ask('locate'),
    close: async () => {
      await worker.terminate();
    },
  };
}
