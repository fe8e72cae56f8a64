import { setImmediate } from 'node:timers/promises';
import type { Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { LeaseHolder } from '../lease-holder.js';

interface IndexingOptions {
  store: Pick<Store, 'indexer'>;
  leases: LeaseHolder;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

const leaseName = 'index reports';
/** Another process indexes, or the store cannot be reached: look again after this long. */
const retryMs = 10_000;

/**
 * Indexes what an older program published. Until it is done, searches use the older index. Returns a
 * function that stops it.
 */
export function indexInBackground({ store, leases, logger }: IndexingOptions): () => Promise<void> {
  const { indexer } = store;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const indexAll = async () => {
    let count = 0;
    while (!isStopped && (await indexer.indexSome())) {
      count += 1;
      // Requests that arrived meanwhile go first.
      await setImmediate();
    }
    if (count > 0 && !isStopped) logger.info('the search index is complete');
    return true;
  };
  const run = async () => {
    try {
      if (!(await indexer.isNeeded())) return;
      const isDone = await leases.hold([leaseName], indexAll);
      if (!isDone) retry();
    } catch (error) {
      if (isStopped) return;
      logger.error({ err: error }, 'reports were not indexed for search');
      retry();
    }
  };
  const retry = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, retryMs);
    timer.unref();
  };
  let running = run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
