import { randomUUID, type KeyObject } from 'node:crypto';
import { findUserGeneration, type Client } from '@broadsheet/store';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';
import { algorithm, type KeyRing } from './key-ring.js';
import type { Holder } from './session-check.js';

/** The default and the maximum lifetime: a disabled client must not keep access for longer. */
export const longestTokenSeconds = 24 * 60 * 60;

const audience = 'broadsheet';
/** RFC 9068. Keeps other things we may sign one day from being accepted as access tokens. */
const tokenType = 'at+jwt';
/**
 * Clocks of machines differ a little: a token just issued by another machine may seem to be from
 * the future.
 */
const clockToleranceSeconds = 30;

/** The client and user of a token with a valid signature. */
export interface TokenHolder extends Holder {
  /** The id of the token. */
  id: string;
  keyId: string;
}

interface IssueOptions {
  username?: string;
  scope?: string | undefined;
}

export interface TokenService {
  issue(
    client: Pick<Client, 'id' | 'tokenGeneration' | 'userGenerations'>,
    options?: IssueOptions,
  ): Promise<string>;
  /** The lifetime of tokens issued now. */
  lifetimeSeconds: number;
  /**
   * Undefined for a token that is not ours. The token may have expired, and revocation is not
   * checked.
   */
  verify(token: string): Promise<TokenHolder | undefined>;
}

interface Options {
  keys: KeyRing;
  issuer: string;
  clock: () => number;
  lifetimeSeconds: number;
}

/** Signs tokens with keys from the store, so that every process accepts them. */
export function createTokenService(options: Options): TokenService {
  const { keys, issuer, clock, lifetimeSeconds } = options;
  // Verifying a signature takes a good part of a millisecond, so it is done once per token.
  const seen = new LRUCache<string, SeenToken>(atMost(10_000));

  const verifyNew = async (token: string) => {
    const holder = await readToken(token, { keys, issuer, now: clock() });
    if (!holder || holder.expiresAt <= clock()) return holder;
    seen.set(signedPartOf(token), { token, holder });
    return holder;
  };

  return {
    lifetimeSeconds,
    issue(client, { username, scope } = {}) {
      const newest = keys.newest();
      const issuedAt = Math.floor(clock() / 1000);
      const userGeneration = findUserGeneration(client, username);
      return new SignJWT({
        generation: client.tokenGeneration,
        ...(username !== undefined && { username }),
        ...(userGeneration !== undefined && { userGeneration }),
        ...(scope !== undefined && { scope }),
      })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: newest.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(client.id)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(newest.privateKey);
    },

    async verify(token) {
      const known = seen.get(signedPartOf(token));
      if (!known) return verifyNew(token);
      const { holder } = known;
      if (known.token !== token) return undefined;
      return keys.has(holder.keyId) ? holder : undefined;
    },
  };
}

/**
 * Cached by the signed part only: anyone can turn an ES256 signature into a second valid one, and
 * one token must not fill the cache twice. Only the spelling seen first is accepted.
 */
interface SeenToken {
  token: string;
  holder: TokenHolder;
}

const signedPartOf = (token: string) => token.slice(0, token.lastIndexOf('.'));

interface ExpectedToken {
  keys: KeyRing;
  issuer: string;
  now: number;
}

/** Several times the length of our tokens with the longest names. */
const longestToken = 4096;

async function readToken(token: string, expected: ExpectedToken): Promise<TokenHolder | undefined> {
  if (token.length > longestToken || !token.split('.').every(isCanonical)) return undefined;
  const header = findHeader(token);
  const key = header && isHeaderOurs(header) ? await expected.keys.find(header.kid) : undefined;
  if (!key) return undefined;
  const claims = await findClaims(token, key.publicKey, expected);
  return claims && toHolder(claims, key.id);
}

/** Decoding ignores some characters and bits, so one token would have any number of spellings. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

function findHeader(token: string): Record<string, unknown> | undefined {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

/**
 * Undefined if the signature is wrong, the token has another issuer or another audience, or it is
 * from the future.
 */
async function findClaims(
  token: string,
  key: KeyObject,
  { issuer, now }: ExpectedToken,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience,
      typ: tokenType,
      algorithms: [algorithm],
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      maxTokenAge: longestTokenSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    // Everything else about an expired token has been checked before.
    if (error instanceof errors.JWTExpired) return error.payload;
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Also refuses headers with other fields, such as `crit`, which we would have to process. */
function isHeaderOurs(header: Record<string, unknown>): header is { kid: string } {
  const { alg, typ, kid, ...rest } = header;
  const isOurs = alg === algorithm && typ === tokenType && typeof kid === 'string';
  return isOurs && Object.keys(rest).length === 0;
}

function toHolder(claims: JWTPayload, keyId: string): TokenHolder | undefined {
  const { jti, sub, iat = 0, exp = 0, username, generation, userGeneration, scope } = claims;
  if (typeof sub !== 'string' || typeof jti !== 'string') return undefined;
  if (exp - iat > longestTokenSeconds) return undefined;
  return {
    id: jti,
    keyId,
    clientId: sub,
    username: typeof username === 'string' ? username : undefined,
    generation: typeof generation === 'number' ? generation : 0,
    userGeneration: typeof userGeneration === 'number' ? userGeneration : undefined,
    expiresAt: exp * 1000,
    scope: typeof scope === 'string' ? scope : undefined,
  };
}
