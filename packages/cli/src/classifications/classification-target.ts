import type { ClassificationEdition } from '@broadsheet/client';
import type { ClassificationDraft, ClassificationOutcome } from '@broadsheet/store';

/** A classification or concordance that readers see. */
export interface ListedDocument {
  name: string;
  edition: number;
  isExtract: boolean;
  /** `Division 19, Subdivision 86`, or `742 links, 187 exact`. */
  counts: string;
  source: string;
}

/** Where classifications are kept: the store of this machine, or a remote service. */
export interface ClassificationTarget {
  /** For messages: an address or a database. */
  name: string;
  list(): Promise<ListedDocument[]>;
  /** The current document; undefined if there is none. */
  findDocument(name: string): Promise<unknown>;
  /** A document that was checked. */
  publish(draft: ClassificationDraft): Promise<ClassificationOutcome>;
  /** What publishing would do, without doing it. */
  preview(draft: ClassificationDraft): Promise<ClassificationOutcome>;
  /** Newest first; empty if there was none. */
  listEditions(name: string): Promise<ClassificationEdition[]>;
  /** Undefined if there is no such edition. */
  rollBack(name: string, edition: number): Promise<ClassificationOutcome | undefined>;
  /** Undefined if readers do not see it. */
  withdraw(name: string): Promise<ClassificationOutcome | undefined>;
}

export const describeOutcome = ({ name, edition, outcome }: ClassificationOutcome): string =>
  `${name}: edition ${String(edition)}, ${outcome}`;
