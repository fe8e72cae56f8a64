import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { JsonWebKeySet } from '@broadsheet/contract';
import { StoreKeyError, type SigningKey, type Store } from '@broadsheet/store';
import type { Watch } from '../watch.js';

export const algorithm = 'ES256';

interface LoadedKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  publicJwk: JsonWebKeySet['keys'][number];
}

/** The keys that sign and check tokens, as the store has them. */
export interface KeyRing {
  /** The one that signs. */
  newest(): LoadedKey;
  /** Undefined where there is none, also after looking whether another process has made one. */
  find(id: string): LoadedKey | undefined | Promise<LoadedKey | undefined>;
  /** Whether it is still there: a key can be thrown away, and its tokens with it. */
  has(id: string): boolean;
  keySet(): JsonWebKeySet;
}

interface Options {
  signingKeys: Pick<Store['signingKeys'], 'list' | 'addFirst' | 'open' | 'sealAll'>;
  watch: Watch;
  clock: () => number;
}

/** What our keys are called; anything else is not worth asking the store for. */
const keyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function createKeyRing(options: Options): Promise<KeyRing> {
  const { signingKeys, watch, clock } = options;
  let keys = await loadFirst(signingKeys, clock);
  await signingKeys.sealAll();
  let reloading: Promise<void> | undefined;

  const reload = async () => {
    const stored = await signingKeys.list();
    const known = new Map(keys.map((key) => [key.id, key]));
    if (stored.length === 0) return;
    keys = stored.flatMap((key) => known.get(key.id) ?? loadReadable(signingKeys, key));
  };
  /** However many ask, one reads; and none is content with a reading that began before it asked. */
  const reloadOnce = async () => {
    if (reloading) await reloading.catch(() => undefined);
    reloading ??= reload().finally(() => (reloading = undefined));
    await reloading;
  };
  watch.on('access', reloadOnce);

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
      return reloadOnce().then(() => findKnown(id));
    },
    has: (id) => findKnown(id) !== undefined,
    keySet: () => ({ keys: keys.map(({ publicJwk }) => publicJwk) }),
  };
}

/** Newest first; makes the first one where there is none. */
async function loadFirst(signingKeys: Options['signingKeys'], clock: () => number) {
  const stored = await signingKeys.list();
  const keys = stored.length > 0 ? stored : await signingKeys.addFirst(createSigningKey(clock()));
  return keys.map((key) => loadKey(key.id, signingKeys.open(key)));
}

/**
 * A key that cannot be read is left out: a process that was started without the store's key must
 * still notice which keys were thrown away.
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
