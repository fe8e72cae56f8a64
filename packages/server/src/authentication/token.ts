import { randomUUID, type KeyObject } from 'node:crypto';
import { findUserGeneration, type Client } from '@broadsheet/store';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { algorithm, type KeyRing } from './key-ring.js';
import { takeApart } from './signed-token.js';

/** The default, and the most: what was stopped must not work on for longer. */
export const longestTokenSeconds = 24 * 60 * 60;

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
  /** Likewise that of its user, where it is later. */
  userGeneration: number | undefined;
  /** Milliseconds since 1970; may have passed. */
  expiresAt: number;
  /** What it may be used for, at most; undefined for all that its client may do. */
  scope: string | undefined;
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
  /** How long those live that are issued now. */
  lifetimeSeconds: number;
  /** Undefined for a token that is not ours; it may have expired. Revocation is not looked at. */
  verify(token: string): TokenHolder | undefined | Promise<TokenHolder | undefined>;
}

interface Options {
  keys: KeyRing;
  issuer: string;
  clock: () => number;
  lifetimeSeconds: number;
}

/** Signs tokens with keys that live in the store, so that every process accepts them. */
export function createTokenService(options: Options): TokenService {
  const { keys, issuer, clock, lifetimeSeconds } = options;
  // Checking a signature takes a good part of a millisecond; it needs doing once.
  const seen = new LRUCache<string, SeenToken>({ max: 10_000 });

  const keep = (token: string, holder: TokenHolder | undefined): TokenHolder | undefined => {
    if (!holder || holder.expiresAt <= clock()) return holder;
    seen.set(signedPartOf(token), { token, holder });
    return holder;
  };
  const verifyNew = (token: string) => {
    const holder = readToken(token, { keys, issuer, now: clock() });
    return holder instanceof Promise
      ? holder.then((found) => keep(token, found))
      : keep(token, holder);
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

    verify(token) {
      const known = seen.get(signedPartOf(token));
      if (!known) return verifyNew(token);
      const { holder } = known;
      if (known.token !== token) return undefined;
      return keys.has(holder.keyId) ? holder : undefined;
    },
  };
}

/**
 * Kept by what is signed: of any signature of ES256 a second one can be made that is as good, and one
 * token must not fill the cache twice. The spelling that came first is the one that is good.
 */
interface SeenToken {
  token: string;
  holder: TokenHolder;
}

const signedPartOf = (token: string) => token.slice(0, token.lastIndexOf('.'));

interface Expected {
  keys: KeyRing;
  issuer: string;
  now: number;
}

/** Waits only where the key is one that this process has not seen yet. */
function readToken(
  token: string,
  { keys, ...expected }: Expected,
): TokenHolder | undefined | Promise<TokenHolder | undefined> {
  const signed = takeApart(token);
  if (!signed || !isHeaderOurs(signed.header)) return undefined;
  const openWith = (key: { id: string; publicKey: KeyObject } | undefined) => {
    const claims = key && signed.open(key.publicKey);
    return key && claims ? toHolder(claims, { keyId: key.id, ...expected }) : undefined;
  };
  const key = keys.find(signed.header.kid);
  return key instanceof Promise ? key.then(openWith) : openWith(key);
}

/** Also that there is nothing in it that would have to be understood first (`crit`). */
function isHeaderOurs(header: Record<string, unknown>): header is { kid: string } {
  const { alg, typ, kid, ...rest } = header;
  const isOurs = alg === algorithm && typ === tokenType && typeof kid === 'string';
  return isOurs && Object.keys(rest).length === 0;
}

/** Undefined where the token is somebody else's, for somebody else, or from the future. */
function toHolder(
  claims: Record<string, unknown>,
  { keyId, issuer, now }: { keyId: string; issuer: string; now: number },
): TokenHolder | undefined {
  const { iss, aud, jti, sub, iat, exp, username, generation, userGeneration, scope } = claims;
  if (iss !== issuer || aud !== audience || typeof sub !== 'string' || typeof jti !== 'string') {
    return undefined;
  }
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  const age = Math.floor(now / 1000) - iat;
  const isOfNow = age >= -clockToleranceSeconds && exp - iat <= longestTokenSeconds;
  if (!isOfNow) return undefined;
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
