/** Reads pictures in a thread of its own: see ImageReader. */
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { ReadImage } from './image-reader.js';
import { isIntact, type ImageKey } from './stored-image.js';

/** Told at once, and so sent together; were it more, whoever sends them would wait for those who read. */
const together = 2;

const database = new Sqlite(workerData as string, { readonly: true });
const byKey = database
  .prepare<[string, string, number, string], [string, Buffer, number | null]>(
    `select sha256, base64, crc32 from image
     where chart_sha256 = ? and theme = ? and scale = ? and renderer = ?`,
  )
  .raw();

parentPort?.on('message', (keys: ImageKey[]) => {
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
    const row = byKey.get(chart, theme, scale, renderer);
    if (!row) return undefined;
    // Each blob has memory of its own, which can be handed over.
    const [sha256, base64, crc32] = row;
    return isIntact({ sha256, base64, crc32 })
      ? { sha256, bytes: base64.buffer as ArrayBuffer }
      : undefined;
  } catch {
    return undefined;
  }
}
