import { buildSpanningSections, type CompanyFigures } from '@broadsheet/reports';
import type { Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
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
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Refreshes after companies changed, in whichever process; returns what ends that. */
export function refreshAfterChanges({ store, watch, logger }: RefreshOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let firstChangeAt: number | undefined;
  let running = Promise.resolve();

  const refresh = async () => {
    firstChangeAt = undefined;
    try {
      if (await store.spanning.isStale()) {
        await refreshSpanning(store);
        await watch.check();
      }
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
