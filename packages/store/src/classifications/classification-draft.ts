import type { EditionDraft, HashedDocument } from '../editions/edition-draft.js';

export type ClassificationKind = 'classification' | 'concordance';

interface NamedDocument {
  /** `ANZSIC-2006`, or `ANZSIC-2006/ISIC-4` for a concordance. */
  name: string;
  kind: ClassificationKind;
  /** The edition that must be current; null if there must be none. Any, if it is left out. */
  expected?: EditionDraft['expected'];
  /** Whether a withdrawn document may be published again; otherwise that is refused. */
  restore?: boolean;
}

/** A checked document, ready to become an edition. */
export interface ClassificationDraft extends NamedDocument {
  document: unknown;
}

/** The same as canonical text with its hash, which a thread may make. */
export interface HashedClassification extends NamedDocument, HashedDocument {}

export interface ClassificationOutcome {
  name: string;
  edition: number;
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
}

/** The current edition is not the expected one. */
export class ClassificationConflictError extends Error {
  readonly current: number | null;

  constructor(name: string, current: number | null) {
    super(`${name} has ${current === null ? 'no current edition' : `edition ${String(current)}`}`);
    this.current = current;
  }
}

/** The document was withdrawn, and the draft does not allow publishing it again. */
export class WithdrawnClassificationError extends Error {
  constructor(name: string) {
    super(`${name} is withdrawn, and not to be restored`);
  }
}
