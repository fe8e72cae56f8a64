import type { Client, Store } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../problem.js';
import type { TokenService } from './token.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; set by the guard on every closed operation. */
    client: Client | undefined;
  }
}

interface GuardOptions {
  tokens: TokenService;
  clients: Pick<Store['clients'], 'find'>;
  clock: () => number;
}

/** Lets a request pass that carries a good token of a client that is active. */
export function createGuard({ tokens, clients, clock }: GuardOptions) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerTokenOf(request.headers.authorization);
    const holder = await tokens.verify(token);
    if (!holder) throw badToken('The token is unknown, expired or revoked; obtain a new one.');
    const client = await clients.find(holder.clientId);
    if (!client || !isActive(client, clock())) {
      throw badToken('The client of this token is disabled or has expired.');
    }
    request.client = client;
  };
}

export function isActive({ disabledAt, expiresAt }: Client, now: number): boolean {
  return disabledAt === null && (expiresAt === null || expiresAt > now);
}

function bearerTokenOf(header: string | undefined): string {
  if (header === undefined) {
    throw new RequestProblem(
      'unauthenticated',
      'There is no Authorization header; send "Authorization: Bearer TOKEN" with a token from POST /authentication/token.',
      // RFC 6750, 3: no error code where the request carried no credentials at all.
      { headers: { 'www-authenticate': 'Bearer' } },
    );
  }
  const [, token] = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(header) ?? [];
  if (token === undefined) {
    throw new RequestProblem(
      'unauthenticated',
      'The Authorization header is malformed; it must be "Bearer" and one token.',
      { headers: { 'www-authenticate': 'Bearer error="invalid_request"' } },
    );
  }
  return token;
}

function badToken(detail: string): RequestProblem {
  return new RequestProblem('invalid_token', detail, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}
