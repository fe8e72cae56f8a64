import { findUserGeneration, type Client, type Store } from '@broadsheet/store';
import type { Meter, Uses } from '../limits/meter.js';
import type { Watch } from '../watch.js';
import { narrowClient } from './scope.js';

/** A valid token or browser session of an active client: what a request needs of its caller. */
export interface Session {
  client: Client;
  username: string | undefined;
  /** When the token, the session or the client expires, in milliseconds since 1970. */
  goodUntil: number;
  /** Undefined if the client has no rate limit. */
  meter: Meter | undefined;
  /** Where the client's requests are counted. */
  uses: Uses;
}

/** The holder of a token or of a browser session, as the token or the row of the session says. */
export interface Holder {
  clientId: string;
  /** Undefined if no user of the client is behind it. */
  username: string | undefined;
  /** The client's token generation at the time. */
  generation: number;
  /** The user's token generation, if it is later than the client's. */
  userGeneration: number | undefined;
  /** Milliseconds since 1970; may be in the past. */
  expiresAt: number;
  /** The scope that limits it; undefined if it allows everything its client may do. */
  scope: string | undefined;
}

/** Why a holder is no longer accepted. */
export type SessionFault = 'revoked' | 'inactive';

interface Options {
  clients: Pick<Store['clients'], 'find'>;
  watch: Pick<Watch, 'hear'>;
  meterOf: (client: Client) => Meter | undefined;
  usesOf: (clientId: string) => Uses;
  clock: () => number;
}

/** `isRevoked` asks the store; it is asked again if this process has missed a change. */
export type SessionCheck = (
  holder: Holder,
  isRevoked: () => Promise<boolean>,
) => Promise<Session | SessionFault>;

/** The same check for tokens and for browser sessions. */
export function createSessionCheck({
  clients,
  watch,
  meterOf,
  usesOf,
  clock,
}: Options): SessionCheck {
  return async (holder, isRevoked) => {
    const findKnown = () => Promise.all([clients.find(holder.clientId), isRevoked()]);
    let [client, revoked] = await findKnown();
    if (isAhead(holder, client)) {
      await watch.hear();
      [client, revoked] = await findKnown();
    }
    if (revoked || !client || !isOfThisGeneration(holder, client)) return 'revoked';
    const { username, expiresAt } = holder;
    const isUserGone = username !== undefined && !client.users.includes(username);
    if (!isActive(client, clock()) || isUserGone) return 'inactive';
    return {
      client: narrowClient(client, holder.scope),
      username,
      goodUntil: Math.min(expiresAt, client.expiresAt ?? Infinity),
      meter: meterOf(client),
      uses: usesOf(client.id),
    };
  };
}

/**
 * Whether the holder was accepted after a change that this process has not noticed yet, made by
 * another process or directly in the store.
 */
function isAhead(
  { username, generation, userGeneration = 0 }: Holder,
  client: Client | undefined,
): boolean {
  if (!client || generation > client.tokenGeneration) return true;
  const known = username === undefined ? userGeneration : client.userGenerations.get(username);
  return known === undefined || userGeneration > known;
}

function isOfThisGeneration({ username, ...issued }: Holder, client: Client): boolean {
  if (issued.generation !== client.tokenGeneration) return false;
  const userGeneration = findUserGeneration(client, username);
  // The user's generation is compared only while it is the later one; an old token may still carry
  // one.
  return userGeneration === undefined || userGeneration === issued.userGeneration;
}

export function isActive({ disabledAt, expiresAt }: Client, now: number): boolean {
  return disabledAt === null && (expiresAt === null || expiresAt > now);
}
