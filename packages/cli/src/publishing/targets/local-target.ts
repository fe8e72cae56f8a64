import { refreshSpanning } from '@broadsheet/editions';
import { withoutPassword, type Published } from '@broadsheet/store';
import { listReports } from '../list-reports.js';
import { storedOutcome } from '../outcome.js';
import { createLocalPublishing, type LocalPublishingOptions } from './local-publishing.js';
import { createLocalReading } from './local-reading.js';
import type { PublishTarget } from './publish-target.js';

interface LocalTargetOptions extends LocalPublishingOptions {
  databaseUrl: string;
}

/** Publishes into the store directly, without a service. */
export function createLocalTarget(options: LocalTargetOptions): PublishTarget {
  const { store, families, databaseUrl, actor } = options;
  const { editions } = store;
  const outcomeOf = (published: Published) =>
    storedOutcome(published, families.families.formatReportKey);
  return {
    name: withoutPassword(databaseUrl),

    // Only the document decides whether an edition is the same.
    listUnchanged: (documents) => editions.listUnchanged(documents),
    ...createLocalPublishing(options),

    listReports: (query) => listReports(store, families.families, query),
    ...createLocalReading(store),

    async rollBack(key, edition) {
      const outcome = await editions.rollBack(key, edition, { actor });
      return outcome && outcomeOf(outcome);
    },

    async withdraw(key) {
      const outcome = await editions.withdraw(key, { actor });
      return outcome && outcomeOf(outcome);
    },

    async finish() {
      await refreshSpanning(store, families);
    },
  };
}
