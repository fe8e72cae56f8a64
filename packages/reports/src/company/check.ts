import { Findings, type Finding } from '@broadsheet/contract/checking';
import { checkWritable } from '../checks/writable.js';
import { checkCash } from './checks/cash.js';
import type { CheckInput } from './checks/check-input.js';
import { checkDates } from './checks/dates.js';
import { checkIdentity } from './checks/identity.js';
import { checkIndustries } from './checks/industries.js';
import { checkMarket } from './checks/market.js';
import { checkNarratives } from './checks/narratives.js';
import { checkOwnership } from './checks/ownership.js';
import { checkPeople } from './checks/people.js';
import { checkSegments } from './checks/segments.js';
import { checkStatements } from './checks/statements.js';
import type { CompanyDocument } from './document/document.js';
import { deriveStatements } from './figures/statements.js';

/** Each checks one part of a document. */
const checks: ((found: Findings, input: CheckInput) => void)[] = [
  checkIdentity,
  checkDates,
  checkStatements,
  checkCash,
  checkMarket,
  checkSegments,
  checkIndustries,
  checkOwnership,
  checkPeople,
  checkNarratives,
];

/** Checks of a company document that a schema cannot express. */
export function checkMeaning(
  document: Partial<CompanyDocument>,
  broken: ReadonlySet<string>,
  doubted: ReadonlySet<string> = new Set(),
): Finding[] {
  const found = new Findings();
  const input: CheckInput = { document, broken, doubted, years: deriveStatements(document) };
  checkWritable(found, document);
  for (const check of checks) check(found, input);
  return found.list;
}
