import { fillFigures, fillReferences } from '@broadsheet/editions';
import type { ReportFamilies } from '@broadsheet/reports';
import type { Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { LeaseHolder } from '../lease-holder.js';

interface FillOptions {
  store: Pick<Store, 'figures' | 'references'>;
  families: ReportFamilies;
  leases: LeaseHolder;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

const leaseName = 'fill figures';
/** How long until the next attempt, if another process fills or the store cannot be written. */
const againMs = 30_000;

/**
 * Fills in key figures and references of editions that have none, once after the start, in one process
 * at a time. Returns a function that stops it after the work in progress.
 */
export function fillAfterStart(options: FillOptions): () => Promise<void> {
  const { store, families, leases, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  const fill = async () => {
    try {
      const isMine = await leases.hold([leaseName], async () => {
        await fillReferences(store, families);
        await fillFigures(store, families);
        return true;
      });
      if (isMine) return;
    } catch (error) {
      logger.error({ err: error }, 'key figures or references were not filled in');
    }
    again();
  };
  let running = Promise.resolve();
  const again = (ms = againMs) => {
    timer = setTimeout(() => {
      running = fill();
    }, ms).unref();
  };
  again(0);
  return () => {
    clearTimeout(timer);
    return running;
  };
}
