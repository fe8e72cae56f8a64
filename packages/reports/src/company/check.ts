import type { Finding } from '@broadsheet/contract/checking';
import { checkDates } from './checks/dates.js';
import { checkIdentity } from './checks/identity.js';
import { checkIndustries } from './checks/industries.js';
import { checkMarket } from './checks/market.js';
import { checkOwnership } from './checks/ownership.js';
import { checkPeople } from './checks/people.js';
import { checkSegments } from './checks/segments.js';
import type { Sound } from './checks/sound.js';
import { checkStatements } from './checks/statements.js';
import { checkText } from './checks/text.js';
import type { CompanyDocument } from './document/document.js';
import { deriveStatements } from './figures/statements.js';

/** Each looks at one part of a document. */
const checks: ((sound: Sound) => Finding[])[] = [
  checkText,
  checkIdentity,
  checkDates,
  checkStatements,
  checkMarket,
  checkSegments,
  checkIndustries,
  checkOwnership,
  checkPeople,
];

/** What no schema can say of a company document. */
export function checkMeaning(
  document: Partial<CompanyDocument>,
  broken: ReadonlySet<string>,
): Finding[] {
  const sound: Sound = { document, broken, years: deriveStatements(document) };
  return checks.flatMap((check) => check(sound));
}
