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

/** Answers in the order in which it is asked. A thread that breaks down fails what it is asked. */
function openDeskInThread(): Desk {
  const worker = new Worker(new URL('./desk-thread.js', import.meta.url));
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
    read: ask('read'),
    prepare: ask('prepare'),
    locate: ask('locate'),
    close: async () => {
      await worker.terminate();
    },
  };
}
