import { crc32 } from 'node:zlib';
import type { Database } from '../database/database.js';

/** Identifies one file of a report. */
export interface DownloadKey {
  /** Which file: the same for every edition of its report. */
  name: string;
  /** A hash of what it is made from. */
  content: string;
  /** The report it is of, as `lookupOf` writes it. Withdrawing the report removes the file. */
  report: string;
}

export interface StoredDownload {
  /** The hash of the bytes. */
  sha256: string;
  bytes: Buffer;
}

export interface DownloadStore {
  /** Undefined if the file was never made from this content, or was damaged since. */
  find(key: DownloadKey): Promise<StoredDownload | undefined>;
  /** Replaces the file that was made from an earlier content of the report. */
  save(key: DownloadKey, file: StoredDownload): Promise<void>;
}

/** The name of the lease that a process takes before it makes a file. */
export const downloadLease = ({ name, content }: DownloadKey): string =>
  `download ${name} ${content}`;

export function createDownloadStore({ read, transact }: Database): DownloadStore {
  return {
    async find({ name, content }) {
      const row = await read
        .selectFrom('download')
        .where('name', '=', name)
        .where('content', '=', content)
        .select(['sha256', 'bytes', 'crc32'])
        .executeTakeFirst();
      if (!row || crc32(row.bytes) !== row.crc32) return undefined;
      return { sha256: row.sha256, bytes: row.bytes };
    },

    async save({ name, content, report }, { sha256, bytes }) {
      const made = { content, report, sha256, bytes, crc32: crc32(bytes) };
      await transact((transaction) =>
        transaction
          .insertInto('download')
          .values({ name, ...made })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(made))
          .execute(),
      );
    },
  };
}
