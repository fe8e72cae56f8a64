import type { Store } from '@broadsheet/store';
import { LRUCache } from 'lru-cache';
import { RequestProblem } from '../problem.js';
import { storeUnreachable, type Watch } from '../watch.js';
import { bearerHeader } from './bearer.js';
import { RefusedAccess } from './refused-access.js';
import type { Session, SessionCheck, SessionFault } from './session-check.js';
import type { TokenHolder, TokenService } from './token.js';

/** The sessions of tokens. */
export interface Sessions {
  /** The cached session of a token; undefined if it must be opened first. */
  find(header: string, now: number): Session | undefined;
  /** Throws if the token is invalid. Later, `find` returns the session by its `bearerHeader`. */
  open(token: string): Promise<Session>;
}

interface Options {
  tokens: TokenService;
  revocations: Pick<Store['revocations'], 'has'>;
  check: SessionCheck;
  watch: Watch;
  clock: () => number;
}

/**
 * A token is checked once, and again after any change to clients, keys or revocations in any
 * process. Until then, one lookup in a map is enough.
 */
export function createSessions(options: Options): Sessions {
  const { tokens, revocations, check, watch, clock } = options;
  const opened = new LRUCache<string, Session>({ max: 10_000 });
  let version = 0;
  watch.on('access', () => {
    version += 1;
    opened.clear();
  });

  const resolve = async (token: string): Promise<Session> => {
    if (watch.isSilent()) await watch.hear();
    const holder = await tokens.verify(token);
    if (!holder) throw badToken('The token is unknown or revoked; obtain a new one.', 'forged');
    if (holder.expiresAt <= clock()) throw expiredToken(holder);
    const session = await check(holder, () => revocations.has(holder.id));
    if (typeof session === 'string') throw explainFault(session, holder);
    return session;
  };

  return {
    find(header, now) {
      if (watch.isSilent(now)) return undefined;
      const session = opened.get(header);
      return session && session.goodUntil > now ? session : undefined;
    },

    async open(token) {
      const before = version;
      const session = await resolve(token).catch((error: unknown) => {
        // The store could not be read, so nothing is known about the token.
        throw error instanceof RequestProblem ? error : storeUnreachable(error);
      });
      // A session read before a change must not be cached after it.
      if (version === before) opened.set(bearerHeader(token), session);
      return session;
    },
  };
}

function explainFault(fault: SessionFault, { clientId }: TokenHolder): RefusedAccess {
  if (fault === 'revoked') {
    return badToken('The token is unknown or revoked; obtain a new one.', 'revoked', clientId);
  }
  const detail = 'The client of this token is disabled or has expired, or its user is gone.';
  return badToken(detail, 'client disabled or expired, or user gone', clientId);
}

const kind = 'token.refused';

function badToken(detail: string, reason: string, clientId?: string): RefusedAccess {
  const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
  return new RefusedAccess('invalid_token', detail, { kind, reason, clientId, headers });
}

function expiredToken({ clientId, expiresAt }: TokenHolder): RefusedAccess {
  const detail = `The token expired at ${new Date(expiresAt).toISOString()}; obtain a new one.`;
  const description = 'error_description="The access token expired"';
  const headers = { 'www-authenticate': `Bearer error="invalid_token", ${description}` };
  return new RefusedAccess('expired_token', detail, { kind, reason: 'expired', clientId, headers });
}
