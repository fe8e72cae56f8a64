import { createHash, randomFillSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { UndrawnChart } from '@broadsheet/store';
import { DatabaseSync } from '@photostructure/sqlite';

/** As long as a drawn chart; its Base64 text is a third longer. */
const imageBytes = 37_500;
const rowsAtATime = 500;

/**
 * Gives undrawn charts an image of synthetic bytes, up to a maximum number. They are written
 * directly into the file, because drawing them would take hours; theme and renderer are those of
 * the one image that was really drawn.
 */
export function addSyntheticImages(file: string, limit: number): number {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = OFF');
  const drawn = database
    .prepare('select theme, scale, renderer from image limit 1')
    .get() as object;
  const insert = database.prepare(
    `insert or ignore into image (chart_sha256, theme, scale, renderer, sha256, base64, crc32)
     values (@chart, @theme, @scale, @renderer, @sha256, @base64, @crc32)`,
  );
  const forget = database.prepare('delete from undrawn where id = ?');
  const undrawn = database
    .prepare('select id, chart_sha256 as chart from undrawn order by id limit ?')
    .all(limit) as UndrawnChart[];
  const bytes = randomFillSync(Buffer.alloc(imageBytes));
  const add = (some: UndrawnChart[]) => {
    database.exec('begin');
    for (const { id, chart } of some) {
      // Different in every image, so that neither the file system nor the disk can share them.
      bytes.write(chart, 1000, 'latin1');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const base64 = Buffer.from(bytes.toString('base64'));
      insert.run({ ...drawn, chart, sha256, base64, crc32: crc32(base64) });
      forget.run(id);
    }
    database.exec('commit');
  };
  for (let start = 0; start < undrawn.length; start += rowsAtATime) {
    add(undrawn.slice(start, start + rowsAtATime));
  }
  database.close();
  return undrawn.length;
}
