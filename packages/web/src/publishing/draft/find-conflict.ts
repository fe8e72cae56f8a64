import type { DocumentPreview } from '@broadsheet/client';
import type { Draft } from '../drafts/draft.js';

/** Another user published the report while the user worked on an older edition. */
export interface Conflict {
  key: string;
  /** The edition that the draft was made from. */
  base: number;
  current: NonNullable<DocumentPreview['current']>;
  /** What changed. */
  others: DocumentPreview['othersDifferences'];
}

export function findConflict(
  draft: Pick<Draft, 'base'>,
  answer: DocumentPreview,
): Conflict | undefined {
  const { key, current, othersDifferences: others } = answer;
  const base = findBase(draft, answer);
  if (key === undefined || base === undefined || !current || base === current.edition) {
    return undefined;
  }
  return { key, base, current, others };
}

/**
 * The edition that the draft was made from: the one that the user knows, or otherwise the one that
 * the uploaded document says.
 */
export const findBase = (
  { base }: Pick<Draft, 'base'>,
  { key, basedOn }: DocumentPreview,
): number | undefined => (base && base.key === key ? base.edition : basedOn);
