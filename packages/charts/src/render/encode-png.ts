import sharp from 'sharp';
import type { Pixels } from './draw.js';
import { insertDescription } from './png-text.js';

// One picture at a time in each worker: threads and caches of its own would only add up.
sharp.concurrency(1);
sharp.cache(false);

export async function encodePng(
  { width, height, rgba }: Pixels,
  description: string,
): Promise<Buffer> {
  const image = sharp(rgba, { raw: { width, height, channels: 4 } });
  const png = await image.removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  return insertDescription(png, description);
}
