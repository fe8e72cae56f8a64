/** How many changes of reports are in progress in this process. */
export interface PublishingStats {
  /** Changes that wait until earlier ones are written. */
  waiting: number;
  /** Changes that are being written, many in one transaction. */
  writing: number;
}

/** Counts changes without knowing the publish queue that they go through. */
export interface PublishingCount {
  /** Wraps each change, from the request until the answer. */
  asked<T>(work: () => Promise<T>): Promise<T>;
  /** Wraps a transaction that writes so many changes. */
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
