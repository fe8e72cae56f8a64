import { isSpanningStale, refreshSpanning } from '@broadsheet/editions';
import type { ReportFamilies } from '@broadsheet/reports';
import type { Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { LeaseHolder } from '../lease-holder.js';
import type { Watch } from '../watch.js';

/** Publishing counts as paused after this long without a change. */
const pauseMs = 1000;
/** If publishing never pauses, the figures are refreshed after this long anyway. */
const longestWaitMs = 30_000;

interface RefreshOptions {
  store: Pick<Store, 'spanning'>;
  families: ReportFamilies;
  watch: Watch;
  leases: LeaseHolder;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

const leaseName = 'refresh spanning';

/**
 * Refreshes figures that span reports after a change in any process. Returns a function that stops
 * it.
 */
export function refreshAfterChanges(options: RefreshOptions): () => Promise<void> {
  const { store, families, watch, leases, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  let firstChangeAt: number | undefined;
  let running = Promise.resolve();

  const refresh = async () => {
    firstChangeAt = undefined;
    try {
      if (!(await isSpanningStale(store, families))) return;
      // One process refreshes for all; the others check again later, in case that process dies.
      const isMine = await leases.hold([leaseName], async () => {
        await refreshSpanning(store, families);
        return true;
      });
      if (isMine) await watch.check();
      else schedule();
    } catch (error) {
      logger.error({ err: error }, 'figures that span reports were not refreshed');
      schedule();
    }
  };
  const schedule = () => {
    const now = performance.now();
    firstChangeAt ??= now;
    clearTimeout(timer);
    const wait = Math.min(pauseMs, firstChangeAt + longestWaitMs - now);
    timer = setTimeout(
      () => {
        running = running.then(refresh);
      },
      Math.max(0, wait),
    );
    timer.unref();
  };

  watch.on('change', schedule);
  // Another process may have stopped before it refreshed.
  schedule();
  return () => {
    clearTimeout(timer);
    return running;
  };
}
