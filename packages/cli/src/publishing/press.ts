import type { Edition } from '@broadsheet/client';
import type { ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import type { Reference } from '@broadsheet/reports';
import type { HashedDraft } from '@broadsheet/store';
import type { Outcome } from './outcome.js';

/** A document that is ready to be published. */
export interface Submitted {
  draft: HashedDraft;
  /** Other reports that it names. */
  references: Reference[];
}

/** What became of a document, and what looks wrong in it beside what else is published there. */
export interface Accepted extends Outcome {
  warnings: Finding[];
}

/** What a service has against a document that was sound here. */
export interface Refusal {
  findings: Finding[];
}

interface KeyedHash {
  key: ReportKey;
  /** Of the document as canonical JSON. */
  sha256: string;
}

/** Where reports are published: the store of this machine, or a service elsewhere. */
export interface Press {
  /** For messages: an address or a database. */
  name: string;
  /** For each document the current edition, if it is this very one and that can be told at once. */
  listUnchanged(documents: KeyedHash[]): Promise<(number | undefined)[]>;
  /** One answer for each, in their order; each is published whole or not at all. */
  publish(documents: Submitted[]): Promise<(Accepted | Refusal)[]>;
  /** What publishing would do. */
  preview(document: Submitted): Promise<Accepted | Refusal>;
  /** Newest first; empty for a report that never was. */
  listEditions(key: ReportKey): Promise<Edition[]>;
  /** Undefined where there is no such edition. */
  rollBack(key: ReportKey, edition: number): Promise<Outcome | undefined>;
  /** Undefined where readers see no such report. */
  withdraw(key: ReportKey): Promise<Outcome | undefined>;
  /** Sees to what depends on several reports, once after the last. */
  finish(): Promise<void>;
}

/** Of a report that was withdrawn, where the run was not told to restore such reports. */
export const refuseWithdrawn = (key: string): Refusal => ({
  findings: [
    {
      severity: 'error',
      pointer: '',
      message: `The report ${key} is withdrawn, and is not published again unless --restore is given.`,
    },
  ],
});

export const isRefusal = (answer: Accepted | Refusal): answer is Refusal => 'findings' in answer;
