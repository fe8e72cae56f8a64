import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImageKey, StoredImage } from './stored-image.js';

/**
 * Reads pictures from a SQLite file in a thread of its own. SQLite reads while its caller waits: fifty
 * kilobytes take as long as answering a request from memory, and a disk that is slow holds up
 * everybody. It only helps: what it does not bring, whoever asks looks for himself.
 */
export interface ImageReader {
  /** Undefined where there is no thread yet. Brings only what is there and undamaged. */
  read(key: ImageKey): Promise<StoredImage | undefined> | undefined;
  close(): Promise<void>;
}

/** What the thread says of each picture, in the order in which it was asked; undefined where it has none. */
export type ReadImage = { sha256: string; bytes: ArrayBuffer } | undefined;

/** Reads before there is a thread: many a store is never asked for so many, and a thread takes memory. */
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
  // It keeps the process going only while somebody waits for it.
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
  // Its exit follows, and tells those who wait.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    isUp = false;
    onEnd();
    for (const resolve of waiting.splice(0)) resolve(undefined);
  });

  /** Those of one turn of the event loop go in one message. */
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
      // Terminating it would leave its connection open, and with it the log beside the file.
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
