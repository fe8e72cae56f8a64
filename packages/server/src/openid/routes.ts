import {
  finishOpenId,
  startOpenId,
  type OpenIdAnswer,
  type OpenIdStart,
} from '@broadsheet/contract';
import type { Client, Store } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../authentication/actor.js';
import type { BrowserSessions } from '../authentication/browser/browser-sessions.js';
import type { SessionCookies } from '../authentication/browser/session-cookies.js';
import { recordSession } from '../authentication/browser/session-routes.js';
import { getPublicAddress, type PublicAddressOptions } from '../authentication/public-address.js';
import { isActive } from '../authentication/session-check.js';
import type { LoginGate } from '../limits/login-gate.js';
import type { UsageCounter } from '../limits/usage-counter.js';
import { RequestProblem } from '../problem.js';
import { once } from '../requests/once.js';
import type { AddRoute } from '../route.js';
import type { SecurityLog } from '../security/security-log.js';
import { findGrant, findUsername } from './find-grant.js';
import { toLocalPath, withFault, type SignInFault } from './local-path.js';
import type { PendingSignIn, PendingSignIns } from './pending-sign-in.js';
import { ProviderAway, ProviderRefusal } from './provider-error.js';
import type { Provider, ProviderUser } from './provider.js';
import type { OpenIdSettings } from './settings.js';

export interface OpenIdServices extends PublicAddressOptions {
  /** Undefined if no provider is set. */
  settings: OpenIdSettings | undefined;
  clients: Pick<Store['clients'], 'find'>;
  browserSessions: BrowserSessions;
  sessionCookies: SessionCookies;
  pendingCookies: SessionCookies;
  pendingSignIns: PendingSignIns;
  gate: LoginGate;
  usage: UsageCounter;
  security: SecurityLog;
  clock: () => number;
}

const pendingSeconds = 600;

/** The library is loaded on first use. */
export function createGetProvider(settings: OpenIdSettings): () => Promise<Provider> {
  return once(async () => (await import('./provider.js')).createProvider(settings));
}

/** Signing in with the account of an outside provider. */
export function openIdRoutes(
  addRoute: AddRoute,
  services: OpenIdServices,
  getProvider: (() => Promise<Provider>) | undefined,
): void {
  const { settings, pendingCookies, pendingSignIns, clock } = services;
  if (!settings || !getProvider) {
    for (const operation of [startOpenId, finishOpenId]) {
      addRoute(operation, () => {
        throw new RequestProblem('not_found', 'No provider is set; OPENID_ISSUER sets one.');
      });
    }
    return;
  }

  addRoute(startOpenId, async (request, reply) => {
    const to = toLocalPath((request.query as OpenIdStart).to);
    const address = getPublicAddress(services, request);
    const page = { origin: address, maxAgeSeconds: pendingSeconds };
    if (pendingCookies.write('', page) === undefined) return goBack(reply, to, 'insecure');
    try {
      const provider = await getProvider();
      const { url, pending } = await provider.start(address + finishOpenId.path);
      const expiresAt = clock() + pendingSeconds * 1000;
      const sealed = await pendingSignIns.seal({ ...pending, to, expiresAt });
      const cookie = pendingCookies.write(sealed, page);
      return await reply
        .header('set-cookie', cookie)
        .header('cache-control', 'no-store')
        .redirect(url, 303);
    } catch (error) {
      return goBack(reply, to, refuse(request, services, error));
    }
  });

  addRoute(finishOpenId, async (request, reply) => {
    const address = getPublicAddress(services, request);
    const pending = await findPending(request, services);
    const to = pending?.to ?? '/';
    void reply.header('set-cookie', pendingCookies.clear());
    try {
      const user = await getUser(request, { services, getProvider, pending, address });
      const cookie = await startSession(request, { services, settings, user, address });
      return await reply
        .header('set-cookie', cookie)
        .header('cache-control', 'no-store')
        .redirect(to, 303);
    } catch (error) {
      return goBack(reply, to, refuse(request, services, error));
    }
  });
}

function goBack(reply: FastifyReply, to: string, fault: SignInFault): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(withFault(to, fault), 303);
}

/** Writes a refusal to the security log; throws any other error again. */
function refuse(
  request: FastifyRequest,
  { security }: OpenIdServices,
  error: unknown,
): SignInFault {
  const record = (reason: string, client?: string) => {
    security.record({ kind: 'openid.refused', client, ...callerOf(request), reason });
  };
  if (error instanceof RequestProblem && error.code.startsWith('too_many_')) return 'too-many';
  if (error instanceof NoRights) {
    record(error.message, error.clientId);
    return 'no-rights';
  }
  if (!(error instanceof ProviderRefusal) && !(error instanceof ProviderAway)) throw error;
  record(error.message);
  return error instanceof ProviderAway ? 'away' : 'refused';
}

/** The provider knows the person, but no grant gives this person a client here. */
class NoRights extends Error {
  readonly clientId: string | undefined;

  constructor(reason: string, clientId?: string) {
    super(reason);
    this.clientId = clientId;
  }
}

async function findPending(
  request: FastifyRequest,
  { pendingCookies, pendingSignIns }: OpenIdServices,
): Promise<PendingSignIn | undefined> {
  const { cookie } = request.headers;
  const sealed = cookie === undefined ? undefined : pendingCookies.find(cookie);
  return sealed === undefined ? undefined : pendingSignIns.open(sealed);
}

interface Returning {
  services: OpenIdServices;
  getProvider: () => Promise<Provider>;
  pending: PendingSignIn | undefined;
  address: string;
}

/** Each attempt contacts the provider, so attempts are limited like passwords. */
async function getUser(request: FastifyRequest, returning: Returning): Promise<ProviderUser> {
  const { services, getProvider, pending, address } = returning;
  const { state } = request.query as OpenIdAnswer;
  const who = { user: `openid ${request.ip}`, address: request.ip };
  let fault = new Error('The provider was not asked.');
  const user = await services.gate.attempt(who, async () => {
    try {
      if (!pending) throw new ProviderRefusal('no sign-in has begun in this browser');
      if (pending.expiresAt <= services.clock()) throw new ProviderRefusal('it took too long');
      if (state !== pending.state) throw new ProviderRefusal('forged state');
      return await (await getProvider()).finish(new URL(address + request.url), pending);
    } catch (error) {
      fault = error as Error;
      return undefined;
    }
  });
  if (user) return user;
  throw fault;
}

interface StartingSession {
  services: OpenIdServices;
  settings: OpenIdSettings;
  user: ProviderUser;
  address: string;
}

/** Returns the cookie of the new session. */
async function startSession(request: FastifyRequest, starting: StartingSession): Promise<string> {
  const { services, settings, user, address } = starting;
  const { browserSessions, sessionCookies, usage, security } = services;
  const { client, username, scope } = await findRights(starting);
  const { id, session } = await browserSessions.start({
    client,
    username,
    scope,
    signedInBy: 'openid',
    providerToken: user.idToken,
  });
  usage.count(client.id, finishOpenId.id);
  const reason = `by ${settings.issuer}`;
  recordSession('session.started', request, { security, session, reason });
  const maxAgeSeconds = browserSessions.lifetimeMs / 1000;
  return sessionCookies.write(id, { origin: address, maxAgeSeconds }) ?? '';
}

async function findRights({ services, settings, user: { claims } }: StartingSession) {
  const username = findUsername(settings, claims);
  if (username === undefined) throw new NoRights('no claim names the user');
  const grant = findGrant(settings, claims);
  if (!grant) throw new NoRights('no claim gives a client');
  const client: Client | undefined = await services.clients.find(grant.clientId);
  if (!client) throw new NoRights('the client of the grant does not exist');
  if (!isActive(client, services.clock())) {
    throw new NoRights('the client is disabled or has expired', client.id);
  }
  return { client, username, scope: grant.role };
}
