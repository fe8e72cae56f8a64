import {
  createSession,
  endSession,
  endSessions,
  getSession,
  type SessionEnd,
  type SessionView,
  type TokenRequest,
} from '@broadsheet/contract';
import type { SessionUser, Store } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { viewEntitlement } from '../../admin/view.js';
import type { UsageCounter } from '../../limits/usage-counter.js';
import { RequestProblem } from '../../problem.js';
import type { AddRoute } from '../../route.js';
import type { SecurityLog } from '../../security/security-log.js';
import { actorOf, callerOf } from '../actor.js';
import { isOfBrowser, recordRefusal, type Guard } from '../guard.js';
import { badCredentials, type Login } from '../login.js';
import type { Session } from '../session-check.js';
import type { BrowserSession, BrowserSessions } from './browser-sessions.js';
import type { ForgeryCheck } from './forgery-check.js';
import type { SessionCookies } from './session-cookies.js';

export interface SessionServices {
  store: Pick<Store, 'browserSessions' | 'audit'>;
  login: Login;
  browserSessions: BrowserSessions;
  cookies: SessionCookies;
  forgery: ForgeryCheck;
  guard: Guard;
  usage: UsageCounter;
  security: SecurityLog;
  /** Makes a change visible in this process at once. */
  noticeChanges: () => Promise<void>;
  /** The address that ends the provider's session; undefined if there is none to end. */
  findProviderSignOut: (
    request: FastifyRequest,
    providerToken: string | undefined,
  ) => Promise<string | undefined>;
}

/** Signing in and out with a browser. */
export function sessionRoutes(addRoute: AddRoute, services: SessionServices): void {
  const { browserSessions, cookies, guard, usage, security } = services;

  addRoute(createSession, async (request, reply): Promise<SessionView> => {
    const origin = getOrigin(request, services);
    const maxAgeSeconds = browserSessions.lifetimeMs / 1000;
    const cookieOf = (id: string) => cookies.write(id, { origin, maxAgeSeconds });
    // Before the password is checked: the answer does not depend on it.
    if (cookieOf('') === undefined) throw insecureConnection(origin);
    const { client, username } = await signInByPassword(request, services);
    const signIn = { client, username, signedInBy: 'password' } as const;
    const { id, session } = await browserSessions.start(signIn);
    usage.count(client.id, createSession.id);
    recordSession('session.started', request, { security, session, reason: 'by password' });
    const cookie = cookieOf(id);
    if (cookie !== undefined) void reply.header('set-cookie', cookie);
    void reply.header('cache-control', 'no-store');
    return viewSession(session, browserSessions);
  });

  const guardSession = guard(getSession);
  const guardedBy: onRequestHookHandler = function (request, reply, done) {
    const { authorization, cookie } = request.headers;
    const isKnown = cookie !== undefined && cookies.find(cookie) !== undefined;
    if (authorization !== undefined || isKnown) guardSession.call(this, request, reply, done);
    else void reply.status(204).header('cache-control', 'no-store').send();
  };
  addRoute(
    getSession,
    (request, reply): SessionView => {
      void reply.header('cache-control', 'no-store');
      if (!request.session) throw new Error('The guard has let nobody in.');
      return viewSession(request.session, browserSessions);
    },
    { guardedBy },
  );

  addRoute(endSession, async (request, reply) => {
    const { session } = request;
    if (!isOfBrowser(session)) return { Ended: 0 } satisfies SessionEnd;
    return signOut(request, reply, { services, session, everywhere: false });
  });

  addRoute(endSessions, async (request, reply) => {
    const { session } = request;
    if (isOfBrowser(session)) {
      return signOut(request, reply, { services, session, everywhere: true });
    }
    return { Ended: await endAllOfToken(request, services) } satisfies SessionEnd;
  });
}

/** Records a forged sign-in: the operation has no guard that would. */
function getOrigin(request: FastifyRequest, { forgery, security }: SessionServices): string {
  try {
    return forgery.getOwnOrigin(request);
  } catch (error) {
    recordRefusal(security, error, request);
    throw error;
  }
}

function insecureConnection(origin: string): RequestProblem {
  return new RequestProblem(
    'insecure_connection',
    `The page is at ${origin}, which is not encrypted, so that no session can be kept there; use the https address of the service, or a token.`,
  );
}

async function signInByPassword(request: FastifyRequest, { login }: SessionServices) {
  const body = request.body as TokenRequest;
  const { ClientId: clientId, Username: username, Password: password } = body;
  const caller = callerOf(request);
  const client = await login.withPassword({ clientId, username, password, caller });
  if (!client) throw badCredentials();
  return { client, username };
}

interface SigningOut {
  services: SessionServices;
  session: BrowserSession;
  everywhere: boolean;
}

async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, session, everywhere }: SigningOut,
): Promise<SessionEnd> {
  const { store, cookies, noticeChanges, security, findProviderSignOut } = services;
  const stored = await store.browserSessions.find(session.idHash);
  const ended = everywhere
    ? await endAll(request, services, userOf(session))
    : Number(await store.browserSessions.end(session.idHash));
  await noticeChanges();
  const reason = everywhere ? 'signed out everywhere' : 'signed out';
  recordSession('session.ended', request, { security, session, reason });
  void reply.header('set-cookie', cookies.clear()).header('cache-control', 'no-store');
  const provider = await findProviderSignOut(request, stored?.providerToken);
  return { Ended: ended, ...(provider !== undefined && { ProviderSignOut: provider }) };
}

const userOf = ({ client, username, signedInBy }: BrowserSession): SessionUser => ({
  clientId: client.id,
  username,
  signedInBy,
});

async function endAll(
  request: FastifyRequest,
  { store }: SessionServices,
  user: SessionUser,
): Promise<number> {
  const ended = await store.browserSessions.endAll(user);
  const target = `sessions of ${user.clientId}/${user.username}`;
  await store.audit.append({
    actor: actorOf(request),
    action: 'session.end-all',
    target,
    detail: { sessions: ended },
  });
  return ended;
}

async function endAllOfToken(request: FastifyRequest, services: SessionServices): Promise<number> {
  const { client, username } = request;
  if (!client || username === undefined) return 0;
  const user = { clientId: client.id, username, signedInBy: 'password' } as const;
  const ended = await endAll(request, services, user);
  await services.noticeChanges();
  return ended;
}

interface RecordedSession {
  security: SecurityLog;
  session: BrowserSession;
  reason: string;
}

export function recordSession(
  kind: 'session.started' | 'session.ended',
  request: FastifyRequest,
  { security, session: { client, username }, reason }: RecordedSession,
): void {
  security.record({ kind, client: client.id, username, ...callerOf(request), reason });
}

function viewSession(
  session: Session | BrowserSession,
  { idleMs }: Pick<BrowserSessions, 'idleMs'>,
): SessionView {
  const { client, username, goodUntil } = session;
  const isBrowser = isOfBrowser(session);
  return {
    ClientId: client.id,
    ClientName: client.name,
    ...(username !== undefined && { Username: username }),
    SignedInBy: isBrowser ? session.signedInBy : 'token',
    Entitlements: client.entitlements.map(viewEntitlement),
    EndsAt: new Date(goodUntil).toISOString(),
    ...(isBrowser && { IdleSeconds: idleMs / 1000 }),
  };
}
