import {
  createToken,
  getAuthorizationServer,
  getKeySet,
  type JsonWebKeySet,
  type TokenRequest,
  type TokenResponse,
} from '@broadsheet/contract';
import type { UsageCounter } from '../limits/usage-counter.js';
import type { AddRoute } from '../route.js';
import type { SecurityLog } from '../security/security-log.js';
import { callerOf } from './actor.js';
import { describeAuthorizationServer } from './authorization-server.js';
import type { KeyRing } from './key-ring.js';
import { badCredentials, type Login } from './login.js';
import { getPublicAddress, type PublicAddressOptions } from './public-address.js';
import type { TokenService } from './token.js';

interface AuthenticationServices extends PublicAddressOptions {
  login: Login;
  tokens: TokenService;
  keys: KeyRing;
  usage: UsageCounter;
  security: SecurityLog;
}

export function authenticationRoutes(addRoute: AddRoute, services: AuthenticationServices): void {
  const { login, tokens, keys, usage, security, publicUrl } = services;
  addRoute(createToken, async (request, reply): Promise<TokenResponse> => {
    const body = request.body as TokenRequest;
    const { ClientId: clientId, Username: username, Password: password } = body;
    const caller = callerOf(request);
    const client = await login.withPassword({ clientId, username, password, caller });
    if (!client) throw badCredentials();
    usage.count(client.id, createToken.id);
    void reply.header('cache-control', 'no-store');
    const token = await tokens.issue(client, { username });
    security.record({
      kind: 'token.issued',
      client: client.id,
      username,
      ...caller,
      reason: 'by password',
    });
    return {
      access_token: token,
      expires_in: tokens.lifetimeSeconds,
      status: 'OK',
    };
  });

  addRoute(getAuthorizationServer, (request, reply) => {
    const address = getPublicAddress(services, request);
    // Without a configured public URL, the response depends on the address that was called.
    void reply.header('cache-control', publicUrl ? 'public, max-age=3600' : 'no-store');
    return describeAuthorizationServer(address);
  });

  addRoute(getKeySet, (_request, reply): JsonWebKeySet => {
    void reply.header('cache-control', 'public, max-age=300');
    return keys.keySet();
  });
}
