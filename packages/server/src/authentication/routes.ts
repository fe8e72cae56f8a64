import { createToken, type TokenRequest, type TokenResponse } from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { isActive } from './guard.js';
import { tokenLifetimeSeconds, type TokenService } from './token.js';

interface AuthenticationServices {
  clients: Store['clients'];
  tokens: TokenService;
  clock: () => number;
}

export function authenticationRoutes(
  addRoute: AddRoute,
  { clients, tokens, clock }: AuthenticationServices,
): void {
  addRoute(createToken, async (request): Promise<TokenResponse> => {
    const {
      ClientId: clientId,
      Username: username,
      Password: password,
    } = request.body as TokenRequest;
    const verified = await clients.verifyPassword(clientId, username, password);
    const client = await clients.find(clientId);
    if (!verified || !client || !isActive(client, clock())) throw badCredentials();
    return {
      access_token: await tokens.issue({ clientId, username }),
      expires_in: tokenLifetimeSeconds,
      status: 'OK',
    };
  });
}

function badCredentials(): RequestProblem {
  return new RequestProblem(
    'invalid_credentials',
    'No active client, user and password match what was sent.',
    { headers: { 'www-authenticate': 'Bearer' } },
  );
}
