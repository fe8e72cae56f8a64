import type { DocumentPreview, Published, Publishing } from '@broadsheet/client';
import type { Draft } from '../drafts/draft.js';
import { findBase } from './find-conflict.js';

/** Publishes a draft that was checked. */
export function publishDraft(
  publishing: Publishing,
  draft: Pick<Draft, 'base'>,
  answer: DocumentPreview,
): Promise<Published> {
  const { key = '', document = {} } = answer;
  return publishing.publish(key, document, conditionOf(draft, answer));
}

/** No newer edition is overwritten: the edition that the user has seen must still be the last. */
function conditionOf(draft: Pick<Draft, 'base'>, answer: DocumentPreview) {
  const { current } = answer;
  if (!current) return { ifAbsent: true };
  if (current.withdrawn) return { ifAbsent: true, restore: true };
  return { ifMatch: findBase(draft, answer) ?? current.edition };
}
