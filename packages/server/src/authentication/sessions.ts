import { setTimeout } from 'node:timers/promises';
import type { ProblemCode } from '@broadsheet/contract';
import { findUserGeneration, type Client, type Store } from '@broadsheet/store';
import { LRUCache } from 'lru-cache';
import type { Meter } from '../limits/meter.js';
import { RequestProblem } from '../problem.js';
import type { Watch } from '../watch.js';
import { bearerHeader } from './bearer.js';
import { narrowClient } from './scope.js';
import type { TokenHolder, TokenService } from './token.js';

/** A valid token of an active client, with everything a request needs to know about its caller. */
export interface Session {
  client: Client;
  username: string | undefined;
  tokenId: string;
  /** When the token or the client expires, in milliseconds since 1970. */
  goodUntil: number;
  /** Undefined if the client has no rate limit. */
  meter: Meter | undefined;
}

export interface Sessions {
  /** The cached session of a token; undefined if it must be opened first. */
  find(header: string, now: number): Session | undefined;
  /** Throws if the token is invalid. Later, `find` returns the session by its `bearerHeader`. */
  open(token: string): Promise<Session>;
}

interface Options {
  tokens: TokenService;
  clients: Pick<Store['clients'], 'find'>;
  revocations: Pick<Store['revocations'], 'has'>;
  meterOf: (client: Client) => Meter | undefined;
  watch: Watch;
  clock: () => number;
}

/** How long cached sessions stay valid while the store cannot be reached. */
const longestSilenceMs = 60_000;
/** After that time, how long a request waits for the store before it is refused. */
const patienceMs = 1000;

/**
 * A token is checked once, and again after any change to clients, keys or revocations in any
 * process. Until then, one lookup in a map is enough.
 */
export function createSessions(options: Options): Sessions {
  const { tokens, clients, revocations, meterOf, watch, clock } = options;
  const opened = new LRUCache<string, Session>({ max: 10_000 });
  let version = 0;
  watch.on('access', () => {
    version += 1;
    opened.clear();
  });

  const isSilent = (now?: number) => watch.silence(now) > longestSilenceMs;
  let hearing: Promise<void> | undefined;
  /**
   * The machine may only have been asleep, so the store is asked once more. All waiting requests
   * share this call.
   */
  const hearFromStore = async () => {
    hearing ??= watch.check().finally(() => (hearing = undefined));
    const timeout = setTimeout(patienceMs, 'silent', { ref: false });
    if ((await Promise.race([hearing, timeout])) === 'silent') throw storeUnreachable();
  };

  const resolve = async (token: string): Promise<Session> => {
    if (isSilent()) await hearFromStore();
    const holder = await tokens.verify(token);
    if (!holder) throw badToken('The token is unknown or revoked; obtain a new one.', 'forged');
    if (holder.expiresAt <= clock()) throw expiredToken(holder);
    const findKnown = () =>
      Promise.all([clients.find(holder.clientId), revocations.has(holder.id)]);
    let [client, isRevoked] = await findKnown();
    if (isAhead(holder, client)) {
      await hearFromStore();
      [client, isRevoked] = await findKnown();
    }
    return buildSession({ holder, client, isRevoked, now: clock(), meterOf });
  };

  return {
    find(header, now) {
      if (isSilent(now)) return undefined;
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

interface Found {
  holder: TokenHolder;
  client: Client | undefined;
  isRevoked: boolean;
  now: number;
  meterOf: Options['meterOf'];
}

function buildSession({ holder, client, isRevoked, now, meterOf }: Found): Session {
  const { id, username, expiresAt } = holder;
  if (isRevoked || !client || !isOfThisGeneration(holder, client)) {
    const detail = 'The token is unknown or revoked; obtain a new one.';
    throw badToken(detail, 'revoked', holder.clientId);
  }
  if (!isActive(client, now) || (username !== undefined && !client.users.includes(username))) {
    const detail = 'The client of this token is disabled or has expired, or its user is gone.';
    throw badToken(detail, 'client disabled or expired, or user gone', client.id);
  }
  return {
    client: narrowClient(client, holder.scope),
    username,
    tokenId: id,
    goodUntil: Math.min(expiresAt, client.expiresAt ?? Infinity),
    meter: meterOf(client),
  };
}

/**
 * Whether the token was issued after a change that this process has not noticed yet, made by
 * another process or directly in the store.
 */
function isAhead(
  { username, generation, userGeneration = 0 }: TokenHolder,
  client: Client | undefined,
): boolean {
  if (!client || generation > client.tokenGeneration) return true;
  const known = username === undefined ? userGeneration : client.userGenerations.get(username);
  return known === undefined || userGeneration > known;
}

function isOfThisGeneration({ username, ...issued }: TokenHolder, client: Client): boolean {
  if (issued.generation !== client.tokenGeneration) return false;
  const userGeneration = findUserGeneration(client, username);
  // The user's generation is compared only while it is the later one; an old token may still carry
  // one.
  return userGeneration === undefined || userGeneration === issued.userGeneration;
}

export function isActive({ disabledAt, expiresAt }: Client, now: number): boolean {
  return disabledAt === null && (expiresAt === null || expiresAt > now);
}

export function storeUnreachable(cause?: unknown): RequestProblem {
  const problem = new RequestProblem(
    'unavailable',
    'The store cannot be reached; try again shortly.',
  );
  problem.cause = cause;
  return problem;
}

/** A refusal that is written to the security log. */
export class TokenProblem extends RequestProblem {
  readonly reason: string;
  readonly clientId: string | undefined;

  constructor(code: ProblemCode, detail: string, { reason, clientId, description }: TokenFault) {
    const about = description === undefined ? '' : `, error_description="${description}"`;
    super(code, detail, {
      headers: { 'www-authenticate': `Bearer error="invalid_token"${about}` },
    });
    this.reason = reason;
    this.clientId = clientId;
  }
}

interface TokenFault {
  reason: string;
  clientId: string | undefined;
  description?: string;
}

function badToken(detail: string, reason: string, clientId?: string): TokenProblem {
  return new TokenProblem('invalid_token', detail, { reason, clientId });
}

function expiredToken({ clientId, expiresAt }: TokenHolder): TokenProblem {
  const detail = `The token expired at ${new Date(expiresAt).toISOString()}; obtain a new one.`;
  const description = 'The access token expired';
  return new TokenProblem('expired_token', detail, { reason: 'expired', clientId, description });
}
