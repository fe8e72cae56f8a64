import { BroadsheetError, EditionConflictError, NetworkError } from '@broadsheet/client';
import type { PublishingWords } from './publishing-words.js';

/** Why something was not done, as a sentence for the user. */
export function describeFault(error: unknown, { faults }: PublishingWords): string {
  if (error instanceof EditionConflictError) return faults.conflict;
  if (error instanceof NetworkError) return faults.unreachable;
  if (error instanceof BroadsheetError) return error.problem?.detail ?? error.message;
  return error instanceof Error ? error.message : faults.unknown;
}
