import { partName, refreshSpanning, reviewPublished } from '@broadsheet/editions';
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
import { storedOutcome } from './outcome.js';
import {
  refuseWithdrawn,
  type Accepted,
  type PublishTarget,
  type Refusal,
  type Submitted,
} from './publish-target.js';

interface LocalTargetOptions {
  store: Store;
  families: ReportFamilies;
  databaseUrl: string;
  /** The author of the editions, also in the audit log. */
  actor: Actor;
  /** Whether withdrawn reports are published again. */
  restore: boolean;
}

/** Publishes into the store directly, without a service. */
export function createLocalTarget({
  store,
  families,
  databaseUrl,
  actor,
  restore,
}: LocalTargetOptions): PublishTarget {
  const { editions } = store;
  const { formatReportKey } = families.families;
  const outcomeOf = (published: Published) => storedOutcome(published, formatReportKey);
  const refuse = ({ key }: HashedDraft) => refuseWithdrawn(formatReportKey(key));
  const accept = async (done: (Submitted & { published: Published })[]): Promise<Accepted[]> => {
    const reviews = await reviewPublished(editions, families, done);
    return done.map(({ published }, index) => ({
      ...outcomeOf(published),
      warnings: reviews[index] ?? [],
    }));
  };
  const publish = async (documents: Submitted[]): Promise<(Accepted | Refusal)[]> => {
    const drafts = documents.map(({ draft }) => ({ ...draft, restore }));
    try {
      const outcomes = await editions.publish(drafts, actor);
      return await accept(
        documents.flatMap((document, index) => {
          const published = outcomes[index];
          return published ? [{ ...document, published }] : [];
        }),
      );
    } catch (error) {
      if (!(error instanceof WithdrawnReportError)) throw error;
      // None of the documents was published: publishes the others again, without the withdrawn
      // ones.
      const withdrawn = new Set(error.keys.map(lookupOf));
      const others = documents.filter(({ draft }) => !withdrawn.has(lookupOf(draft.key)));
      const answers = await publish(others);
      const byReport = new Map(
        others.map(({ draft }, index) => [lookupOf(draft.key), answers[index]]),
      );
      return drafts.map((draft) => byReport.get(lookupOf(draft.key)) ?? refuse(draft));
    }
  };
  return {
    name: withoutPassword(databaseUrl),

    // Only the document decides whether an edition is the same.
    listUnchanged: (documents) => editions.listUnchanged(documents),
    publish,
    preview: async (document) => {
      const { draft } = document;
      try {
        const published = await editions.preview({ ...draft, restore });
        const [accepted] = await accept([{ ...document, published }]);
        return accepted ?? refuse(draft);
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
