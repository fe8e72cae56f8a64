import type { CompanyDocument } from './document.js';
import type { StatementYear } from './statements.js';

/** What checks read: the properties that have the right form, and what is derived from them. */
export interface Sound {
  document: Partial<CompanyDocument>;
  /** Latest first. */
  years: StatementYear[];
}
