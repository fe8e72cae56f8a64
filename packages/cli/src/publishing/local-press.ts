import { partName, refreshSpanning } from '@broadsheet/editions';
import type { ReportFamilies } from '@broadsheet/reports';
import {
  lookupOf,
  withoutPassword,
  WithdrawnReportError,
  type Actor,
  type HashedDraft,
  type Published,
  type Store,
} from '@broadsheet/store';
import { storedOutcome, type Outcome } from './outcome.js';
import { refuseWithdrawn, type Press, type Refusal } from './press.js';

interface LocalPressOptions {
  store: Store;
  families: ReportFamilies;
  databaseUrl: string;
  /** Who is recorded as the author, and in the audit log. */
  actor: Actor;
  /** Whether withdrawn reports are published again. */
  restore: boolean;
}

/** Publishes into the store itself, without a service in between. */
export function createLocalPress({
  store,
  families,
  databaseUrl,
  actor,
  restore,
}: LocalPressOptions): Press {
  const { editions } = store;
  const { formatReportKey } = families.families;
  const outcomeOf = (published: Published) => storedOutcome(published, formatReportKey);
  const refuse = ({ key }: HashedDraft) => refuseWithdrawn(formatReportKey(key));
  const publish = async (drafts: HashedDraft[]): Promise<(Outcome | Refusal)[]> => {
    try {
      return (await editions.publish(drafts, actor)).map(outcomeOf);
    } catch (error) {
      if (!(error instanceof WithdrawnReportError)) throw error;
      // Nothing of them is published: the others once more, without those that are withdrawn.
      const withdrawn = new Set(error.keys.map(lookupOf));
      const others = drafts.filter(({ key }) => !withdrawn.has(lookupOf(key)));
      const answers = await publish(others);
      const byReport = new Map(others.map(({ key }, index) => [lookupOf(key), answers[index]]));
      return drafts.map((draft) => byReport.get(lookupOf(draft.key)) ?? refuse(draft));
    }
  };
  return {
    name: withoutPassword(databaseUrl),

    // Nothing but the document decides whether an edition is the same.
    listUnchanged: (documents) => editions.listUnchanged(documents),
    publish: (drafts) => publish(drafts.map((draft) => ({ ...draft, restore }))),
    preview: async (draft) => {
      try {
        return outcomeOf(await editions.preview({ ...draft, restore }));
      } catch (error) {
        if (error instanceof WithdrawnReportError) return refuse(draft);
        throw error;
      }
    },

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
