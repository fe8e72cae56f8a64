import { createSpanning, type CompanyFigures } from '@broadsheet/reports';
import type { Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { LeaseHolder } from '../lease-holder.js';
import type { Watch } from '../watch.js';
import { buildSectionResults } from './sections-answer.js';

/**
 * Computes rank and industry averages over all published companies, and writes the sections that
 * differ. Returns how many reports it changed.
 */
export async function refreshSpanning({ spanning }: Pick<Store, 'spanning'>): Promise<number> {
  const refresh = await spanning.beginRefresh();
  const together = createSpanning();
  const added = new Set<number>();
  for await (const some of refresh.listFigures()) {
    for (const { editionId, figures } of some) {
      together.add(figures as CompanyFigures);
      added.add(editionId);
    }
  }
  for await (const some of refresh.listFigures()) {
    // One that was published in between is not among the others yet; the next refresh sees to it.
    const rows = some
      .filter(({ editionId }) => added.has(editionId))
      .map(({ reportId, editionId, figures }) => {
        const sections = together.buildSections(figures as CompanyFigures);
        return { reportId, editionId, sections: buildSectionResults(sections) };
      });
    await refresh.save(rows);
  }
  return refresh.end();
}

/** Publishing counts as paused after this long without a change. */
const pauseMs = 1000;
/** Where publishing never pauses, the figures are refreshed all the same. */
const longestWaitMs = 30_000;

interface RefreshOptions {
  store: Pick<Store, 'spanning'>;
  watch: Watch;
  leases: LeaseHolder;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

const leaseName = 'refresh spanning';

/** Refreshes after companies changed, in whichever process; returns what ends that. */
export function refreshAfterChanges(options: RefreshOptions): () => Promise<void> {
  const { store, watch, leases, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  let firstChangeAt: number | undefined;
  let running = Promise.resolve();

  const refresh = async () => {
    firstChangeAt = undefined;
    try {
      if (!(await store.spanning.isStale())) return;
      // One process does it for all; the others look again, in case that one dies over it.
      const isMine = await leases.hold([leaseName], async () => {
        if (await store.spanning.isStale()) await refreshSpanning(store);
        return true;
      });
      if (isMine) await watch.check();
      else schedule();
    } catch (error) {
      logger.error({ err: error }, 'figures that span companies were not refreshed');
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
  // Another process may have stopped before it came to it.
  schedule();
  return () => {
    clearTimeout(timer);
    return running;
  };
}
