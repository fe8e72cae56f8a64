import type { Family } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import { lockCounter, setCounter } from './counter.js';
import type { Database } from './database.js';
import type { Schema } from './schema.js';
import { hashSecret, verifySecret, type SecretCost } from './secret.js';

/** What a client may do: every combination of what is listed; `*` stands for all there are. */
export interface Entitlement {
  access: 'read' | 'publish' | 'administer';
  families: Family[] | '*';
  /** Upper-case country codes. */
  countries: string[] | '*';
  /** Language names, matched without regard to case. */
  languages: string[] | '*';
}

export interface Client {
  id: string;
  name: string;
  entitlements: Entitlement[];
  disabledAt: number | null;
  expiresAt: number | null;
}

export interface NewClient {
  id: string;
  name: string;
  entitlements: Entitlement[];
  secret?: string;
  /** Passwords by user name. */
  users?: Record<string, string>;
}

export interface ClientStore {
  /** Makes the client, or replaces the one of that id with all its users. */
  save(client: NewClient): Promise<void>;
  disable(id: string): Promise<void>;
  find(id: string): Promise<Client | undefined>;
  count(): Promise<number>;
  /** Takes as long for a client or user that does not exist as for a wrong password. */
  verifyPassword(id: string, username: string, password: string): Promise<boolean>;
}

export function createClientStore(
  { read, transact }: Database,
  clock: () => number,
  cost: SecretCost,
): ClientStore {
  const decoy = hashSecret('', cost);
  const change = (work: (db: Kysely<Schema>) => Promise<void>) =>
    transact(async (transaction) => {
      const version = await lockCounter(transaction, 'access');
      await work(transaction);
      await setCounter(transaction, 'access', version + 1);
    });

  return {
    async save({ id, name, entitlements, secret, users = {} }) {
      const [secretHash, ...passwordHashes] = await Promise.all([
        secret === undefined ? null : hashSecret(secret, cost),
        ...Object.values(users).map((password) => hashSecret(password, cost)),
      ]);
      await change(async (db) => {
        await db.deleteFrom('client').where('id', '=', id).execute();
        await db
          .insertInto('client')
          .values({
            id,
            name,
            secret_hash: secretHash,
            entitlements: JSON.stringify(entitlements),
            disabled_at: null,
            expires_at: null,
            created_at: clock(),
          })
          .execute();
        for (const [index, username] of Object.keys(users).entries()) {
          const password_hash = passwordHashes[index] ?? '';
          await db
            .insertInto('client_user')
            .values({ client_id: id, username, password_hash })
            .execute();
        }
      });
    },

    disable: (id) =>
      change(async (db) => {
        await db.updateTable('client').set({ disabled_at: clock() }).where('id', '=', id).execute();
      }),

    async find(id) {
      const row = await read
        .selectFrom('client')
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst();
      return (
        row && {
          id: row.id,
          name: row.name,
          entitlements: JSON.parse(row.entitlements) as Entitlement[],
          disabledAt: row.disabled_at,
          expiresAt: row.expires_at,
        }
      );
    },

    async count() {
      const { count } = await read
        .selectFrom('client')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async verifyPassword(id, username, password) {
      const user = await read
        .selectFrom('client_user')
        .where('client_id', '=', id)
        .where('username', '=', username)
        .select('password_hash')
        .executeTakeFirst();
      const matches = await verifySecret(password, user?.password_hash ?? (await decoy));
      return matches && user !== undefined;
    },
  };
}
