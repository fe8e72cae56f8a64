import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Desk } from './desk.js';

/** With fewer files, all is done before a thread has started. */
const worthThreads = 500;
/** One thread writes what the desks prepare, and cannot keep up with more of them. */
const mostThreads = 4;

/** Threads load while the caller does something else. */
export async function withDesks<T>(files: number, work: (desks: Desk[]) => Promise<T>): Promise<T> {
  const desks = await openDesks(files);
  try {
    return await work(desks);
  } finally {
    await Promise.all(desks.map((desk) => desk.close()));
  }
}

async function openDesks(files: number): Promise<Desk[]> {
  if (files < worthThreads) return [await openDeskHere()];
  const threads = Math.min(mostThreads, availableParallelism());
  return Array.from({ length: threads }, openDeskInThread);
}

async function openDeskHere(): Promise<Desk> {
  const { createDeskWork } = await import('./desk.js');
  const work = createDeskWork();
  return {
    read: (paths) => Promise.resolve(work.read(paths)),
    prepare: (paths) => Promise.resolve(work.prepare(paths)),
    locate: (path, findings) => Promise.resolve(work.locate(path, findings)),
    close: () => Promise.resolve(),
  };
}

/** Answers one thing after the other. A thread that breaks down fails what it was asked. */
function openDeskInThread(): Desk {
  const worker = new Worker(new URL('./desk-thread.js', import.meta.url));
  let answered: Promise<unknown> = Promise.resolve();
  const ask =
    <Name extends 'read' | 'prepare' | 'locate'>(name: Name) =>
    (...args: Parameters<Desk[Name]>) => {
      const answer = answered.then(async () => {
        worker.postMessage([name, args]);
        const [message] = (await once(worker, 'message')) as [Awaited<ReturnType<Desk[Name]>>];
        return message;
      }) as ReturnType<Desk[Name]>;
      answered = answer.catch(() => undefined);
      return answer;
    };
  return {
    read: ask('read'),
    prepare: ask('prepare'),
    locate: ask('locate'),
    close: async () => {
      await worker.terminate();
    },
  };
}
