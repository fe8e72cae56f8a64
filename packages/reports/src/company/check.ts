import type { Finding } from '../finding.js';
import { buildSchemaCheck } from '../schema-check.js';
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
import { CompanyDocument } from './document.js';
import { deriveStatements } from './statements.js';

const checkSchema = buildSchemaCheck(CompanyDocument);

/** What no schema can say. */
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

/** Everything that is wrong with a company document, all at once; empty when it may be published. */
export function checkCompanyDocument(value: unknown): Finding[] {
  const findings = checkSchema(value);
  const broken = new Set(findings.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const document = findings.length === 0 ? (value as CompanyDocument) : keepSound(value, broken);
  const sound: Sound = { document, broken, years: deriveStatements(document) };
  for (const check of checks) findings.push(...check(sound));
  return findings;
}

/** The document without the properties in which the form is wrong. */
function keepSound(value: unknown, broken: ReadonlySet<string>): Partial<CompanyDocument> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => !broken.has(name)));
}
