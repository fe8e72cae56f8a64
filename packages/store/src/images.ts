import type { ChartData } from '@broadsheet/contract';
import type { Database } from './database.js';

/** What names one drawn picture. */
export interface ImageKey {
  /** Hash of the chart data it is drawn from. */
  chart: string;
  theme: string;
  scale: number;
  /** Version of the renderer: another one may draw other bytes. */
  renderer: string;
}

export interface StoredImage {
  /** Of the PNG. */
  sha256: string;
  /** The Base64 text of the PNG, ready to send. */
  base64: Buffer;
}

export interface ImageStore {
  find(key: ImageKey): Promise<StoredImage | undefined>;
  /** The first one saved stays, so that everybody sees the same bytes. */
  save(key: ImageKey, image: StoredImage): Promise<void>;
  getChart(sha256: string): Promise<ChartData>;
  /** Charts of current editions that have not been drawn, at most `limit`. */
  listUndrawn(key: Omit<ImageKey, 'chart'>, limit: number): Promise<string[]>;
}

export function createImageStore({ read, transact }: Database): ImageStore {
  return {
    find: ({ chart, theme, scale, renderer }) =>
      read
        .selectFrom('image')
        .where('chart_sha256', '=', chart)
        .where('theme', '=', theme)
        .where('scale', '=', scale)
        .where('renderer', '=', renderer)
        .select(['sha256', 'base64'])
        .executeTakeFirst(),

    async save({ chart, theme, scale, renderer }, { sha256, base64 }) {
      await transact((transaction) =>
        transaction
          .insertInto('image')
          .values({ chart_sha256: chart, theme, scale, renderer, sha256, base64 })
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

    async listUndrawn({ theme, scale, renderer }, limit) {
      const rows = await read
        .selectFrom('chart')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('image')
                .whereRef('image.chart_sha256', '=', 'chart.sha256')
                .where('image.theme', '=', theme)
                .where('image.scale', '=', scale)
                .where('image.renderer', '=', renderer)
                .select('image.sha256'),
            ),
          ),
        )
        .select('sha256')
        .limit(limit)
        .execute();
      return rows.map(({ sha256 }) => sha256);
    },
  };
}
