import type { Database } from '../database/database.js';

/** An event about logins and tokens. Never contains a secret, nor the password that was tried. */
export interface SecurityEvent {
  at: number;
  /** `login.failed`, `token.refused`, `session.started`: docs/access.md lists them. */
  kind: string;
  /** Undefined if the request names no client. */
  client?: string | undefined;
  username?: string | undefined;
  address: string;
  /** The id of the first request, if several events were merged. */
  requestId: string;
  reason: string;
  /** How many equal events happened within a few seconds. */
  count: number;
}

export interface SecurityEventStore {
  add(events: SecurityEvent[]): Promise<void>;
  /** Oldest first; `after` is the id of the last event of the previous page. */
  list(query: {
    from: number;
    after?: number;
    limit: number;
  }): Promise<(SecurityEvent & { id: number })[]>;
  forget(before: number): Promise<void>;
}

/** Databases limit how many values one statement may carry. */
const rowsAtATime = 100;

export function createSecurityEventStore({ read, transact }: Database): SecurityEventStore {
  return {
    async add(events) {
      const rows = events.map(({ at, kind, address, reason, count, ...event }) => ({
        at,
        kind,
        address,
        reason,
        count,
        client: event.client ?? null,
        username: event.username ?? null,
        request_id: event.requestId,
      }));
      await transact(async (transaction) => {
        for (let start = 0; start < rows.length; start += rowsAtATime) {
          const some = rows.slice(start, start + rowsAtATime);
          await transaction.insertInto('security_event').values(some).execute();
        }
      });
    },

    async list({ from, after = 0, limit }) {
      const rows = await read
        .selectFrom('security_event')
        .where('at', '>=', from)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .selectAll()
        .execute();
      return rows.map(({ client, username, request_id: requestId, ...row }) => ({
        ...row,
        client: client ?? undefined,
        username: username ?? undefined,
        requestId,
      }));
    },

    async forget(before) {
      await transact((transaction) =>
        transaction.deleteFrom('security_event').where('at', '<', before).execute(),
      );
    },
  };
}
