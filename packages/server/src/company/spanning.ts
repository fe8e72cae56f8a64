import { buildSpanningSections, type CompanyFigures } from '@broadsheet/reports';
import type { Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { LeaseHolder } from '../lease-holder.js';
import type { Watch } from '../watch.js';
import { buildSectionResults } from './sections-answer.js';

/**
 * Computes rank and industry averages over all published companies, in one batch, and writes the
 * sections that differ. Returns how many reports it changed.
 */
export async function refreshSpanning({ spanning }: Pick<Store, 'spanning'>): Promise<number> {
  const { position, figures } = await spanning.readFigures();
  const companies = figures.map((stored) => stored.figures as CompanyFigures);
  const sections = buildSpanningSections(companies);
  const rows = figures.map(({ reportId, editionId }, index) => ({
    reportId,
    editionId,
    sections: buildSectionResults(sections[index] ?? {}),
  }));
  return spanning.save(rows, position);
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
