import type { ChartData } from '@broadsheet/contract';
import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import { prepareQuery } from '../database/prepared-query.js';
import { isHeld } from '../leases.js';
import { checksumOf, isIntact, type ImageKey, type StoredImage } from './stored-image.js';

/** The stored image is damaged. */
export class CorruptImageError extends Error {
  constructor({ chart, theme }: ImageKey) {
    super(`The picture of chart ${chart}, theme ${theme}, is not what was saved`);
  }
}

export interface ImageStore {
  /** Throws if the image was damaged since it was saved. */
  find(key: ImageKey): Promise<StoredImage | undefined>;
  /** Deletes the image, so that it is drawn again. */
  discard(key: ImageKey): Promise<void>;
  /** The first saved image stays, so that every client gets the same bytes. */
  save(key: ImageKey, image: StoredImage): Promise<void>;
  getChart(sha256: string): Promise<ChartData>;
  /** Charts that wait to be drawn, at most `limit`, longest waiting first. */
  listUndrawn(limit: number): Promise<UndrawnChart[]>;
  /** Those of them that no process is drawing now with this theme, scale and renderer. */
  listUnclaimed(limit: number, way: Omit<ImageKey, 'chart'>): Promise<UndrawnChart[]>;
  /** Removes drawn charts from the queue, and moves failed ones to its end. */
  settleUndrawn(tried: { drawn: UndrawnChart[]; failed: UndrawnChart[] }): Promise<void>;
}

export interface UndrawnChart {
  /** Its place in the queue. */
  id: number;
  /** Hash of the chart data. */
  chart: string;
}

/** The name of the lease that a process takes before it draws an image. */
export function drawingLease({ chart, theme, scale, renderer }: ImageKey): string {
  return `draw ${chart} ${theme} ${String(scale)} ${renderer}`;
}

/** Long only because it has one short method for each operation of the interface above. */
export function createImageStore(
  { read, transact, imageReader }: Database,
  clock: () => number,
): ImageStore {
  const byKey = prepareQuery(
    read
      .selectFrom('image')
      .where('chart_sha256', '=', '')
      .where('theme', '=', '')
      .where('scale', '=', 1)
      .where('renderer', '=', '')
      .select(['sha256', 'base64', 'crc32']),
  );
  const undrawn = read.selectFrom('undrawn').select(['id', 'chart_sha256 as chart']).orderBy('id');
  return {
    async find(key) {
      const image = await imageReader?.read(key);
      if (image) return image;
      const { chart, theme, scale, renderer } = key;
      const { rows } = await read.executeQuery(byKey([chart, theme, scale, renderer]));
      const [row] = rows;
      if (row && !isIntact(row)) throw new CorruptImageError(key);
      return row && { sha256: row.sha256, base64: row.base64 };
    },

    async discard({ chart, theme, scale, renderer }) {
      await transact((transaction) =>
        transaction
          .deleteFrom('image')
          .where('chart_sha256', '=', chart)
          .where('theme', '=', theme)
          .where('scale', '=', scale)
          .where('renderer', '=', renderer)
          .execute(),
      );
    },

    async save({ chart, theme, scale, renderer }, { sha256, base64 }) {
      await transact((transaction) =>
        transaction
          .insertInto('image')
          .values({
            chart_sha256: chart,
            theme,
            scale,
            renderer,
            sha256,
            base64,
            crc32: checksumOf(base64),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    },

    async getChart(sha256) {
      const { data } = await read
        .selectFrom('chart')
        .where('sha256', '=', sha256)
        .select('data')
        .executeTakeFirstOrThrow(() => new Error(`chart ${sha256} is not in the store`));
      return JSON.parse(data) as ChartData;
    },

    listUndrawn: (limit) => undrawn.limit(limit).execute(),

    listUnclaimed(limit, way) {
      const [before = '', after = ''] = drawingLease({ ...way, chart: '\n' }).split('\n');
      return undrawn
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('lease')
                .where(sql<boolean>`name = ${before} || undrawn.chart_sha256 || ${after}`)
                .where(isHeld(clock()))
                .select('name'),
            ),
          ),
        )
        .limit(limit)
        .execute();
    },

    async settleUndrawn({ drawn, failed }) {
      const ids = [...drawn, ...failed].map(({ id }) => id);
      const again = failed.map(({ chart }) => ({ chart_sha256: chart }));
      await transact(async (transaction) => {
        await transaction.deleteFrom('undrawn').where('id', 'in', ids).execute();
        if (again.length > 0) await transaction.insertInto('undrawn').values(again).execute();
      });
    },
  };
}
