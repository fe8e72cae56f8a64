import type { EditionDraft, HashedDocument } from '../editions/edition-draft.js';

export type ClassificationKind = 'classification' | 'concordance';

interface Named {
  /** `ANZSIC-2006`, or `ANZSIC-2006/ISIC-4` for a concordance. */
  name: string;
  kind: ClassificationKind;
  /** The edition that must be current; null if there must be none. Any, if it is left out. */
  expected?: EditionDraft['expected'];
  /** Whether it may bring back what is withdrawn; otherwise publishing that is refused. */
  restore?: boolean;
}

/** A checked document, ready to become an edition. */
export interface ClassificationDraft extends Named {
  document: unknown;
}

/** The same as canonical text with its hash, which a thread may make. */
export interface HashedClassification extends Named, HashedDocument {}

export interface ClassificationOutcome {
  name: string;
  edition: number;
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
}

/** Another edition is current than the one that was expected. */
export class ClassificationConflictError extends Error {
  readonly current: number | null;

  constructor(name: string, current: number | null) {
    super(`${name} has ${current === null ? 'no current edition' : `edition ${String(current)}`}`);
    this.current = current;
  }
}

/** Publishing would bring back what is withdrawn, and the draft does not say that it may. */
export class WithdrawnClassificationError extends Error {
  constructor(name: string) {
    super(`${name} is withdrawn, and not to be restored`);
  }
}
