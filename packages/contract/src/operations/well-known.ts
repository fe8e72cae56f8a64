import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';

const url = (description: string, example: string) =>
  Type.String({ description, examples: [example] });

const example = 'https://reports.example.com';

export type AuthorizationServer = Static<typeof AuthorizationServer>;
export const AuthorizationServer = Type.Object(
  {
    issuer: url('Who issues the tokens: the address of the service.', example),
    token_endpoint: url('Where tokens are obtained.', `${example}/oauth/token`),
    revocation_endpoint: url('Where tokens are revoked.', `${example}/oauth/revoke`),
    jwks_uri: url('The public keys that check tokens.', `${example}/.well-known/jwks.json`),
    service_documentation: url('The documentation for people.', `${example}/docs`),
    response_types_supported: Type.Array(Type.String(), {
      description: 'Always empty: there is no authorization endpoint.',
    }),
    grant_types_supported: Type.Array(Type.String(), {
      description: 'Only `client_credentials`.',
    }),
    token_endpoint_auth_methods_supported: Type.Array(Type.String(), {
      description: 'How a client proves who it is when it obtains a token.',
    }),
    revocation_endpoint_auth_methods_supported: Type.Array(Type.String(), {
      description: 'How a client proves who it is when it revokes a token.',
    }),
  },
  { $id: 'AuthorizationServer', description: 'Authorization server metadata (RFC 8414).' },
);

export const getAuthorizationServer: Operation = {
  id: 'getAuthorizationServer',
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  tag: 'authentication',
  summary: 'Where OAuth clients find what they need',
  description:
    'The metadata of RFC 8414. Addresses begin with the setting `PUBLIC_URL`, or with the address that was called where it is not set and the service listens on a loopback address; elsewhere there is no metadata without the setting.',
  access: 'open',
  answers: {
    200: {
      description: 'The metadata.',
      schema: AuthorizationServer,
      example: {
        issuer: example,
        token_endpoint: `${example}/oauth/token`,
        revocation_endpoint: `${example}/oauth/revoke`,
        jwks_uri: `${example}/.well-known/jwks.json`,
        service_documentation: `${example}/docs`,
        response_types_supported: [],
        grant_types_supported: ['client_credentials'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      },
    },
  },
  problems: ['not_found'],
};

const member = (description: string, text: string) =>
  Type.String({ description, examples: [text] });

export type JsonWebKeySet = Static<typeof JsonWebKeySet>;
export const JsonWebKeySet = Type.Object(
  {
    keys: Type.Array(
      Type.Object(
        {
          kty: member('Kind of key.', 'EC'),
          crv: member('Curve.', 'P-256'),
          x: member('First coordinate.', 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU'),
          y: member('Second coordinate.', 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0'),
          kid: member(
            "The key's id, as in the header of tokens.",
            '0f8b2b0e-4b7c-4b57-9d4a-1c2d3e',
          ),
          alg: member('Algorithm.', 'ES256'),
          use: member('What it is for.', 'sig'),
        },
        { $id: 'JsonWebKey', description: 'A public key (RFC 7517).' },
      ),
      { description: 'The newest first. Old ones stay as long as tokens of theirs can be good.' },
    ),
  },
  { $id: 'JsonWebKeySet', description: 'The public keys that check tokens (RFC 7517).' },
);

export const getKeySet: Operation = {
  id: 'getKeySet',
  method: 'GET',
  path: '/.well-known/jwks.json',
  tag: 'authentication',
  summary: 'The public keys that check tokens',
  description: 'For services that check the tokens of this one by themselves.',
  access: 'open',
  answers: {
    200: {
      description: 'The keys.',
      schema: JsonWebKeySet,
      example: {
        keys: [
          {
            kty: 'EC',
            crv: 'P-256',
            x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
            y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
            kid: '0f8b2b0e-4b7c-4b57-9d4a-1c2d3e4f5a6b',
            alg: 'ES256',
            use: 'sig',
          },
        ],
      },
    },
  },
  problems: [],
};
