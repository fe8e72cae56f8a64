/** A preparer in a worker thread: runs its tasks one after the other. */
import { parentPort } from 'node:worker_threads';
import { createPreparerWork, type PreparerWork } from './preparer.js';

type Asked = {
  [Name in keyof PreparerWork]: [Name, Parameters<PreparerWork[Name]>];
}[keyof PreparerWork];

const work = createPreparerWork();

parentPort?.on('message', ([name, args]: Asked) => {
  const answer = (work[name] as (...args: unknown[]) => unknown)(...args);
  parentPort?.postMessage(answer);
});
