/**
 * A real OpenID Connect provider in its own process. It listens, reports its port, and starts when
 * it gets the address of the service. On request, it publishes other keys than those it signs with.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';
import Provider from 'oidc-provider';

process.on('disconnect', () => process.exit());

/** @type {Record<string, string[]>} */
const groups = { ann: ['research', 'staff'], ed: ['editors'], root: ['admins'], guest: [] };

const createKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' };
};

/** @param {string} issuer @param {string} service */
function createProvider(issuer, service) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'broadsheet',
        client_secret: 'a secret of the service',
        redirect_uris: [`${service}/authentication/openid/callback`],
        post_logout_redirect_uris: [`${service}/`],
      },
    ],
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, preferred_username: sub, groups: groups[sub] ?? [] }),
    }),
    claims: { openid: ['sub'], profile: ['preferred_username', 'groups'], email: ['email'] },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the cookies'] },
    jwks: { keys: [createKey()] },
  });
}

/** @type {((request: any, response: any) => void) | undefined} */
let answer;
/** @type {object | undefined} */
let otherKeys;
const server = createServer((request, response) => {
  if (otherKeys && request.url === '/jwks') {
    response.setHeader('content-type', 'application/jwk-set+json');
    response.end(JSON.stringify(otherKeys));
  } else answer?.(request, response);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: server.address().port });
});

process.on('message', ({ service, publishesOtherKeys }) => {
  if (service !== undefined) {
    answer = createProvider(`http://127.0.0.1:${server.address().port}`, service).callback();
  }
  const { kty, n, e, kid, alg, use } = createKey();
  otherKeys = publishesOtherKeys ? { keys: [{ kty, n, e, kid, alg, use }] } : undefined;
  process.send?.('ready');
});
