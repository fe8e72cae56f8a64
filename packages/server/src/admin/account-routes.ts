import {
  defaultLimit,
  getAuditLog,
  getUsage,
  type AuditLog,
  type AuditLogQuery,
  type UsageQuery,
  type UsageReport,
} from '@broadsheet/contract';
import type { AuditEntry, Store } from '@broadsheet/store';
import { requireAuditor } from '../authentication/roles.js';
import { parseDay, parseInstant, requirePeriod } from '../requests/instant.js';
import type { AddRoute } from '../route.js';

type AccountServices = Pick<Store, 'usage' | 'audit'>;

/** The usage report and the audit log. */
export function accountRoutes(addRoute: AddRoute, { usage, audit }: AccountServices): void {
  addRoute(getUsage, async (request): Promise<UsageReport> => {
    requireAuditor(request.client);
    const { client, from, to } = request.query as UsageQuery;
    requirePeriod(from, to);
    const rows = await usage.list({
      ...(client !== undefined && { clientId: client }),
      ...(from !== undefined && { from: parseDay('from', from) }),
      ...(to !== undefined && { to: parseDay('to', to) }),
    });
    return {
      Usage: rows.map(({ day, clientId, operation, count }) => ({
        Day: day,
        ClientId: clientId,
        Operation: operation,
        Requests: count,
      })),
    };
  });

  addRoute(getAuditLog, async (request): Promise<AuditLog> => {
    requireAuditor(request.client);
    const { from, to, limit = String(defaultLimit), after } = request.query as AuditLogQuery;
    requirePeriod(from, to);
    const size = Number(limit);
    const found = await audit.list({
      limit: size + 1,
      ...(from !== undefined && { from: parseInstant('from', from) }),
      ...(to !== undefined && { to: parseInstant('to', to) }),
      ...(after !== undefined && { after: Number(after) }),
    });
    const page = found.slice(0, size);
    const last = page.at(-1);
    return {
      Acts: page.map(viewAct),
      ...(found.length > size && last && { Next: String(last.id) }),
    };
  });
}

function viewAct({ at, actor, action, target, detail }: AuditEntry): AuditLog['Acts'][number] {
  return {
    At: new Date(at).toISOString(),
    Who: actor.name,
    From: actor.address,
    Action: action,
    Target: target,
    Detail: detail,
  };
}
