import { Type, type Static } from 'typebox';
import { maxCredentialLength } from '../client.js';
import type { Operation } from '../operation.js';

const name = (description: string, example: string) =>
  Type.String({
    description,
    minLength: 1,
    maxLength: maxCredentialLength,
    // No control characters.
    pattern: '^[^\\u0000-\\u001f\\u007f]+$',
    examples: [example],
  });

export type TokenRequest = Static<typeof TokenRequest>;
export const TokenRequest = Type.Object(
  {
    ClientId: name('The id of the client.', 'demo'),
    Username: name('A user of that client.', 'demo'),
    Password: Type.String({
      description: "That user's password.",
      minLength: 1,
      maxLength: maxCredentialLength,
      writeOnly: true,
      examples: ['demo'],
    }),
  },
  { $id: 'TokenRequest', description: 'The credentials of a user.' },
);

export type TokenResponse = Static<typeof TokenResponse>;
export const TokenResponse = Type.Object(
  {
    access_token: Type.String({
      description: 'The token, to be sent as `Authorization: Bearer <token>`.',
    }),
    expires_in: Type.Integer({ description: 'Seconds until the token expires.' }),
    status: Type.Literal('OK', { description: 'Always `OK`: anything else is a problem.' }),
  },
  { $id: 'TokenResponse', description: 'An access token and how long it lives.' },
);

export const createToken: Operation = {
  id: 'createToken',
  method: 'POST',
  path: '/authentication/token',
  tag: 'authentication',
  summary: 'Obtain an access token',
  description: 'Exchanges the credentials of a user for a token that lives 24 hours.',
  access: 'open',
  body: TokenRequest,
  bodyExample: { ClientId: 'demo', Username: 'demo', Password: 'demo' },
  answers: {
    200: {
      description: 'The token.',
      schema: TokenResponse,
      example: { access_token: 'eyJhbGciOiJFUzI1NiJ9…', expires_in: 86400, status: 'OK' },
    },
  },
  problems: ['invalid_credentials', 'too_many_failed_logins', 'too_many_logins'],
};
