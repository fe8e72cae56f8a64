import type { CompanyDocument } from '../document/document.js';
import type { StatementYear } from '../figures/statements.js';

/** The input of checks: the valid properties, and what is derived from them. */
export interface CheckInput {
  document: Partial<CompanyDocument>;
  /** Names of the invalid properties, which were left out: nothing follows from their absence. */
  broken: ReadonlySet<string>;
  /** Properties with figures that look like typing mistakes, which is already reported. */
  doubted: ReadonlySet<string>;
  /** Latest first. */
  years: StatementYear[];
}
