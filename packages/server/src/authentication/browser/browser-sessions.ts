import { createHash, randomBytes } from 'node:crypto';
import { findUserGeneration, type Client, type Store, type StoredSession } from '@broadsheet/store';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../at-most.js';
import { RequestProblem } from '../../problem.js';
import { storeUnreachable, type Watch } from '../../watch.js';
import { RefusedAccess } from '../refused-access.js';
import type { Session, SessionCheck } from '../session-check.js';
import { createSessionUse } from './session-use.js';

/** A person who is signed in with a browser. */
export interface BrowserSession extends Session {
  username: string;
  idHash: string;
  signedInBy: StoredSession['signedInBy'];
  /** When it was last used, as far as this process knows. */
  usedAt: number;
  /** The time of use that the store has, or will have soon. */
  writtenAt: number;
}

interface SignIn {
  client: Client;
  username: string;
  signedInBy: StoredSession['signedInBy'];
  scope?: string | undefined;
  providerToken?: string | undefined;
}

export interface BrowserSessions {
  idleMs: number;
  lifetimeMs: number;
  /** The cached session of a cookie; undefined if it must be opened first. */
  find(id: string, now: number): BrowserSession | undefined;
  /** Throws if there is no such session, or it has ended. Later, `find` returns it. */
  open(id: string): Promise<BrowserSession>;
  /** Starts a session under a new id, whatever cookie the request came with. */
  start(signIn: SignIn): Promise<{ id: string; session: BrowserSession }>;
  /** Writes to the store when sessions were last used. */
  stop(): Promise<void>;
}

interface Options {
  store: Pick<Store, 'browserSessions'>;
  check: SessionCheck;
  watch: Watch;
  clock: () => number;
  idleMs: number;
  lifetimeMs: number;
  onError: (error: unknown) => void;
}

/** About a kilobyte each. */
const mostCached = 50_000;
const idForm = /^[\w-]{43}$/;

/**
 * As for tokens, a cookie is checked once, and again after any change to clients; a sign-out in any
 * process drops its session alone. Stays whole: all of it shares one cache and its version.
 */
export function createBrowserSessions(options: Options): BrowserSessions {
  const { store, check, watch, clock, idleMs, lifetimeMs, onError } = options;
  const { browserSessions } = store;
  const opened = new LRUCache<string, BrowserSession>(atMost(mostCached));
  const use = createSessionUse({ browserSessions, clock, idleMs, onError });
  let version = 0;
  watch.on('access', () => {
    version += 1;
    opened.clear();
  });
  watch.on('session', async (since) => {
    version += 1;
    const ended = new Set(await browserSessions.listEnded(since));
    for (const [id, { idHash }] of opened.entries()) if (ended.has(idHash)) opened.delete(id);
  });

  const resolve = async (id: string): Promise<BrowserSession> => {
    if (clock() > watch.trustedUntil) await watch.hear();
    const found = idForm.test(id) ? await browserSessions.find(hashOf(id)) : undefined;
    if (!found) throw refused('no such session');
    const usedAt = Math.max(found.usedAt, use.unwrittenUse(found.idHash));
    const stored = { ...found, usedAt };
    const fault = findFault(stored, { now: clock(), idleMs });
    if (fault !== undefined) throw refused(fault, stored);
    return openStored(stored, check);
  };

  return {
    idleMs,
    lifetimeMs,
    find(id, now) {
      if (now > watch.trustedUntil) return undefined;
      const session = opened.get(id);
      if (!session || session.goodUntil <= now) return undefined;
      // Another process may have seen the user since then, and the store knows that.
      if (session.usedAt + idleMs <= now) return undefined;
      use.note(session, now);
      return session;
    },

    async open(id) {
      const before = version;
      const session = await resolve(id).catch((error: unknown) => {
        throw error instanceof RequestProblem ? error : storeUnreachable(error);
      });
      // A session read before a change must not be cached after it.
      if (version === before) opened.set(id, session);
      use.note(session, clock());
      return session;
    },

    async start(signIn) {
      const id = randomBytes(32).toString('base64url');
      const now = clock();
      const session = buildSession(id, signIn, now + lifetimeMs);
      await browserSessions.add(session);
      const stored = { ...session, createdAt: now, usedAt: now, endedAt: undefined };
      return { id, session: await openStored(stored, check) };
    },

    stop: () => use.stop(),
  };
}

function buildSession(id: string, signIn: SignIn, expiresAt: number) {
  const { client, username, signedInBy, scope, providerToken } = signIn;
  const isUser = signedInBy === 'password';
  return {
    idHash: hashOf(id),
    clientId: client.id,
    username,
    signedInBy,
    scope,
    providerToken,
    clientGeneration: client.tokenGeneration,
    userGeneration: isUser ? findUserGeneration(client, username) : undefined,
    expiresAt,
  };
}

/** Only hashes are stored, so that a copy of the database signs nobody in. */
function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function findFault(
  { endedAt, expiresAt, usedAt }: StoredSession,
  { now, idleMs }: { now: number; idleMs: number },
): string | undefined {
  if (endedAt !== undefined) return 'signed out';
  if (expiresAt <= now) return 'expired';
  return usedAt + idleMs <= now ? 'not used for too long' : undefined;
}

async function openStored(stored: StoredSession, check: SessionCheck): Promise<BrowserSession> {
  const { idHash, clientId, username, signedInBy, expiresAt, usedAt, scope } = stored;
  const session = await check(
    {
      clientId,
      expiresAt,
      scope,
      // The user of a provider is not a user of the client.
      username: signedInBy === 'password' ? username : undefined,
      generation: stored.clientGeneration,
      userGeneration: stored.userGeneration,
    },
    () => Promise.resolve(false),
  );
  if (session === 'revoked') throw refused('revoked', stored);
  if (session === 'inactive') throw refused('client disabled or expired, or user gone', stored);
  return { ...session, username, idHash, signedInBy, usedAt, writtenAt: usedAt };
}

function refused(reason: string, stored?: StoredSession): RefusedAccess {
  return new RefusedAccess('session_ended', 'The session has ended; sign in again.', {
    kind: 'session.refused',
    reason,
    clientId: stored?.clientId,
    headers: { 'www-authenticate': 'Bearer' },
  });
}
