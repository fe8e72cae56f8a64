import type { FamilyDefinition, ReportKey } from '@broadsheet/contract';
import type { Client, Entitlement } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';

export type Access = Entitlement['access'];

type ReportScope = Pick<ReportKey, 'family' | 'country' | 'language'>;

/** From `read` on, each access includes the ones before it. `audit` gives no access to reports. */
const ranks: Record<Access, number> = { audit: -1, read: 0, publish: 1, administer: 2 };

/**
 * Refuses a client that is not entitled to do this with these reports. Call it before reading the
 * store, so that the response reveals nothing about reports the client may not read.
 */
export function requireEntitlement(
  client: Client | undefined,
  reports: ReportScope,
  access: Access = 'read',
): void {
  if (isEntitled(client, reports, access)) return;
  const { family, country, language } = reports;
  throw new RequestProblem(
    'not_entitled',
    `This client may not ${access} ${family} reports of ${country} in ${language}; it needs an entitlement to ${access} the family ${family}, the country ${country} and the language ${language}.`,
  );
}

export function isEntitled(
  client: Client | undefined,
  reports: ReportScope,
  access: Access = 'read',
): boolean {
  const entitlements = client?.entitlements ?? [];
  return entitlements.some((entitlement) => covers(entitlement, reports, access));
}

/**
 * The other families whose figures a family's reports use. Empty unless the client may read all of
 * them: the answer then leaves out what was computed from their figures.
 */
export function listDrawnFamilies(
  client: Client | undefined,
  { drawsOn = [] }: Pick<FamilyDefinition, 'drawsOn'>,
  { country, language }: Omit<ReportScope, 'family'>,
): readonly string[] {
  const mayRead = (family: string) => isEntitled(client, { family, country, language });
  return drawsOn.every(mayRead) ? drawsOn : [];
}

/** For what publishers of any report may do. */
export function requirePublisher(client: Client | undefined): void {
  if (client?.entitlements.some(({ access }) => ranks[access] >= ranks.publish)) return;
  throw new RequestProblem(
    'not_entitled',
    'This client may not publish any report; it needs an entitlement to publish.',
  );
}

/** For what concerns reports of every family, country and language, such as a classification. */
export function requirePublisherOfAll(client: Client | undefined): void {
  const isAllowed = client?.entitlements.some(
    ({ access, families, countries, languages }) =>
      ranks[access] >= ranks.publish &&
      [families, countries, languages].every((part) => part === '*'),
  );
  if (isAllowed) return;
  throw new RequestProblem(
    'not_entitled',
    'This client may not publish classifications, which concern all reports; it needs an entitlement to publish every family, country and language.',
  );
}

export function requireAdministrator(client: Client | undefined): void {
  if (client && isAdministrator(client)) return;
  throw new RequestProblem(
    'not_entitled',
    'This client is not an administrator; it needs an entitlement to administer.',
  );
}

/** For operations that only show data and change nothing. */
export function requireAuditor(client: Client | undefined): void {
  if (client?.entitlements.some(({ access }) => access === 'administer' || access === 'audit')) {
    return;
  }
  throw new RequestProblem(
    'not_entitled',
    'This client is neither an administrator nor an auditor; it needs an entitlement to administer or to audit.',
  );
}

export function isAdministrator({ entitlements }: Client): boolean {
  return entitlements.some(({ access }) => access === 'administer');
}

/** A set of countries and a set of languages, in every combination. */
export interface Scope {
  countries: string[] | '*';
  languages: string[] | '*';
}

/** The reports of a family that a client may read or publish, for lists: one scope per entitlement. */
export function scopesOf(
  { entitlements }: Client,
  family: string,
  access: Access = 'read',
): Scope[] {
  return entitlements
    .filter(
      ({ access: granted, families }) =>
        ranks[granted] >= ranks[access] && (families === '*' || families.includes(family)),
    )
    .map(({ countries, languages }) => ({ countries, languages }));
}

function covers(
  entitlement: Entitlement,
  { family, country, language }: ReportScope,
  access: Access,
): boolean {
  const { families, countries, languages } = entitlement;
  return (
    ranks[entitlement.access] >= ranks[access] &&
    (families === '*' || families.includes(family)) &&
    (countries === '*' || countries.includes(country)) &&
    (languages === '*' || languages.some((name) => name.toLowerCase() === language.toLowerCase()))
  );
}
