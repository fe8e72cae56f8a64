import { EditionConflictError, type DocumentPreview, type Publishing } from '@broadsheet/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../session/session-context.js';
import { describeFault } from '../describe-fault.js';
import { findConflict } from '../draft/find-conflict.js';
import { previewRequestOf } from '../draft/preview-request-of.js';
import { publishDraft } from '../draft/publish-draft.js';
import { removeDraft, saveDraft } from '../drafts/draft-store.js';
import type { Draft } from '../drafts/draft.js';
import { usePublishingWords } from '../publishing-words.js';

/** The state of a draft since it was checked with the others. */
export type DraftState =
  | { state: 'ready'; answer: DocumentPreview }
  | { state: 'errors'; count: number }
  | { state: 'conflict' | 'unchanged' }
  | { state: 'failed'; fault: string };

export interface ReadyDraft {
  draft: Draft;
  answer: DocumentPreview;
}

export interface Batch {
  /** By the id of the draft. */
  states: ReadonlyMap<string, DraftState>;
  /** The progress while they are checked or published. */
  work: { done: number; all: number } | undefined;
  ready: ReadyDraft[];
  check: () => Promise<void>;
  /** Publishes the ready ones, and returns how many. */
  publish: () => Promise<number>;
  /** Stops, and leaves the rest unchanged. */
  stop: () => void;
}

/** Checks and publishes all drafts, one after the other, as the service does. */
export function useBatch(drafts: readonly Draft[]): Batch {
  const { publishing } = useClient();
  const words = usePublishingWords();
  const [states, setStates] = useState<ReadonlyMap<string, DraftState>>(new Map());
  const [work, setWork] = useState<Batch['work']>();
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    running.current?.abort();
  }, []);
  // After leaving the page nothing more is published.
  useEffect(() => stop, [stop]);
  const each = async <One>(all: readonly One[], act: (one: One) => Promise<void>) => {
    const { signal } = (running.current = new AbortController());
    for (const [done, one] of all.entries()) {
      if (signal.aborted) break;
      setWork({ done, all: all.length });
      await act(one);
    }
    setWork(undefined);
  };
  const note = ({ id }: Draft, state: DraftState) => {
    setStates((before) => new Map(before).set(id, state));
  };
  const describeFailure = (error: unknown): DraftState =>
    error instanceof EditionConflictError
      ? { state: 'conflict' }
      : { state: 'failed', fault: describeFault(error, words) };
  const ready = drafts.flatMap((draft): ReadyDraft[] => {
    const known = states.get(draft.id);
    return known?.state === 'ready' ? [{ draft, answer: known.answer }] : [];
  });
  return {
    ...{ states, work, ready, stop },
    async check() {
      setStates(new Map());
      await each(drafts, async (draft) => {
        note(draft, await checkDraft(publishing, draft).catch(describeFailure));
      });
    },
    async publish() {
      let published = 0;
      await each(ready, async ({ draft, answer }) => {
        try {
          await publishDraft(publishing, draft, answer);
          await removeDraft(draft.id);
          published += 1;
        } catch (error) {
          note(draft, describeFailure(error));
        }
      });
      return published;
    },
  };
}

/** Also gives the draft the title from its document. */
async function checkDraft(publishing: Publishing, draft: Draft): Promise<DraftState> {
  const { source, base } = draft;
  const answer = await publishing.preview({
    ...previewRequestOf(source),
    ...(base && { since: base.edition }),
  });
  const { title = draft.name } = answer;
  if (title !== draft.name) await saveDraft({ ...draft, name: title });
  const count = answer.findings.filter(({ severity }) => severity === 'error').length;
  if (count > 0) return { state: 'errors', count };
  if (findConflict(draft, answer)) return { state: 'conflict' };
  return answer.outcome === 'unchanged' ? { state: 'unchanged' } : { state: 'ready', answer };
}
