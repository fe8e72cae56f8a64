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
  countRequested<T>(work: () => Promise<T>): Promise<T>;
  /** Wraps a transaction that writes this many changes. */
  countWritten<T>(changes: number, work: () => Promise<T>): Promise<T>;
  stats(): PublishingStats;
}

export function countPublishing(): PublishingCount {
  let countRequested = 0;
  let writing = 0;
  return {
    async countRequested(work) {
      countRequested += 1;
      try {
        return await work();
      } finally {
        countRequested -= 1;
      }
    },
    async countWritten(changes, work) {
      writing += changes;
      try {
        return await work();
      } finally {
        writing -= changes;
      }
    },
    stats: () => ({ waiting: countRequested - writing, writing }),
  };
}
