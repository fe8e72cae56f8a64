import type { Kysely } from 'kysely';
import { system, type Actor } from '../audit/act.js';
import { insertActs } from '../audit/audit.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { changeAccess } from './access-change.js';
import {
  buildRows,
  describe,
  findClient,
  insertClient,
  listClients,
  toUpdate,
  type ClientUpdate,
} from './client-rows.js';
import {
  ClientExistsError,
  NoSuchClientError,
  NoSuchUserError,
  type Client,
  type ClientChanges,
  type NewClient,
} from './client.js';
import { createCredentialStore, type CredentialStore } from './credentials.js';
import { hashSecret, type SecretCost } from './secret.js';

/** Every change is recorded in the audit log under the actor's name. */
export interface ClientStore extends CredentialStore {
  /** Throws if a client with that id exists. */
  add(client: NewClient, actor: Actor): Promise<void>;
  /** Creates the client, or replaces the client with that id and all its users. */
  save(client: NewClient, actor?: Actor): Promise<void>;
  change(id: string, changes: ClientChanges, actor: Actor): Promise<void>;
  disable(id: string, actor?: Actor): Promise<void>;
  setSecret(id: string, secret: string, actor: Actor): Promise<void>;
  /**
   * Adds the user, or changes its password. A new password ends its tokens unless told to keep
   * them.
   */
  setPassword(id: string, user: UserPassword, actor: Actor): Promise<void>;
  removeUser(id: string, username: string, actor: Actor): Promise<void>;
  /** Makes every token issued to this client so far invalid. */
  revokeTokens(id: string, actor: Actor): Promise<void>;
  remove(id: string, actor: Actor): Promise<void>;
  find(id: string): Promise<Client | undefined>;
  /** Sorted by id. */
  list(page?: { after?: string; limit?: number }): Promise<Client[]>;
  count(): Promise<number>;
}

interface UserPassword {
  username: string;
  password: string;
  keepTokens?: boolean;
}

type ClientChange = (db: Kysely<Schema>, version: number) => Promise<void>;

/** Long only because it has one short method for each operation of the interface above. */
export function createClientStore(
  database: Database,
  clock: () => number,
  cost: SecretCost,
): ClientStore {
  const { read } = database;

  const act = (action: string, id: string, actor: Actor, work: ClientChange, detail = {}) =>
    changeAccess(database, async (db, version) => {
      await work(db, version);
      await insertActs(db, database.dialect, clock(), [
        { actor, action, target: `client ${id}`, detail },
      ]);
    });

  return {
    ...createCredentialStore(database, cost),

    async add(client, actor) {
      const rows = await buildRows(client, clock(), cost);
      const work: ClientChange = async (db, version) => {
        if (await findClient(db, client.id)) throw new ClientExistsError(client.id);
        await insertClient(db, rows, version);
      };
      await act('client.add', client.id, actor, work, describe(client));
    },

    async save(client, actor = system) {
      const rows = await buildRows(client, clock(), cost);
      const work: ClientChange = async (db, version) => {
        await db.deleteFrom('client').where('id', '=', client.id).execute();
        await insertClient(db, rows, version);
      };
      await act('client.save', client.id, actor, work, describe(client));
    },

    async change(id, changes, actor) {
      await act('client.set', id, actor, (db) => update(db, id, toUpdate(changes, clock())), {
        ...changes,
      });
    },

    async disable(id, actor = system) {
      await act('client.disable', id, actor, (db) => update(db, id, { disabled_at: clock() }));
    },

    async setSecret(id, secret, actor) {
      const secret_hash = await hashSecret(secret, cost);
      await act('client.rotate', id, actor, (db) => update(db, id, { secret_hash }));
    },

    async setPassword(id, { username, password, keepTokens = false }, actor) {
      const password_hash = await hashSecret(password, cost);
      const work: ClientChange = async (db, version) => {
        await update(db, id, {});
        await db
          .insertInto('client_user')
          .values({ client_id: id, username, password_hash, token_generation: version })
          .onConflict((conflict) =>
            conflict.columns(['client_id', 'username']).doUpdateSet({
              password_hash,
              ...(!keepTokens && { token_generation: version }),
            }),
          )
          .execute();
      };
      await act('client.set-password', id, actor, work, { username, keepTokens });
    },

    async removeUser(id, username, actor) {
      const work: ClientChange = async (db) => {
        await update(db, id, {});
        await deleteUser(db, id, username);
      };
      await act('client.remove-user', id, actor, work, { username });
    },

    async revokeTokens(id, actor) {
      const work: ClientChange = (db, version) => update(db, id, { token_generation: version });
      await act('client.revoke-tokens', id, actor, work);
    },

    async remove(id, actor) {
      const work: ClientChange = async (db) => {
        await update(db, id, {});
        await db.deleteFrom('client').where('id', '=', id).execute();
      };
      await act('client.remove', id, actor, work);
    },

    find: (id) => findClient(read, id),
    list: (page) => listClients(read, page),

    async count() {
      const { count } = await read
        .selectFrom('client')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

async function update(db: Kysely<Schema>, id: string, set: ClientUpdate): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('client')
    .set({ id, ...set })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) throw new NoSuchClientError(id);
}

async function deleteUser(db: Kysely<Schema>, id: string, username: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('client_user')
    .where('client_id', '=', id)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) === 0) throw new NoSuchUserError(id, username);
}
