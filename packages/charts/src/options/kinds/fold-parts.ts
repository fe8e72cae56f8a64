import type { SharePart } from '@broadsheet/contract';
import { dropSumNoise } from '@broadsheet/contract/words';

/** Readers do not compare more parts than this; the smallest are added to the remainder. */
const mostParts = 8;

export type Folded<Part extends SharePart> = (Part | SharePart) & { isOther: boolean };

/** Largest first, at most eight, with the remainder last. */
export function foldParts<Part extends SharePart>(
  parts: readonly Part[],
  other: SharePart | null,
  otherName: string,
): Folded<Part>[] {
  const sorted = [...parts].sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  const kept = sorted.slice(0, mostParts).map((part) => ({ ...part, isOther: false }));
  const rest = sorted.slice(mostParts);
  if (rest.length === 0 && other === null) return kept;
  const share = dropSumNoise(rest.reduce((sum, part) => sum + part.share, other?.share ?? 0));
  return [...kept, { name: other?.name ?? otherName, share, isOther: true }];
}
