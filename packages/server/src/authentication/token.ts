import { randomUUID } from 'node:crypto';
import type { SigningKey, Store } from '@broadsheet/store';
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import { LRUCache } from 'lru-cache';

export const tokenLifetimeSeconds = 24 * 60 * 60;

const algorithm = 'ES256';
const issuer = 'broadsheet';
const audience = 'broadsheet';

/** Whom a good token speaks for. */
export interface TokenHolder {
  clientId: string;
  username: string | undefined;
  /** Seconds since 1970. */
  expiresAt: number;
}

export interface TokenService {
  issue(holder: { clientId: string; username?: string }): Promise<string>;
  /** Undefined for a token that is not ours, not valid or expired. */
  verify(token: string): TokenHolder | undefined | Promise<TokenHolder | undefined>;
}

interface LoadedKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** Signs tokens with keys that live in the store, so that every process accepts them. */
export async function createTokenService(
  signingKeys: Store['signingKeys'],
  clock: () => number,
): Promise<TokenService> {
  let keys = await loadKeys(signingKeys, clock);
  // A token is looked at thousands of times; its signature needs checking once.
  const seen = new LRUCache<string, TokenHolder>({ max: 10_000 });

  const findKey = async (id: string | undefined): Promise<CryptoKey> => {
    const known = keys.find((key) => key.id === id);
    if (known) return known.publicKey;
    // Another process may have made a key since.
    keys = await loadKeys(signingKeys, clock);
    const added = keys.find((key) => key.id === id);
    if (!added) throw new Error('unknown key');
    return added.publicKey;
  };

  const verifyNew = async (token: string): Promise<TokenHolder | undefined> => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => findKey(kid), {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(clock()),
      });
      const { sub: clientId = '', exp: expiresAt = 0, username } = payload;
      const holder = {
        clientId,
        username: typeof username === 'string' ? username : undefined,
        expiresAt,
      };
      seen.set(token, holder);
      return holder;
    } catch {
      return undefined;
    }
  };

  return {
    async issue({ clientId, username }) {
      const [newest] = keys;
      if (!newest) throw new Error('there is no signing key');
      const issuedAt = Math.floor(clock() / 1000);
      return new SignJWT(username === undefined ? {} : { username })
        .setProtectedHeader({ alg: algorithm, kid: newest.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(clientId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeSeconds)
        .sign(newest.privateKey);
    },

    verify(token) {
      const holder = seen.get(token);
      if (!holder) return verifyNew(token);
      return holder.expiresAt * 1000 > clock() ? holder : undefined;
    },
  };
}

/** Newest first; makes the first one where there is none. */
async function loadKeys(
  signingKeys: Store['signingKeys'],
  clock: () => number,
): Promise<LoadedKey[]> {
  const stored = await signingKeys.list();
  if (stored.length === 0) {
    const first = await createSigningKey(clock());
    await signingKeys.add(first);
    stored.push(first);
  }
  return Promise.all(stored.map(loadKey));
}

async function createSigningKey(createdAt: number): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return {
    id: randomUUID(),
    privateJwk: JSON.stringify(await exportJWK(privateKey)),
    createdAt,
  };
}

async function loadKey({ id, privateJwk }: SigningKey): Promise<LoadedKey> {
  const jwk = JSON.parse(privateJwk) as JWK;
  const publicJwk = { ...jwk };
  delete publicJwk.d;
  const [privateKey, publicKey] = await Promise.all([
    importJWK(jwk, algorithm),
    importJWK(publicJwk, algorithm),
  ]);
  return { id, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey };
}
