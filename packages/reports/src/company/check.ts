import type { Finding } from '@broadsheet/contract/checking';
import { checkDates } from './check-dates.js';
import { checkIdentity } from './check-identity.js';
import { checkIndustries } from './check-industries.js';
import { checkMarket } from './check-market.js';
import { checkOwnership } from './check-ownership.js';
import { checkPeople } from './check-people.js';
import { checkSegments } from './check-segments.js';
import type { Sound } from './check-sound.js';
import { checkStatements } from './check-statements.js';
import { checkText } from './check-text.js';
import type { CompanyDocument } from './document.js';
import { deriveStatements } from './statements.js';

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
