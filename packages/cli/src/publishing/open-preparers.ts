import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Preparation } from '@broadsheet/editions';
import type { Preparer } from './preparer.js';

/** With fewer files, the work is done before a thread has started. */
const worthThreads = 500;
/** One thread writes what the preparers prepare, and cannot keep up with more of them. */
const mostThreads = 4;
/**
 * While the writing thread handles one batch, or is busy, the preparer's thread continues with another.
 */
const batchesAThread = 3;
/** A third more than the default: prepared documents live until their batch is handed over. */
const youngMegabytes = 64;
/** The preparer in the writing thread yields to other work after this many documents. */
const documentsATurn = 25;

interface PreparerOptions {
  files: number;
  /** For families that are not shipped; the threads know only the shipped ones. */
  preparation?: Preparation | undefined;
}

/** Threads load while the caller continues. */
export async function withPreparers<T>(
  { files, preparation }: PreparerOptions,
  work: (preparers: Preparer[]) => Promise<T>,
): Promise<T> {
  const preparers = await openPreparers(files, preparation);
  try {
    return await work(preparers);
  } finally {
    await Promise.all(preparers.map((preparer) => preparer.close()));
  }
}

async function openPreparers(
  files: number,
  preparation: Preparation | undefined,
): Promise<Preparer[]> {
  if (files < worthThreads || preparation) return [await openPreparerHere(preparation)];
  const cores = availableParallelism();
  const threads = Array.from({ length: Math.min(mostThreads, cores - 1) }, openPreparerInThread);
  // Writing alone does not use a whole core of two, and a second thread would load all code again.
  return cores > 2 ? threads : [...threads, await openPreparerHere()];
}

async function openPreparerHere(preparation?: Preparation): Promise<Preparer> {
  const { createPreparerWork } = await import('./preparer.js');
  const work = createPreparerWork(preparation);
  return {
    batches: 1,
    // Reads without a pause: files are registered in order, so other preparers wait for this read.
    read: (paths) => work.read(paths),
    async prepare(paths, others) {
      const prepared = await work.prepare([], others);
      for (let start = 0; start < paths.length; start += documentsATurn) {
        prepared.push(...(await work.prepare(paths.slice(start, start + documentsATurn), [])));
        await setImmediate();
      }
      return prepared;
    },
    locate: (path, findings) => work.locate(path, findings),
    close: () => Promise.resolve(),
  };
}

/** Answers in the order of the requests. If the thread fails, its pending requests fail. */
function openPreparerInThread(): Preparer {
  const worker = new Worker(new URL('./preparer-thread.js', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });
  const pending: { resolve: (answer: unknown) => void; reject: (reason: Error) => void }[] = [];
  let broken: Error | undefined;
  const fail = (reason: Error) => {
    broken ??= reason;
    for (const { reject } of pending.splice(0)) reject(broken);
  };
  worker.on('message', (answer: unknown) => pending.shift()?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', () => {
    fail(new Error('the thread that prepares documents has ended'));
  });
  const ask =
    <Name extends 'read' | 'prepare' | 'locate'>(name: Name) =>
    (...args: Parameters<Preparer[Name]>) =>
      new Promise<unknown>((resolve, reject) => {
        if (broken) throw broken;
        pending.push({ resolve, reject });
        worker.postMessage([name, args]);
      }) as ReturnType<Preparer[Name]>;
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
