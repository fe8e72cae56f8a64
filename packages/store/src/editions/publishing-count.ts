/** How many changes of reports are under way in this process. */
export interface PublishingStats {
  /** Those that wait until what came before them is written. */
  waiting: number;
  /** Those that are being written, many in one transaction. */
  writing: number;
}

/** Counts changes from outside the queue that they go through. */
export interface PublishingCount {
  /** Around each change, from when it is asked for until it is answered. */
  asked<T>(work: () => Promise<T>): Promise<T>;
  /** Around a transaction that makes so many of them. */
  written<T>(changes: number, work: () => Promise<T>): Promise<T>;
  stats(): PublishingStats;
}

export function countPublishing(): PublishingCount {
  let asked = 0;
  let writing = 0;
  return {
    async asked(work) {
      asked += 1;
      try {
        return await work();
      } finally {
        asked -= 1;
      }
    },
    async written(changes, work) {
      writing += changes;
      try {
        return await work();
      } finally {
        writing -= changes;
      }
    },
    stats: () => ({ waiting: asked - writing, writing }),
  };
}
