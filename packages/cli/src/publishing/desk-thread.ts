/** A desk in a worker thread: runs its tasks one after the other. */
import { parentPort } from 'node:worker_threads';
import { createDeskWork, type DeskWork } from './desk.js';

type Asked = { [Name in keyof DeskWork]: [Name, Parameters<DeskWork[Name]>] }[keyof DeskWork];

const work = createDeskWork();

parentPort?.on('message', ([name, args]: Asked) => {
  const answer = (work[name] as (...args: unknown[]) => unknown)(...args);
  parentPort?.postMessage(answer);
});
