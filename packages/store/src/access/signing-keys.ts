import type { Kysely } from 'kysely';
import type { Actor } from '../audit/act.js';
import { insertActs } from '../audit/audit.js';
import { lockCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { changeAccess } from './access-change.js';
import { isSealed, type KeyCipher } from './key-cipher.js';

/**
 * A private key that signs tokens, as a JSON Web Key; encrypted if the store has an encryption key.
 */
export interface SigningKey {
  id: string;
  privateJwk: string;
  createdAt: number;
}

interface Rotation {
  actor: Actor;
  /** Keys replaced before this time are deleted: no token signed by them is still valid. */
  forgetReplacedBefore: number;
}

export interface SigningKeyStore {
  /** Newest first: the first key signs, the others only verify. */
  list(): Promise<SigningKey[]>;
  /**
   * Adds the key if there is none, also when several processes start at once; returns all keys as
   * `list` does.
   */
  addFirst(key: SigningKey): Promise<SigningKey[]>;
  /** Every process signs with this key from now on; returns the ids of deleted keys. */
  rotate(key: SigningKey, rotation: Rotation): Promise<string[]>;
  /**
   * The JSON Web Key in plain text; throws if it is encrypted with a key that is not known here.
   */
  open(key: SigningKey): string;
  /** Encrypts keys stored in plain text, if the store has an encryption key; returns how many. */
  sealAll(): Promise<number>;
}

interface Options {
  clock: () => number;
  cipher: KeyCipher;
}

export function createSigningKeyStore(
  database: Database,
  { clock, cipher }: Options,
): SigningKeyStore {
  const seal = ({ id, privateJwk, createdAt }: SigningKey): SigningKey => ({
    id,
    privateJwk: cipher.seal(nameOf(id), privateJwk),
    createdAt,
  });

  return {
    list: () => listKeys(database.read),
    open: ({ id, privateJwk }) => cipher.open(nameOf(id), privateJwk),

    addFirst(key) {
      return database.transact(async (transaction) => {
        // Other starting processes wait for this lock and then find the key, so no announcement is
        // needed.
        await lockCounter(transaction, 'access');
        const keys = await listKeys(transaction);
        if (keys.length > 0) return keys;
        const sealed = seal(key);
        await insertKey(transaction, sealed);
        return [sealed];
      });
    },

    async rotate(key, { actor, forgetReplacedBefore }) {
      let forgotten: string[] = [];
      await changeAccess(database, async (db) => {
        await insertKey(db, seal(key));
        forgotten = listReplaced(await listKeys(db), forgetReplacedBefore);
        if (forgotten.length > 0) {
          await db.deleteFrom('signing_key').where('id', 'in', forgotten).execute();
        }
        await insertActs(db, database.dialect, clock(), [
          { actor, action: 'key.rotate', target: `key ${key.id}`, detail: { forgotten } },
        ]);
      });
      return forgotten;
    },

    async sealAll() {
      const plain = (await listKeys(database.read)).filter(isPlain);
      const sealed = plain.map(seal).filter((key) => !isPlain(key));
      for (const { id, privateJwk } of sealed) {
        await database.transact((transaction) =>
          transaction
            .updateTable('signing_key')
            .set({ private_jwk: privateJwk })
            .where('id', '=', id)
            .execute(),
        );
      }
      return sealed.length;
    },
  };
}

const nameOf = (id: string) => `signing key ${id}`;
const isPlain = ({ privateJwk }: SigningKey) => !isSealed(privateJwk);

/** A key is replaced when the next key is created. */
function listReplaced(newestFirst: SigningKey[], before: number): string[] {
  return newestFirst
    .filter((_key, index) => {
      const successor = newestFirst[index - 1];
      return successor !== undefined && successor.createdAt < before;
    })
    .map(({ id }) => id);
}

async function listKeys(db: Kysely<Schema>): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('signing_key')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    privateJwk: row.private_jwk,
    createdAt: row.created_at,
  }));
}

async function insertKey(
  db: Kysely<Schema>,
  { id, privateJwk, createdAt }: SigningKey,
): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({ id, private_jwk: privateJwk, created_at: createdAt })
    .execute();
}
