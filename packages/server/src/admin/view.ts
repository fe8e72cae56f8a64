import type { ClientView, EntitlementView, Families, RateLimitView } from '@broadsheet/contract';
import { auditEverything, type Client, type Entitlement, type RateLimit } from '@broadsheet/store';
import { readFamilies } from '../authentication/read-families.js';
import { RequestProblem } from '../problem.js';
import { parseInstant } from '../requests/instant.js';

/** Converts between clients in the store and clients in JSON. */

export function viewClient(client: Client): ClientView {
  return {
    ClientId: client.id,
    Name: client.name,
    Entitlements: client.entitlements.map(viewEntitlement),
    RatePlan:
      client.ratePlan?.map(({ limit, seconds }) => ({ Limit: limit, Seconds: seconds })) ?? null,
    Users: client.users,
    HasSecret: client.hasSecret,
    Disabled: client.disabledAt !== null,
    ExpiresAt: client.expiresAt === null ? null : new Date(client.expiresAt).toISOString(),
    CreatedAt: new Date(client.createdAt).toISOString(),
  };
}

export function viewEntitlement({
  access,
  families,
  countries,
  languages,
}: Entitlement): EntitlementView {
  return {
    Access: access,
    ...(access !== 'audit' && families !== '*' && { Families: families }),
    ...(access !== 'audit' && countries !== '*' && { Countries: countries }),
    ...(access !== 'audit' && languages !== '*' && { Languages: languages }),
  };
}

/** Refuses an unknown family: an entitlement to it would grant nothing. */
export function readEntitlements(
  families: Families,
  views: readonly EntitlementView[],
): Entitlement[] {
  return views.map((view, index) => {
    readFamilies(families, view.Families, `/Entitlements/${String(index)}/Families`);
    return readEntitlement(view);
  });
}

function readEntitlement(view: EntitlementView): Entitlement {
  const { Access: access, Families: families = '*' } = view;
  const { Countries: countries = '*', Languages: languages = '*' } = view;
  // Administrators always have full access: a client that can change entitlements could grant
  // itself any.
  if (access === 'audit') return auditEverything;
  return access === 'administer'
    ? { access, families: '*', countries: '*', languages: '*' }
    : { access, families, countries, languages };
}

export function readRatePlan(plan: RateLimitView[] | null): RateLimit[] | null {
  if (plan === null) return null;
  const lengths = plan.map(({ Seconds }) => Seconds);
  const again = lengths.findIndex((length, index) => lengths.indexOf(length) !== index);
  if (again >= 0) {
    const detail = `There is a limit for ${String(lengths[again])} seconds already; keep one of them.`;
    throw new RequestProblem('invalid_request', detail, {
      errors: [{ pointer: `/RatePlan/${String(again)}/Seconds`, detail }],
    });
  }
  return plan.map(({ Limit: limit, Seconds: seconds }) => ({ limit, seconds }));
}

export function readExpiry(time: string | null): number | null {
  return time === null ? null : parseInstant('ExpiresAt', time);
}
