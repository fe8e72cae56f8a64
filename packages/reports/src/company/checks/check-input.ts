import type { CompanyDocument } from '../document/document.js';
import type { StatementYear } from '../figures/statements.js';

/** What checks read: the properties that have the right form, and what is derived from them. */
export interface CheckInput {
  document: Partial<CompanyDocument>;
  /**
   * Names of the properties that were left out because their form is wrong: nothing follows from
   * their absence.
   */
  broken: ReadonlySet<string>;
  /** Latest first. */
  years: StatementYear[];
}
