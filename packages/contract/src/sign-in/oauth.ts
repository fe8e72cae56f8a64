import { Type, type Static } from 'typebox';
import { maxCredentialLength } from '../client.js';
import type { Answer, Operation } from '../operation.js';

/** The token operations of OAuth 2.0; names and errors are from its RFCs. */

export const formContentType = 'application/x-www-form-urlencoded';

const credential = (description: string, example: string) =>
  Type.Optional(Type.String({ description, maxLength: maxCredentialLength, examples: [example] }));

const clientCredentials = {
  client_id: credential('The client, where it does not use HTTP Basic.', 'demo'),
  client_secret: Type.Optional(
    Type.String({
      description: 'Its secret, where it does not use HTTP Basic.',
      maxLength: maxCredentialLength,
      writeOnly: true,
      examples: ['demo'],
    }),
  ),
};

export type OAuthTokenRequest = Static<typeof OAuthTokenRequest>;
export const OAuthTokenRequest = Type.Object(
  {
    grant_type: Type.Optional(
      Type.String({
        description: 'Always `client_credentials`.',
        examples: ['client_credentials'],
      }),
    ),
    ...clientCredentials,
    scope: Type.Optional(
      Type.String({
        description:
          'What the token is for: `read`, `publish` or `administer`; each includes the ones before it, and none gives more than the client is entitled to. Other names are ignored. Left out, the token may do all that its client may.',
        maxLength: maxCredentialLength,
        examples: ['read'],
      }),
    ),
  },
  { $id: 'OAuthTokenRequest', description: 'A client-credentials grant (RFC 6749, 4.4).' },
);

export type OAuthTokenResponse = Static<typeof OAuthTokenResponse>;
export const OAuthTokenResponse = Type.Object(
  {
    access_token: Type.String({
      description: 'The token, to be sent as `Authorization: Bearer <token>`.',
    }),
    token_type: Type.Literal('Bearer', { description: 'Always `Bearer`.' }),
    expires_in: Type.Integer({ description: 'Seconds until the token expires.' }),
    scope: Type.Optional(
      Type.String({ description: 'What the token is for, where it was asked for.' }),
    ),
  },
  { $id: 'OAuthTokenResponse', description: 'An access token (RFC 6749, 5.1).' },
);

export const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_token_type',
  'temporarily_unavailable',
  'server_error',
] as const;
export type OAuthErrorCode = (typeof oauthErrors)[number];

export type OAuthError = Static<typeof OAuthError>;
export const OAuthError = Type.Object(
  {
    error: Type.String({ description: 'The kind of error.', enum: oauthErrors }),
    error_description: Type.String({ description: 'What was wrong, for people.' }),
  },
  { $id: 'OAuthError', description: 'An error as RFC 6749, 5.2 prescribes it.' },
);

const refusal = (description: string, error: OAuthErrorCode, explanation: string): Answer => ({
  description,
  schema: OAuthError,
  example: { error, error_description: explanation },
});

const refusals: Record<number, Answer> = {
  400: refusal(
    'The request is not as the RFC prescribes.',
    'invalid_request',
    'grant_type is missing.',
  ),
  401: refusal(
    'No client and secret match.',
    'invalid_client',
    'No active client and secret match what was sent.',
  ),
  413: refusal('The body is larger than 64 KiB.', 'invalid_request', 'The body is too large.'),
  429: refusal(
    'Too many failed attempts for this client or from this address; `Retry-After` says how many seconds to wait.',
    'temporarily_unavailable',
    'Too many failed logins; try again in 42 seconds.',
  ),
  500: refusal('A fault of the service.', 'server_error', 'The service failed to answer.'),
  503: refusal(
    'The service is starting, stopping or cut off from its store.',
    'temporarily_unavailable',
    'The store cannot be reached; try again shortly.',
  ),
};

export const createOAuthToken: Operation = {
  id: 'createOAuthToken',
  method: 'POST',
  path: '/oauth/token',
  tag: 'authentication',
  summary: 'Obtain an access token with OAuth 2.0',
  description:
    'The client-credentials grant of RFC 6749: exchanges the id and secret of a client for a token that lives 24 hours. The credentials are sent by HTTP Basic or in the form body, not both. Errors have the form of RFC 6749.',
  access: 'open',
  body: OAuthTokenRequest,
  bodyContentType: formContentType,
  bodyExample: { grant_type: 'client_credentials', client_id: 'demo', client_secret: 'demo' },
  answers: {
    200: {
      description: 'The token.',
      schema: OAuthTokenResponse,
      example: { access_token: 'eyJhbGciOiJFUzI1NiJ9…', token_type: 'Bearer', expires_in: 86400 },
    },
    ...refusals,
  },
  describesItsErrors: true,
  problems: [],
};

export type OAuthRevokeRequest = Static<typeof OAuthRevokeRequest>;
export const OAuthRevokeRequest = Type.Object(
  {
    token: Type.Optional(Type.String({ description: 'The token to revoke.', writeOnly: true })),
    token_type_hint: Type.Optional(
      Type.String({ description: 'Ignored: there are only access tokens.' }),
    ),
    ...clientCredentials,
  },
  { $id: 'OAuthRevokeRequest', description: 'Which token is revoked (RFC 7009, 2.1).' },
);

export const revokeToken: Operation = {
  id: 'revokeToken',
  method: 'POST',
  path: '/oauth/revoke',
  tag: 'authentication',
  summary: 'Revoke an access token',
  description:
    'Revokes a token before it expires (RFC 7009), on every process within a second. The caller proves who it is by HTTP Basic, by client credentials in the form body, or by a valid token as `Authorization: Bearer`. A client may revoke its own tokens, an administrator those of every client.',
  access: 'open',
  body: OAuthRevokeRequest,
  bodyContentType: formContentType,
  bodyExample: { token: 'eyJhbGciOiJFUzI1NiJ9…', client_id: 'demo', client_secret: 'demo' },
  answers: {
    200: {
      description: 'The token is revoked, or was already invalid. There is no body.',
    },
    ...refusals,
  },
  describesItsErrors: true,
  problems: [],
};
