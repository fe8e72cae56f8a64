import { partName, refreshSpanning } from '@broadsheet/editions';
import type { ReportFamilies } from '@broadsheet/reports';
import { withoutPassword, type Actor, type Published, type Store } from '@broadsheet/store';
import { storedOutcome } from './outcome.js';
import type { Press } from './press.js';

interface LocalPressOptions {
  store: Store;
  families: ReportFamilies;
  databaseUrl: string;
  /** Who is recorded as the author, and in the audit log. */
  actor: Actor;
}

/** Publishes into the store itself, without a service in between. */
export function createLocalPress({
  store,
  families,
  databaseUrl,
  actor,
}: LocalPressOptions): Press {
  const { editions } = store;
  const outcomeOf = (published: Published) =>
    storedOutcome(published, families.families.formatReportKey);
  return {
    name: withoutPassword(databaseUrl),

    // Nothing but the document decides whether an edition is the same.
    listUnchanged: (documents) => editions.listUnchanged(documents),
    publish: async (drafts) => (await editions.publish(drafts, actor)).map(outcomeOf),
    preview: async (draft) => outcomeOf(await editions.preview(draft)),

    listEditions: async (key) =>
      (await editions.list(key)).map(({ edition, publishedAt, author, isCurrent, ...rest }) => ({
        edition,
        author,
        publishedAt: new Date(publishedAt).toISOString(),
        current: isCurrent,
        sha256: rest.sha256,
        changed: Object.entries(rest.changes)
          .filter(([name]) => partName(name) === name)
          .map(([name, sha256]) => ({ name, sha256 })),
      })),

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
