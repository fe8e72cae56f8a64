import { setTimeout } from 'node:timers/promises';
import type { FileMaker, FileTask } from '@broadsheet/downloads';
import {
  downloadLease,
  type DownloadKey,
  type Store,
  type StoredDownload,
} from '@broadsheet/store';
import { createByteCache, type CacheStats } from '../byte-cache.js';
import type { LeaseHolder } from '../lease-holder.js';
import { RequestProblem } from '../problem.js';

/** The files of reports: from memory, else from the store, else made. */
export interface ReportFiles {
  get(wanted: WantedFile): Promise<StoredDownload>;
  stats(): CacheStats;
}

export interface WantedFile {
  key: DownloadKey;
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

/** How long a request waits for a file that another process is making. */
const patienceMs = 60_000;
const shortestPauseMs = 25;
const longestPauseMs = 250;

export function createReportFiles({ downloads, maker, leases, maxBytes }: Options): ReportFiles {
  const make = async ({ key, isStored, readTask }: WantedFile): Promise<StoredDownload> => {
    const { bytes, sha256 } = await maker.make(await readTask()).catch(explain);
    // Bytes sent by a worker arrive as a plain Uint8Array.
    const file = { sha256, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    if (isStored) await downloads.save(key, file);
    return file;
  };

  /** Makes the file once, even if several processes need it. */
  const findOrMake = async (wanted: WantedFile): Promise<StoredDownload> => {
    const { key, isStored } = wanted;
    if (!isStored) return make(wanted);
    const deadline = performance.now() + patienceMs;
    for (let pauseMs = shortestPauseMs; performance.now() < deadline; pauseMs *= 2) {
      const found = await downloads.find(key);
      if (found) return found;
      const made = await leases.hold(
        [downloadLease(key)],
        async () => (await downloads.find(key)) ?? (await make(wanted)),
      );
      if (made) return made;
      await setTimeout(Math.min(pauseMs, longestPauseMs));
    }
    throw new RequestProblem('unavailable', 'The file could not be made in time.');
  };

  /** What is being asked for now, by its name in memory. */
  const asked = new Map<string, WantedFile>();
  const cache = createByteCache<StoredDownload>({
    maxBytes,
    sizeOf: ({ bytes }) => bytes.length,
    load: async (name) => {
      const wanted = asked.get(name);
      return wanted && findOrMake(wanted);
    },
  });

  return {
    stats: cache.stats,
    async get(wanted) {
      const name = `${wanted.key.name} ${wanted.key.content}`;
      asked.set(name, wanted);
      const loading = cache.get(name);
      asked.delete(name);
      const file = await loading;
      if (!file) throw new Error(`the file ${name} was not made`);
      return file;
    },
  };
}

/** An overloaded worker is not the client's fault: the client is told to try again later. */
function explain(error: unknown): never {
  const { code } = error as { code?: string };
  if (code === 'queue_full') {
    throw new RequestProblem('unavailable', 'Too many files and charts are waiting to be made.');
  }
  if (code === 'timed_out' || code === 'out_of_memory') {
    throw new RequestProblem('unavailable', 'The file could not be made in time.');
  }
  throw error;
}
