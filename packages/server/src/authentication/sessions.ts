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

/** A good token of an active client: what a request needs to know of who is asking. */
export interface Session {
  client: Client;
  username: string | undefined;
  tokenId: string;
  /** Milliseconds since 1970, when the token or the client expires. */
  goodUntil: number;
  /** Undefined where the client is not limited. */
  meter: Meter | undefined;
}

export interface Sessions {
  /** The session of a token that was seen before; undefined where one must be opened first. */
  find(header: string, now: number): Session | undefined;
  /** Throws where the token is not good. It is found later by its `bearerHeader`. */
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

/** How long the last known state holds while the store cannot be reached. */
const longestSilenceMs = 60_000;
/** After that, how long a request waits to hear from it before it is refused. */
const patienceMs = 1000;

/**
 * Everything that is checked of a token is checked once, and again after anything about clients,
 * keys or revocation has changed in any process: until then a look into a map is enough.
 */
export function createSessions(options: Options): Sessions {
  const { tokens, clients, revocations, meterOf, watch, clock } = options;
  const opened = new LRUCache<string, Session>({ max: 10_000 });
  /** Who asks once asks often, and to compare a token is quicker than to look up what it hashes to. */
  let lastHeader: string | undefined;
  let lastSession: Session | undefined;
  let version = 0;
  watch.on('access', () => {
    version += 1;
    opened.clear();
    lastHeader = lastSession = undefined;
  });

  const isSilent = (now?: number) => watch.silence(now) > longestSilenceMs;
  let hearing: Promise<void> | undefined;
  /** The machine may only have slept: the store is asked once more, however many wait for it. */
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
      if (header !== lastHeader) {
        lastSession = opened.get(header);
        lastHeader = lastSession && header;
      }
      const session = lastSession;
      return session && session.goodUntil > now ? session : undefined;
    },

    async open(token) {
      const before = version;
      const session = await resolve(token).catch((error: unknown) => {
        // The store could not be asked, so nothing is known of the token.
        throw error instanceof RequestProblem ? error : storeUnreachable(error);
      });
      // What was read before a change must not be kept after it.
      if (version === before) {
        opened.set(bearerHeader(token), session);
        lastHeader = undefined;
      }
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

/** Issued after a change that this process has not noticed yet, by another one or from the store itself. */
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
  // A user's may have been the later one once.
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

/** A refusal that is worth a line in the security log. */
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
