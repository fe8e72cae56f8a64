import type { Client } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import { ranks } from './report-access.js';

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
