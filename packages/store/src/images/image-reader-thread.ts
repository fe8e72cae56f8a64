/** Reads images in a worker thread: see ImageReader. */
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import type { ReadImage } from './image-reader.js';
import { isIntact, type ImageKey } from './stored-image.js';

/** Images per message, whose responses are sent together. With more, sending waits for reading. */
const together = 2;

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: 5000 });
const byKey = database.prepare(
  `select sha256, base64, crc32 from image
   where chart_sha256 = ? and theme = ? and scale = ? and renderer = ?`,
  { returnArrays: true },
);

parentPort?.on('message', (keys: ImageKey[] | 'close') => {
  if (keys === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  for (let from = 0; from < keys.length; from += together) {
    const images = keys.slice(from, from + together).map(find);
    parentPort?.postMessage(
      images,
      images.flatMap((image) => (image ? [image.bytes] : [])),
    );
  }
});
parentPort?.postMessage('ready');

function find({ chart, theme, scale, renderer }: ImageKey): ReadImage {
  try {
    const row = byKey.get(chart, theme, scale, renderer) as
      | [string, Uint8Array<ArrayBuffer>, number | null]
      | undefined;
    if (!row) return undefined;
    // Each blob has its own memory, which can be transferred.
    const [sha256, { buffer: bytes }, crc32] = row;
    return isIntact({ sha256, base64: Buffer.from(bytes), crc32 }) ? { sha256, bytes } : undefined;
  } catch {
    return undefined;
  }
}
