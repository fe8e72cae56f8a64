import type { UserCredentials } from '@broadsheet/client';
import type { SessionEnd, SessionView } from '@broadsheet/contract';
import type { ExplorerWords } from '../words/explorer-words.js';

/** Why signing in failed, in the user's language. */
export type Fault = (words: ExplorerWords['session']['faults']) => string;

class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super('Signing in failed.');
    this.fault = fault;
  }
}

export function findFault(error: unknown): Fault {
  return error instanceof SignInError ? error.fault : () => (error as Error).message;
}

/** A signed-in user. There is a token only if the browser cannot keep a session. */
export interface SignedIn {
  view: SessionView;
  token?: string;
}

const path = '/authentication/session';

/** The session of this browser, if it has one; `ended` if it had one. */
export async function findSession(): Promise<SessionView | 'ended' | undefined> {
  const response = await fetch(path);
  if (response.status === 401) return 'ended';
  return response.status === 200 ? ((await response.json()) as SessionView) : undefined;
}

/** Signs in; the password is not stored. */
export async function requestSession(credentials: UserCredentials): Promise<SignedIn> {
  // Without TLS, except on this machine, browsers keep no session: a token in memory is used
  // instead.
  if (!isSecureContext) return requestToken(credentials);
  const response = await post(path, credentials);
  if (response.ok) return { view: (await response.json()) as SessionView };
  const problem = (await response.json().catch(() => ({}))) as Problem;
  if (problem.code === 'insecure_connection') return requestToken(credentials);
  throw new SignInError(explain(response, problem));
}

/** Ends this session, or every session of the user. */
export async function endSession(isEverywhere: boolean): Promise<SessionEnd | undefined> {
  const response = await fetch(isEverywhere ? `${path}s` : path, { method: 'DELETE' });
  // It may have ended already.
  return response.ok ? ((await response.json()) as SessionEnd) : undefined;
}

async function requestToken(credentials: UserCredentials): Promise<SignedIn> {
  const response = await post('/authentication/token', credentials);
  if (!response.ok) {
    throw new SignInError(explain(response, (await response.json().catch(() => ({}))) as Problem));
  }
  const { access_token: token } = (await response.json()) as { access_token: string };
  const view = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  return { token, view: (await view.json()) as SessionView };
}

interface Problem {
  code?: string;
  detail?: string;
}

function post(url: string, { clientId, username, password }: UserCredentials): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ClientId: clientId, Username: username, Password: password }),
  }).catch(() => {
    throw new SignInError(({ unreachable }) => unreachable);
  });
}

function explain({ status, headers }: Response, { detail }: Problem): Fault {
  if (status === 401) return ({ noMatch }) => noMatch;
  if (status === 429) return ({ tooMany }) => tooMany(headers.get('retry-after') ?? '60');
  return ({ answered }) => detail ?? answered(status);
}
