import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImageKey, StoredImage } from './stored-image.js';

/**
 * Reads images from a SQLite file in a worker thread. SQLite blocks the calling thread: reading
 * fifty kilobytes takes as long as answering a request from memory, and a slow disk delays every
 * request. The thread only helps: an image that it does not return is read by the caller itself.
 */
export interface ImageReader {
  /** Undefined if the thread is not started yet. Returns only undamaged images. */
  read(key: ImageKey): Promise<StoredImage | undefined> | undefined;
  close(): Promise<void>;
}

/** The thread's answer for each image, in the order of the requests; undefined if it has none. */
export type ReadImage = { sha256: string; bytes: ArrayBuffer } | undefined;

/** Reads before the thread is started: many stores never get as many, and a thread takes memory. */
const worthThread = 100;

export function createImageReader(file: string): ImageReader {
  let readsWithout = 0;
  let thread: Thread | undefined;
  return {
    read(key) {
      if (thread) return thread.isUp() ? thread.ask(key) : undefined;
      readsWithout += 1;
      if (readsWithout < worthThread) return undefined;
      readsWithout = 0;
      thread = startThread(file, () => {
        thread = undefined;
      });
      return undefined;
    },
    async close() {
      await thread?.end();
    },
  };
}

interface Thread {
  isUp(): boolean;
  ask(key: ImageKey): Promise<StoredImage | undefined>;
  end(): Promise<void>;
}

function startThread(file: string, onEnd: () => void): Thread {
  const worker = new Worker(new URL('./image-reader-thread.js', import.meta.url), {
    workerData: file,
  });
  // The thread keeps the process alive only while a read is pending.
  worker.unref();
  const waiting: ((image: StoredImage | undefined) => void)[] = [];
  let isUp = false;
  worker.once('message', () => {
    isUp = true;
    worker.on('message', (images: ReadImage[]) => {
      for (const image of images) {
        waiting.shift()?.(image && { sha256: image.sha256, base64: Buffer.from(image.bytes) });
      }
      if (waiting.length === 0) worker.unref();
    });
  });
  // An `exit` event follows, and settles the pending reads.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    isUp = false;
    onEnd();
    for (const resolve of waiting.splice(0)) resolve(undefined);
  });

  /** Requests of one turn of the event loop go in one message. */
  let asks: ImageKey[] = [];
  const send = () => {
    worker.postMessage(asks);
    asks = [];
  };
  return {
    isUp: () => isUp,
    ask: (key) =>
      new Promise((resolve) => {
        if (waiting.push(resolve) === 1) worker.ref();
        if (asks.push(key) === 1) setImmediate(send);
      }),
    end: async () => {
      worker.ref();
      // Terminating the thread would leave its connection open, and with it the WAL file.
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
