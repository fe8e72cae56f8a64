/** A preparer in a worker thread: runs its tasks one after the other. */
import { parentPort } from 'node:worker_threads';
import { createPreparerWork, type PreparerWork } from './preparer.js';

type ThreadRequest = {
  [Name in keyof PreparerWork]: [Name, Parameters<PreparerWork[Name]>];
}[keyof PreparerWork];

const work = createPreparerWork();

let before: Promise<void> = Promise.resolve();

parentPort?.on('message', ([name, args]: ThreadRequest) => {
  before = before.then(async () => {
    parentPort?.postMessage(await (work[name] as (...args: unknown[]) => unknown)(...args));
  });
});
