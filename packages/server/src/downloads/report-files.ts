import type { FileMaker, FileTask } from '@broadsheet/downloads';
import {
  downloadLease,
  type DownloadKey,
  type Store,
  type StoredDownload,
} from '@broadsheet/store';
import { createByteCache, type CacheStats } from '../byte-cache.js';
import type { ReadyFile } from '../charts/chart-pictures.js';
import type { LeaseHolder } from '../lease-holder.js';
import { makeAmongProcesses } from '../make-among-processes.js';
import { RequestProblem } from '../problem.js';
import { explainMaking } from './explain-making.js';

/** The files of reports: from memory, else from the store, else made. */
export interface ReportFiles {
  get(description: FileDescription): ReadyFile | Promise<ReadyFile>;
  stats(): CacheStats;
}

export interface FileDescription {
  /** The name in memory: another one for each file and each state of its report. */
  name: string;
  /** The key in the store. Called only if memory does not have the file. */
  getKey: () => DownloadKey;
  /** The values of its headers. Called only if memory does not have the file. */
  describe: () => Required<Pick<ReadyFile, 'contentType' | 'disposition'>>;
  /** Files of arbitrary selections are not stored: there are too many of them. */
  isStored: boolean;
  /** Reads what the file is made from. Called only if it has to be made. */
  readTask: () => Promise<FileTask>;
}

interface Options {
  downloads: Store['downloads'];
  maker: Pick<FileMaker, 'make'>;
  leases: LeaseHolder;
  maxBytes: number;
}

export function createReportFiles({ downloads, maker, leases, maxBytes }: Options): ReportFiles {
  const make = async (
    { isStored, readTask }: FileDescription,
    key: DownloadKey,
  ): Promise<StoredDownload> => {
    const { bytes, sha256 } = await maker.make(await readTask()).catch(explainMaking);
    // Bytes sent by a worker arrive as a plain Uint8Array.
    const file = { sha256, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    if (isStored) await downloads.save(key, file);
    return file;
  };

  /** Makes the file once, even if several processes need it. */
  const findOrMake = async (file: FileDescription): Promise<StoredDownload> => {
    const key = file.getKey();
    if (!file.isStored) return make(file, key);
    const find = () => downloads.find(key);
    const made =
      (await find()) ??
      (await makeAmongProcesses({
        ...{ leases, lease: downloadLease(key), find },
        make: () => make(file, key),
      }));
    if (made) return made;
    throw new RequestProblem('unavailable', 'The file could not be made in time.');
  };

  const cache = createByteCache<ReadyFile>({ maxBytes, sizeOf: ({ bytes }) => bytes.length });
  const load = async (file: FileDescription): Promise<ReadyFile> => ({
    ...(await findOrMake(file)),
    ...file.describe(),
  });

  return {
    stats: cache.stats,
    get(description) {
      return cache.get(description.name, () => load(description));
    },
  };
}
