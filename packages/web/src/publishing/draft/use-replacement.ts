import type { Publishing } from '@broadsheet/client';
import { useState } from 'react';
import { useClient } from '../../session/session-context.js';
import { saveDraft } from '../drafts/draft-store.js';
import { createDraft, type Draft, type DraftSource } from '../drafts/draft.js';
import type { FoundFile } from '../drafts/found-file.js';
import { listDocuments } from '../drafts/list-documents.js';
import { readFiles } from '../drafts/read-files.js';
import { usePublishingWords } from '../publishing-words.js';
import { previewRequestOf } from './preview-request-of.js';
import type { ChangeDraft } from './use-draft.js';

interface Replacement {
  /** Why the files were refused; empty if they were accepted. */
  refused: string;
  take: (found: FoundFile[]) => Promise<void>;
}

/**
 * Replaces the content of the draft by a file that was corrected elsewhere. What was typed here
 * exists nowhere else, so it is kept as another draft.
 */
export function useReplacement(before: Draft, change: ChangeDraft): Replacement {
  const { owner, base, source } = before;
  const { publishing } = useClient();
  const words = usePublishingWords();
  const [refused, setRefused] = useState('');
  return {
    refused,
    async take(files) {
      const listed = listDocuments(files, words);
      const read = await readFiles(listed.documents, { owner, words, onRead: () => undefined });
      const [only, ...others] = read.drafts;
      const [reason = ''] = [...listed.refused, ...read.refused];
      setRefused(others.length > 0 ? words.draft.onlyOne : reason);
      if (!only || others.length > 0 || reason !== '') return;
      if (source.kind === 'text' || source.kind === 'document') {
        const name = words.draft.before(before.name);
        await saveDraft(createDraft({ owner, name, source, ...(base && { base }) }));
      }
      const found = await findNewBase(publishing, only.source);
      change({ source: only.source, ...(found && { base: found }) });
    },
  };
}

/** The edition that the file says it was exported from; without one, the draft keeps its own. */
async function findNewBase(publishing: Publishing, source: DraftSource): Promise<Draft['base']> {
  try {
    const { key, basedOn } = await publishing.preview(previewRequestOf(source));
    return key === undefined || basedOn === undefined ? undefined : { key, edition: basedOn };
  } catch {
    // The page checks the new content too, and says why it cannot.
    return undefined;
  }
}
