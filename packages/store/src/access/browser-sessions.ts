import type { Kysely, Selectable } from 'kysely';
import { lockCounter, setCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import type { BrowserSessionTable, Schema } from '../database/schema.js';

/** A person who is signed in with a browser. Only a hash of the cookie's id is stored. */
export interface StoredSession {
  idHash: string;
  clientId: string;
  username: string;
  /** `openid`: the user is known to an outside provider, and need not be a user of the client. */
  signedInBy: 'password' | 'openid';
  /** The client's token generation at the sign-in, and the user's if it was later. */
  clientGeneration: number;
  userGeneration: number | undefined;
  /**
   * The most that the session allows: `read`, `publish`; undefined for all rights of its client.
   */
  scope: string | undefined;
  /** The ID token, with which the provider's own session can be ended. */
  providerToken: string | undefined;
  createdAt: number;
  /** Written about once a minute while the session is used. */
  usedAt: number;
  expiresAt: number;
  endedAt: number | undefined;
}

export type NewSession = Omit<StoredSession, 'createdAt' | 'usedAt' | 'endedAt'>;

/**
 * Whose sessions: a user of a provider is a different person from the client's user of that name.
 */
export type SessionUser = Pick<StoredSession, 'clientId' | 'username' | 'signedInBy'>;

export interface BrowserSessionStore {
  /** Ends the oldest sessions of the user if there are too many. */
  add(session: NewSession): Promise<void>;
  /** Also a session that has ended, for as long as its row is kept. */
  find(idHash: string): Promise<StoredSession | undefined>;
  /** Notes that sessions were used; an earlier time changes nothing. */
  touch(idHashes: string[], at: number): Promise<void>;
  /** False if the session had ended before. */
  end(idHash: string): Promise<boolean>;
  /** Ends every session of the user; returns how many. */
  endAll(user: SessionUser): Promise<number>;
  /** Hashes of the sessions that ended after the counter had this value. */
  listEnded(since: number): Promise<string[]>;
  /** Deletes sessions that have expired, and those that were not used since that time. */
  sweep(unusedSince: number): Promise<void>;
}

/** More than the browsers of one person; bounds the table however often someone signs in. */
const mostOfUser = 100;
/** Databases limit how many values one statement may carry. */
const rowsAtATime = 500;

/** Long only because it has one short method for each operation of the interface above. */
export function createBrowserSessionStore(
  database: Database,
  clock: () => number,
): BrowserSessionStore {
  const { read, transact, announce } = database;

  const endSome = async (list: (db: Kysely<Schema>) => Promise<string[]>): Promise<number> => {
    const ended = await transact(async (db) => {
      const number = (await lockCounter(db, 'session')) + 1;
      const hashes = await list(db);
      if (hashes.length === 0) return 0;
      await markEnded(db, hashes, { ended_at: clock(), ended_number: number });
      await setCounter(db, 'session', number);
      return hashes.length;
    });
    if (ended > 0) announce();
    return ended;
  };

  const endOldest = async (user: SessionUser) => {
    const others = async (db: Kysely<Schema>) =>
      (await listOpen(db, user)).slice(mostOfUser).map(({ id_hash: hash }) => hash);
    if ((await others(read)).length > 0) await endSome(others);
  };

  return {
    async add(session) {
      const now = clock();
      await transact((db) =>
        db.insertInto('browser_session').values(toRow(session, now)).execute(),
      );
      await endOldest(session);
    },

    async find(idHash) {
      const row = await read
        .selectFrom('browser_session')
        .where('id_hash', '=', idHash)
        .selectAll()
        .executeTakeFirst();
      return row && toSession(row);
    },

    async touch(idHashes, at) {
      // Every process takes row locks in the same order, which prevents deadlocks.
      const hashes = [...idHashes].sort();
      await transact(async (db) => {
        for (let start = 0; start < hashes.length; start += rowsAtATime) {
          await db
            .updateTable('browser_session')
            .set({ used_at: at })
            .where('id_hash', 'in', hashes.slice(start, start + rowsAtATime))
            .where('used_at', '<', at)
            .execute();
        }
      });
    },

    async end(idHash) {
      const ended = await endSome(async (db) => {
        const rows = await db
          .selectFrom('browser_session')
          .where('id_hash', '=', idHash)
          .where('ended_at', 'is', null)
          .select('id_hash')
          .execute();
        return rows.map(({ id_hash: hash }) => hash);
      });
      return ended > 0;
    },

    endAll: (user) =>
      endSome(async (db) => (await listOpen(db, user)).map(({ id_hash: hash }) => hash)),

    async listEnded(since) {
      const rows = await read
        .selectFrom('browser_session')
        .where('ended_number', '>', since)
        .select('id_hash')
        .execute();
      return rows.map(({ id_hash: hash }) => hash);
    },

    async sweep(unusedSince) {
      await transact((db) =>
        db
          .deleteFrom('browser_session')
          .where((row) =>
            row.or([row('expires_at', '<=', clock()), row('used_at', '<', unusedSince)]),
          )
          .execute(),
      );
    },
  };
}

/** Newest first. */
function listOpen(db: Kysely<Schema>, { clientId, username, signedInBy }: SessionUser) {
  return db
    .selectFrom('browser_session')
    .where('client_id', '=', clientId)
    .where('username', '=', username)
    .where('signed_in_by', '=', signedInBy)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .select('id_hash')
    .execute();
}

/** The provider's token is not needed any more. */
async function markEnded(
  db: Kysely<Schema>,
  hashes: string[],
  end: { ended_at: number; ended_number: number },
): Promise<void> {
  for (let start = 0; start < hashes.length; start += rowsAtATime) {
    await db
      .updateTable('browser_session')
      .set({ ...end, provider_token: null })
      .where('id_hash', 'in', hashes.slice(start, start + rowsAtATime))
      .execute();
  }
}

function toRow(session: NewSession, now: number): BrowserSessionTable {
  return {
    id_hash: session.idHash,
    client_id: session.clientId,
    username: session.username,
    signed_in_by: session.signedInBy,
    client_generation: session.clientGeneration,
    user_generation: session.userGeneration ?? null,
    scope: session.scope ?? null,
    provider_token: session.providerToken ?? null,
    created_at: now,
    used_at: now,
    expires_at: session.expiresAt,
    ended_at: null,
    ended_number: null,
  };
}

function toSession(row: Selectable<BrowserSessionTable>): StoredSession {
  return {
    idHash: row.id_hash,
    clientId: row.client_id,
    username: row.username,
    signedInBy: row.signed_in_by,
    clientGeneration: row.client_generation,
    userGeneration: row.user_generation ?? undefined,
    scope: row.scope ?? undefined,
    providerToken: row.provider_token ?? undefined,
    createdAt: row.created_at,
    usedAt: row.used_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at ?? undefined,
  };
}
