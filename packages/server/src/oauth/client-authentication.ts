import type { Client } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../authentication/actor.js';
import type { Login, SecretCredentials } from '../authentication/login.js';
import { OAuthRefusal } from './oauth-error.js';

interface BodyCredentials {
  client_id?: string;
  client_secret?: string;
}

/** Authenticates the client by HTTP Basic or by the body (RFC 6749, 2.3.1); never by both. */
export async function authenticateClient(request: FastifyRequest, login: Login): Promise<Client> {
  const { authorization } = request.headers;
  const body = request.body as BodyCredentials;
  const usesBasic = authorization !== undefined;
  if (usesBasic && body.client_secret !== undefined) {
    throw new OAuthRefusal(
      'invalid_request',
      'Send the credentials by HTTP Basic or in the body, not both.',
    );
  }
  const credentials = usesBasic ? parseBasic(authorization) : readBody(body);
  const caller = callerOf(request);
  const client = credentials && (await login.withSecret({ ...credentials, caller }));
  if (client) return client;
  throw new OAuthRefusal('invalid_client', 'No active client and secret match what was sent.', {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="broadsheet", charset="UTF-8"' },
  });
}

type Credentials = Omit<SecretCredentials, 'caller'>;

function readBody({ client_id: clientId, client_secret: secret }: BodyCredentials) {
  return clientId && secret ? { clientId, secret } : undefined;
}

/** Clients must form-encode the id and secret before joining them; ours are the same either way. */
function parseBasic(header: string): Credentials | undefined {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(header) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) return undefined;
  try {
    const [clientId = '', secret = ''] = [text.slice(0, colon), text.slice(colon + 1)].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    );
    return isCredential(clientId) && isCredential(secret) ? { clientId, secret } : undefined;
  } catch {
    return undefined;
  }
}

function isCredential(text: string): boolean {
  return text !== '' && text.length <= 1024 && !text.includes('\0');
}
