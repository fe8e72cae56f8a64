import type { Edition, PublishedQuery, PublishedReport } from '@broadsheet/client';
import type { ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import type { Reference } from '@broadsheet/reports';
import type { HashedDraft } from '@broadsheet/store';
import type { Outcome } from '../outcome.js';

/** A document that is ready to be published. */
export interface SubmittedDocument {
  draft: HashedDraft;
  /** Other reports that the document refers to. */
  references: Reference[];
  /** The edition of the report that the document was exported from; undefined if it may replace any. */
  basedOn?: number;
}

/** A published document. */
interface StoredDocument {
  document: unknown;
  edition: number;
}

/** What was done with a document, and warnings from checking it against the published reports. */
export interface AcceptedDocument extends Outcome {
  warnings: Finding[];
}

/** Why a service refuses a document that passed the checks here. */
export interface Refusal {
  findings: Finding[];
}

interface KeyedHash {
  key: ReportKey;
  /** The hash of the document as canonical JSON. */
  sha256: string;
}

export type ListedQuery = Pick<PublishedQuery, 'families' | 'text' | 'state'>;

/** The target of publishing: the store of this machine, or a remote service. */
export interface PublishTarget {
  /** For messages: an address or a database. */
  name: string;
  /**
   * For each document the current edition, if it is the same document and comparing them is
   * cheap.
   */
  listUnchanged(documents: KeyedHash[]): Promise<(number | undefined)[]>;
  /** One answer for each document, in their order; each is published whole or not at all. */
  publish(documents: SubmittedDocument[]): Promise<(AcceptedDocument | Refusal)[]>;
  /** What publishing would do, without doing it. */
  preview(document: SubmittedDocument): Promise<AcceptedDocument | Refusal>;
  /** The reports that one may publish, withdrawn ones too; the last published first. */
  listReports(query: ListedQuery): AsyncIterable<PublishedReport>;
  /** Newest first; empty for an unknown report. */
  listEditions(key: ReportKey): Promise<Edition[]>;
  /** The document of an edition, the current one by default; undefined if there is none. */
  findDocument(key: ReportKey, edition?: number): Promise<StoredDocument | undefined>;
  /** Undefined if there is no such edition. */
  rollBack(key: ReportKey, edition: number): Promise<Outcome | undefined>;
  /** Undefined if no such report is published. */
  withdraw(key: ReportKey): Promise<Outcome | undefined>;
  /** Refreshes figures that depend on several reports, once after the last document. */
  finish(): Promise<void>;
}

/** The refusal of a withdrawn report in a run without `restore`. */
export const refuseWithdrawn = (key: string): Refusal => ({
  findings: [
    {
      severity: 'error',
      pointer: '',
      message: `The report ${key} is withdrawn, and is not published again unless --restore is given.`,
    },
  ],
});

export const isRefusal = (answer: AcceptedDocument | Refusal): answer is Refusal =>
  'findings' in answer;
