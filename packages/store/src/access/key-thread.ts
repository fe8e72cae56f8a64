/** Derives keys in a worker thread: see createKeyThreads. */
import { scryptSync, type ScryptOptions } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

export interface KeyTask {
  secret: string;
  salt: Uint8Array;
  length: number;
  options: ScryptOptions;
}

parentPort?.on('message', ({ secret, salt, length, options }: KeyTask) => {
  parentPort?.postMessage(scryptSync(secret, salt, length, options));
});
