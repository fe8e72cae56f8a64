import {
  createOAuthToken,
  revokeToken,
  type OAuthRevokeRequest,
  type OAuthTokenRequest,
  type OAuthTokenResponse,
} from '@broadsheet/contract';
import type { Actor, Client, Store } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../authentication/actor.js';
import { getBearerToken } from '../authentication/bearer.js';
import type { Login } from '../authentication/login.js';
import type { OpenSession } from '../authentication/open-session.js';
import { isAdministrator } from '../authentication/roles.js';
import { findGrantedScope } from '../authentication/scope.js';
import type { TokenService } from '../authentication/token.js';
import { meterRequest, type Meter } from '../limits/meter.js';
import type { UsageCounter } from '../limits/usage-counter.js';
import { RequestProblem, type FaultLog } from '../problem.js';
import type { AddRoute } from '../route.js';
import type { SecurityLog } from '../security/security-log.js';
import { authenticateClient } from './client-authentication.js';
import { createHandleOAuthError, OAuthRefusal } from './oauth-error.js';

interface OAuthServices {
  login: Login;
  tokens: TokenService;
  openSession: OpenSession;
  revocations: Store['revocations'];
  usage: UsageCounter;
  /**
   * Limits how often a client may revoke tokens, whatever its rate plan: after each one, all
   * processes must check their sessions again.
   */
  revocationMeterOf: (client: Client) => Meter;
  clock: () => number;
  security: SecurityLog;
  logger: FaultLog;
  /** Makes a change visible in this process at once. */
  noticeChanges: () => Promise<void>;
}

export function oauthRoutes(addRoute: AddRoute, services: OAuthServices): void {
  const { login, tokens, openSession, revocations, usage, noticeChanges } = services;
  const { revocationMeterOf, clock, security } = services;
  const options = { errorHandler: createHandleOAuthError(services.logger) };

  const issue = async (request: FastifyRequest): Promise<OAuthTokenResponse> => {
    requireClientCredentials(request.body as OAuthTokenRequest);
    const client = await authenticateClient(request, login);
    const { scope: requestedScope } = request.body as OAuthTokenRequest;
    const scope =
      requestedScope === undefined ? undefined : findGrantedScope(client, requestedScope);
    usage.count(client.id, createOAuthToken.id);
    const token = await tokens.issue(client, { scope });
    const reason = scope === undefined ? 'by secret' : `by secret, for ${scope}`;
    security.record({ kind: 'token.issued', client: client.id, ...callerOf(request), reason });
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: tokens.lifetimeSeconds,
      ...(scope !== undefined && { scope }),
    };
  };
  addRoute(
    createOAuthToken,
    async (request, reply) => {
      const answer = await issue(request);
      return reply.header('cache-control', 'no-store').header('pragma', 'no-cache').send(answer);
    },
    options,
  );

  addRoute(
    revokeToken,
    async (request, reply) => {
      const { token } = request.body as OAuthRevokeRequest;
      if (!token) throw new OAuthRefusal('invalid_request', 'token is missing.');
      const { client, actor } = await findCaller(request, { login, openSession });
      meterRequest(revocationMeterOf(client), reply, clock());
      usage.count(client.id, revokeToken.id);
      const holder = await tokens.verify(token);
      if (holder && holder.expiresAt > clock()) {
        requireOwner(client, holder.clientId);
        if (await revocations.add(holder, actor)) await noticeChanges();
      }
      // RFC 7009, 2.2: an invalid token counts as revoked.
      return reply.status(200).header('cache-control', 'no-store').send();
    },
    options,
  );
}

function requireClientCredentials({ grant_type: grantType }: OAuthTokenRequest): void {
  if (grantType === undefined) throw new OAuthRefusal('invalid_request', 'grant_type is missing.');
  if (grantType === 'client_credentials') return;
  throw new OAuthRefusal('unsupported_grant_type', 'The only grant is client_credentials.');
}

async function findCaller(
  request: FastifyRequest,
  { login, openSession }: Pick<OAuthServices, 'login' | 'openSession'>,
): Promise<{ client: Client; actor: Actor }> {
  const { authorization } = request.headers;
  if (authorization === undefined || !/^Bearer /i.test(authorization)) {
    const client = await authenticateClient(request, login);
    return { client, actor: { name: client.id, address: request.ip } };
  }
  const { client, username } = await openSession(getBearerToken(authorization)).catch(refuseToken);
  const name = username === undefined ? client.id : `${client.id}/${username}`;
  return { client, actor: { name, address: request.ip } };
}

function refuseToken(error: unknown): never {
  if (error instanceof RequestProblem && error.code === 'unavailable') throw error;
  throw new OAuthRefusal(
    'invalid_client',
    'The bearer token, which proves who the caller is, is not valid.',
    {
      status: 401,
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    },
  );
}

function requireOwner(client: Client, owner: string): void {
  if (client.id === owner || isAdministrator(client)) return;
  throw new OAuthRefusal('unauthorized_client', 'The token was issued to another client.');
}
