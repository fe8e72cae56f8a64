import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { JsonWebKeySet } from '@broadsheet/contract';
import { joinNext, StoreKeyError, type SigningKey, type Store } from '@broadsheet/store';
import type { Watch } from '../watch.js';

export const algorithm = 'ES256';

interface LoadedKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  publicJwk: JsonWebKeySet['keys'][number];
}

/** The keys in the store that sign and verify tokens. */
export interface KeyRing {
  /** The key that signs new tokens. */
  newest(): LoadedKey;
  /**
   * Undefined if there is no such key, even after checking the store for a key of another process.
   */
  find(id: string): LoadedKey | undefined | Promise<LoadedKey | undefined>;
  /** Whether the key still exists: deleting a key invalidates its tokens. */
  has(id: string): boolean;
  keySet(): JsonWebKeySet;
}

interface Options {
  signingKeys: Pick<Store['signingKeys'], 'list' | 'addFirst' | 'open' | 'sealAll'>;
  watch: Watch;
  clock: () => number;
}

/** The form of our key ids; the store is not asked for any other id. */
const keyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function createKeyRing(options: Options): Promise<KeyRing> {
  const { signingKeys, watch, clock } = options;
  let keys = await loadFirst(signingKeys, clock);
  await signingKeys.sealAll();

  // A key that another process has just added is not missed by a read that began before.
  const reload = joinNext(async () => {
    const stored = await signingKeys.list();
    const known = new Map(keys.map((key) => [key.id, key]));
    if (stored.length === 0) return;
    keys = stored.flatMap((key) => known.get(key.id) ?? loadReadable(signingKeys, key));
  });
  watch.on('access', reload);

  const findKnown = (id: string) => keys.find((key) => key.id === id);
  return {
    newest() {
      const [newest] = keys;
      if (newest) return newest;
      throw new StoreKeyError(
        'Every signing key is encrypted with a key that this process was not given: set STORE_KEY or STORE_KEY_FILE.',
      );
    },
    find: (id) => {
      const known = findKnown(id);
      if (known || !keyId.test(id)) return known;
      return reload().then(() => findKnown(id));
    },
    has: (id) => findKnown(id) !== undefined,
    keySet: () => ({ keys: keys.map(({ publicJwk }) => publicJwk) }),
  };
}

/** Newest first; creates the first key if the store has none. */
async function loadFirst(signingKeys: Options['signingKeys'], clock: () => number) {
  const stored = await signingKeys.list();
  const keys = stored.length > 0 ? stored : await signingKeys.addFirst(createSigningKey(clock()));
  return keys.map((key) => loadKey(key.id, signingKeys.open(key)));
}

/**
 * Leaves out a key that cannot be decrypted: a process started without the store's key must still
 * notice which keys were deleted.
 */
function loadReadable(signingKeys: Options['signingKeys'], key: SigningKey): LoadedKey[] {
  try {
    return [loadKey(key.id, signingKeys.open(key))];
  } catch (error) {
    if (error instanceof StoreKeyError) return [];
    throw error;
  }
}

export function createSigningKey(createdAt: number): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const privateJwk = JSON.stringify(privateKey.export({ format: 'jwk' }));
  return { id: randomUUID(), privateJwk, createdAt };
}

function loadKey(id: string, privateJwk: string): LoadedKey {
  const jwk = JSON.parse(privateJwk) as JsonWebKey;
  const { kty = '', crv = '', x = '', y = '' } = jwk;
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    id,
    privateKey,
    publicKey: createPublicKey(privateKey),
    publicJwk: { kty, crv, x, y, kid: id, alg: algorithm, use: 'sig' },
  };
}
