import { partName, refreshSpanning, reviewPublished } from '@broadsheet/editions';
import type { ReportFamilies } from '@broadsheet/reports';
import {
  EditionConflictError,
  lookupOf,
  withoutPassword,
  WithdrawnReportError,
  type Actor,
  type EditionDraft,
  type EditionSummary,
  type HashedDraft,
  type Published,
  type Store,
} from '@broadsheet/store';
import { listReports } from '../list-reports.js';
import { storedOutcome } from '../outcome.js';
import {
  refuseWithdrawn,
  type AcceptedDocument,
  type PublishTarget,
  type Refusal,
  type SubmittedDocument,
} from './publish-target.js';
import { resolveConflict } from './resolve-conflict.js';

interface LocalTargetOptions {
  store: Store;
  families: ReportFamilies;
  databaseUrl: string;
  /** The author of the editions, also in the audit log. */
  actor: Actor;
  /** Whether withdrawn reports are published again. */
  restore: boolean;
}

/** Publishes into the store directly, without a service. One short method for each of the target's operations. */
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
  const accept = async (
    done: (SubmittedDocument & { published: Published })[],
  ): Promise<AcceptedDocument[]> => {
    const reviews = await reviewPublished(editions, families, done);
    return done.map(({ published }, index) => ({
      ...outcomeOf(published),
      warnings: reviews[index] ?? [],
    }));
  };
  const draftOf = ({ draft }: SubmittedDocument, expected: EditionDraft['expected']) => ({
    ...{ ...draft, restore },
    ...(expected !== undefined && { expected }),
  });
  const { findDocument, listEditions } = createLocalReading(store);
  const publish = async (
    documents: SubmittedDocument[],
  ): Promise<(AcceptedDocument | Refusal)[]> => {
    const drafts = documents.map((document) => draftOf(document, document.basedOn));
    try {
      const outcomes = await editions.publish(drafts, actor);
      return await accept(
        documents.flatMap((document, index) => {
          const published = outcomes[index];
          return published ? [{ ...document, published }] : [];
        }),
      );
    } catch (error) {
      // None of the documents was published.
      if (error instanceof EditionConflictError) return publishEach(documents);
      if (!(error instanceof WithdrawnReportError)) throw error;
      // Publishes the others again, without the withdrawn ones.
      const withdrawn = new Set(error.keys.map(lookupOf));
      const others = documents.filter(({ draft }) => !withdrawn.has(lookupOf(draft.key)));
      const answers = await publish(others);
      const byReport = new Map(
        others.map(({ draft }, index) => [lookupOf(draft.key), answers[index]]),
      );
      return drafts.map((draft) => byReport.get(lookupOf(draft.key)) ?? refuse(draft));
    }
  };
  const publishEach = async (documents: SubmittedDocument[]) => {
    const answers = [];
    for (const document of documents) {
      answers.push(
        await actOnOne(document, async (draft) => (await editions.publish([draft], actor))[0]),
      );
    }
    return answers;
  };
  /** Publishes or previews one document, over a later edition only if that undoes nothing. */
  const actOnOne = async (
    document: SubmittedDocument,
    act: (draft: HashedDraft) => Promise<Published | undefined>,
    expected: EditionDraft['expected'] = document.basedOn,
  ): Promise<AcceptedDocument | Refusal> => {
    const draft = draftOf(document, expected);
    try {
      const published = await act(draft);
      const [accepted] = published ? await accept([{ ...document, published }]) : [];
      return accepted ?? refuse(draft);
    } catch (error) {
      if (error instanceof WithdrawnReportError) return refuse(draft);
      if (!(error instanceof EditionConflictError)) throw error;
      const resolved = await resolveConflict({ findDocument, listEditions }, document);
      return 'findings' in resolved ? resolved : actOnOne(document, act, resolved.expected);
    }
  };
  return {
    name: withoutPassword(databaseUrl),

    // Only the document decides whether an edition is the same.
    listUnchanged: (documents) => editions.listUnchanged(documents),
    publish,
    preview: (document) => actOnOne(document, (draft) => editions.preview(draft)),

    listReports: (query) => listReports(store, families.families, query),

    listEditions,
    findDocument,

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

function createLocalReading({
  editions,
}: Store): Pick<PublishTarget, 'listEditions' | 'findDocument'> {
  return {
    listEditions: async (key) => (await editions.list(key)).map(toListed),
    async findDocument(key, edition) {
      const stored = await editions.findDocument(key, edition);
      return (
        stored && { document: JSON.parse(stored.document) as unknown, edition: stored.edition }
      );
    },
  };
}

function toListed({ edition, publishedAt, author, isCurrent, sha256, changes }: EditionSummary) {
  return {
    edition,
    author,
    publishedAt: new Date(publishedAt).toISOString(),
    current: isCurrent,
    sha256,
    changed: Object.entries(changes)
      .filter(([name]) => partName(name) === name)
      .map(([name, hash]) => ({ name, sha256: hash })),
  };
}
