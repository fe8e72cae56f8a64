import { randomUUID } from 'node:crypto';
import type { Client } from '@broadsheet/store';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { algorithm, type KeyRing } from './key-ring.js';

export const tokenLifetimeSeconds = 24 * 60 * 60;

const audience = 'broadsheet';
/** RFC 9068: what else we may sign one day must not pass for an access token. */
const tokenType = 'at+jwt';
/** Machines' clocks differ a little; a token made a moment ago elsewhere is not from the future. */
const clockToleranceSeconds = 30;

/** Whom a token speaks for, where its signature is good. */
export interface TokenHolder {
  /** Of the token. */
  id: string;
  keyId: string;
  clientId: string;
  username: string | undefined;
  /** The client's generation of tokens in which it was issued. */
  generation: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface TokenService {
  issue(client: Pick<Client, 'id' | 'tokenGeneration'>, username?: string): Promise<string>;
  /** Undefined for a token that is not ours, not valid or expired. Revocation is not looked at. */
  verify(token: string): TokenHolder | undefined | Promise<TokenHolder | undefined>;
}

interface Options {
  keys: KeyRing;
  issuer: string;
  clock: () => number;
}

/** Signs tokens with keys that live in the store, so that every process accepts them. */
export function createTokenService({ keys, issuer, clock }: Options): TokenService {
  // Checking a signature takes a good part of a millisecond; it needs doing once.
  const seen = new LRUCache<string, TokenHolder>({ max: 10_000 });

  const verifyNew = async (token: string): Promise<TokenHolder | undefined> => {
    const holder = await readToken(token, { keys, issuer, now: clock() });
    if (!holder || holder.expiresAt <= clock()) return undefined;
    seen.set(token, holder);
    return holder;
  };

  return {
    issue({ id, tokenGeneration }, username) {
      const newest = keys.newest();
      const issuedAt = Math.floor(clock() / 1000);
      return new SignJWT({
        generation: tokenGeneration,
        ...(username !== undefined && { username }),
      })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: newest.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeSeconds)
        .sign(newest.privateKey);
    },

    verify(token) {
      const holder = seen.get(token);
      if (!holder) return verifyNew(token);
      return holder.expiresAt > clock() && keys.has(holder.keyId) ? holder : undefined;
    },
  };
}

class UnknownKeyError extends Error {}

interface Expected {
  keys: KeyRing;
  issuer: string;
  now: number;
}

async function readToken(
  token: string,
  { keys, issuer, now }: Expected,
): Promise<TokenHolder | undefined> {
  let storeError: Error | undefined;
  const findKey = async (kid = '') => {
    const key = await Promise.resolve(keys.find(kid)).catch((error: unknown) => {
      storeError = error as Error;
      throw error;
    });
    if (!key) throw new UnknownKeyError();
    return key.publicKey;
  };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => findKey(kid), {
      algorithms: [algorithm],
      typ: tokenType,
      issuer,
      audience,
      requiredClaims: ['exp', 'iat', 'sub', 'jti'],
      // Also refuses one that was issued in the future.
      maxTokenAge: tokenLifetimeSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(now),
    });
    return toHolder(payload, protectedHeader.kid ?? '');
  } catch {
    // That the store could not be asked says nothing about the token.
    if (storeError) throw storeError;
    return undefined;
  }
}

function toHolder(payload: JWTPayload, keyId: string): TokenHolder {
  const { jti = '', sub = '', exp = 0, username, generation } = payload;
  return {
    id: jti,
    keyId,
    clientId: sub,
    username: typeof username === 'string' ? username : undefined,
    generation: typeof generation === 'number' ? generation : 0,
    expiresAt: exp * 1000,
  };
}
