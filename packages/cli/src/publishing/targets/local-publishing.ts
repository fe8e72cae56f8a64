import { lookupOf } from '@broadsheet/contract';
import { reviewPublished } from '@broadsheet/editions';
import type { ReportFamilies } from '@broadsheet/reports';
import {
  EditionConflictError,
  WithdrawnReportError,
  type Actor,
  type EditionDraft,
  type HashedDraft,
  type Published,
  type Store,
} from '@broadsheet/store';
import { storedOutcome } from '../outcome.js';
import { createLocalReading } from './local-reading.js';
import {
  refuseWithdrawn,
  type AcceptedDocument,
  type PublishTarget,
  type Refusal,
  type SubmittedDocument,
} from './publish-target.js';
import { resolveConflict } from './resolve-conflict.js';

export interface LocalPublishingOptions {
  store: Store;
  families: ReportFamilies;
  /** The author of the editions, also in the audit log. */
  actor: Actor;
  /** Whether withdrawn reports are published again. */
  restore: boolean;
}

type Answer = AcceptedDocument | Refusal;

/**
 * Publishes documents into the store: together if possible, else one by one. Stays whole: its four functions call
 * each other.
 */
export function createLocalPublishing(
  options: LocalPublishingOptions,
): Pick<PublishTarget, 'publish' | 'preview'> {
  const { store, families, actor, restore } = options;
  const { editions } = store;
  const refuse = ({ key }: HashedDraft) => refuseWithdrawn(families.families.formatReportKey(key));
  const draftOf = ({ draft }: SubmittedDocument, expected: EditionDraft['expected']) => ({
    ...{ ...draft, restore },
    ...(expected !== undefined && { expected }),
  });

  /** All in one transaction, which writes none if it must refuse one. */
  const publish = async (documents: SubmittedDocument[]): Promise<Answer[]> => {
    const drafts = documents.map((document) => draftOf(document, document.basedOn));
    try {
      const outcomes = await editions.publish(drafts, actor);
      return await accept(options, documents.flatMap(withOutcome(outcomes)));
    } catch (error) {
      if (error instanceof WithdrawnReportError) return publishOthers(documents, error);
      if (error instanceof EditionConflictError) return publishEach(documents);
      throw error;
    }
  };
  /** Publishes again without the withdrawn reports, which are refused. */
  const publishOthers = async (documents: SubmittedDocument[], { keys }: WithdrawnReportError) => {
    const withdrawn = new Set(keys.map(lookupOf));
    const others = documents.filter(({ draft }) => !withdrawn.has(lookupOf(draft.key)));
    const answers = await publish(others);
    const byReport = new Map(
      others.map(({ draft }, index) => [lookupOf(draft.key), answers[index]]),
    );
    return documents.map(({ draft }) => byReport.get(lookupOf(draft.key)) ?? refuse(draft));
  };
  const publishEach = async (documents: SubmittedDocument[]) => {
    const answers: Answer[] = [];
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
  ): Promise<Answer> => {
    const draft = draftOf(document, expected);
    try {
      const published = await act(draft);
      const [accepted] = published ? await accept(options, [{ ...document, published }]) : [];
      return accepted ?? refuse(draft);
    } catch (error) {
      if (error instanceof WithdrawnReportError) return refuse(draft);
      if (!(error instanceof EditionConflictError)) throw error;
      const resolved = await resolveConflict(createLocalReading(store), document);
      return 'findings' in resolved ? resolved : actOnOne(document, act, resolved.expected);
    }
  };
  return {
    publish,
    preview: (document) => actOnOne(document, (draft) => editions.preview(draft)),
  };
}

/** With the warnings that need other published content. */
async function accept(
  { store, families }: LocalPublishingOptions,
  done: (SubmittedDocument & { published: Published })[],
): Promise<AcceptedDocument[]> {
  const reviews = await reviewPublished(store.editions, families, done);
  return done.map(({ published }, index) => ({
    ...storedOutcome(published, families.families.formatReportKey),
    warnings: reviews[index] ?? [],
  }));
}

/** Pairs each document with what was done with it. */
const withOutcome =
  (outcomes: readonly Published[]) => (document: SubmittedDocument, index: number) => {
    const published = outcomes[index];
    return published ? [{ ...document, published }] : [];
  };
