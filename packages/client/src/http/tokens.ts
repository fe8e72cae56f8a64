import { invalidAnswer } from './answer-error.js';
import type { Send } from './call.js';
import { parseJson } from './parse-json.js';

/** The credentials of a user of a client, from its administrator. */
export interface UserCredentials {
  /** The id of the client. */
  clientId: string;
  /** A user of that client. */
  username: string;
  /** That user's password. */
  password: string;
}

/**
 * How the client authenticates: with the credentials of a user, which it exchanges for tokens by
 * itself; with an access token obtained elsewhere; or with a function that obtains one, called
 * again when the service no longer accepts the last.
 */
export type Credentials = UserCredentials | string | (() => string | Promise<string>);

/**
 * For pages of the service itself: the browser sends the cookie of its session, and no token is
 * used.
 */
export interface SessionCredentials {
  /**
   * Called when the session has ended; resolves when the user has signed in again. It is called
   * once for all waiting calls.
   */
  signInAgain: () => Promise<void>;
}

/** The source of access tokens; obtains one at a time, for all waiting callers. */
export interface Tokens {
  get(): Promise<string>;
  /** A different token from the refused one, or undefined if there is no way to get one. */
  replace(refused: string): Promise<string | undefined>;
}

interface Token {
  value: string;
  /** When to request the next token. */
  renewAt: number;
  expiresAt: number;
}

export function createTokens(credentials: Credentials, send: Send, now: () => number): Tokens {
  if (typeof credentials === 'string') {
    const token = requireWellFormed(credentials);
    return { get: () => Promise.resolve(token), replace: () => Promise.resolve(undefined) };
  }
  const obtain =
    typeof credentials === 'function'
      ? async () => lasting(requireWellFormed(await credentials()))
      : () => requestToken(credentials, send, now);
  return createRenewing(obtain, now);
}

function createRenewing(obtain: () => Promise<Token>, now: () => number): Tokens {
  let current: Token | undefined;
  let obtaining: Promise<Token> | undefined;
  const renew = () => {
    obtaining ??= obtain()
      .then((token) => (current = token))
      .finally(() => (obtaining = undefined));
    return obtaining;
  };
  return {
    async get() {
      const held = current;
      if (held && now() < held.renewAt) return held.value;
      return (await renew().catch((error: unknown) => stillGood(held, now(), error))).value;
    },
    async replace(refused) {
      if (current && current.value !== refused) return current.value;
      const { value } = await renew();
      return value === refused ? undefined : value;
    },
  };
}

/** A failed renewal is ignored while the old token is still valid. */
function stillGood(held: Token | undefined, now: number, error: unknown): Token {
  if (held && now < held.expiresAt) return held;
  throw error;
}

async function requestToken(
  { clientId, username, password }: UserCredentials,
  send: Send,
  now: () => number,
): Promise<Token> {
  const answer = await send({
    method: 'POST',
    path: '/authentication/token',
    body: { ClientId: clientId, Username: username, Password: password },
    repeat: 'freely',
  });
  const { access_token: value, expires_in: lifetime } = parseJson(answer);
  if (typeof value !== 'string' || !isWellFormed(value)) {
    throw invalidAnswer(answer, 'without an access_token');
  }
  return typeof lifetime === 'number' ? lastingFor(value, lifetime * 1000, now()) : lasting(value);
}

const longestMarginMs = 5 * 60_000;

/** Renewed a little early, so that no token expires while a call is on its way. */
function lastingFor(value: string, lifetimeMs: number, now: number): Token {
  const expiresAt = now + lifetimeMs;
  return { value, expiresAt, renewAt: expiresAt - Math.min(longestMarginMs, lifetimeMs / 10) };
}

/** A token without a known expiry is used until the service refuses it. */
function lasting(value: string): Token {
  return { value, expiresAt: Infinity, renewAt: Infinity };
}

const isWellFormed = (token: string) => /^[\x21-\x7e]+$/.test(token);

/** Checked here because `fetch` would quote the whole token in its error message. */
function requireWellFormed(token: string): string {
  if (isWellFormed(token)) return token;
  throw new TypeError(
    'The access token is empty or holds characters that no HTTP header can carry; check where it comes from.',
  );
}
