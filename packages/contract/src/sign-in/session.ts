import { Type, type Static } from 'typebox';
import { ClientId, ClientName, Entitlements, Username } from '../client.js';
import type { Operation } from '../operation.js';
import { timeWritten } from '../paging.js';
import { TokenRequest } from './authentication.js';

/** Browser sessions: how people stay signed in. Programs use tokens. */

const signedInBy = ['password', 'openid', 'token'] as const;

export type SessionView = Static<typeof SessionView>;
export const SessionView = Type.Object(
  {
    ClientId,
    ClientName,
    Username: Type.Optional(Username),
    SignedInBy: Type.Unsafe<(typeof signedInBy)[number]>(
      Type.String({
        description:
          'How the caller showed who it is: `password`, `openid` (the account of an outside provider), or `token`, without a session.',
        enum: signedInBy,
      }),
    ),
    Entitlements,
    EndsAt: timeWritten('When the session, or the token, ends at the latest.'),
    IdleSeconds: Type.Optional(
      Type.Integer({
        description: 'The session also ends after this many seconds without use.',
      }),
    ),
  },
  {
    $id: 'Session',
    additionalProperties: false,
    description: 'Who is signed in, and what the client may do.',
  },
);

export type SessionEnd = Static<typeof SessionEnd>;
export const SessionEnd = Type.Object(
  {
    Ended: Type.Integer({ description: 'How many sessions were ended.', minimum: 0 }),
    ProviderSignOut: Type.Optional(
      Type.String({
        description:
          'Where the browser should go next, to end the session at the outside provider too. Absent where nobody signed in there, or where the provider cannot do it.',
      }),
    ),
  },
  { $id: 'SessionEnd', additionalProperties: false, description: 'What was ended.' },
);

const exampleSession: SessionView = {
  ClientId: 'acme',
  ClientName: 'Acme Research',
  Username: 'ann',
  SignedInBy: 'password',
  Entitlements: [{ Access: 'read', Families: ['industry'], Countries: ['AU', 'NZ'] }],
  EndsAt: '2026-11-24T09:00:00.000Z',
  IdleSeconds: 43_200,
};

const path = '/authentication/session';

export const createSession: Operation = {
  id: 'createSession',
  method: 'POST',
  path,
  tag: 'authentication',
  summary: 'Sign in with a browser',
  description:
    'Exchanges the credentials of a user for a session, whose cookie the browser keeps and sends by itself: `HttpOnly`, `SameSite=Strict` and, except on the same machine, `Secure`. For pages of this service only: `Origin` must name it. Programs obtain a token.',
  access: 'open',
  body: TokenRequest,
  bodyExample: { ClientId: 'demo', Username: 'demo', Password: 'demo' },
  answers: {
    200: {
      description: 'Who is signed in. `Set-Cookie` holds the session.',
      schema: SessionView,
      example: exampleSession,
    },
  },
  problems: [
    ...(['invalid_credentials', 'too_many_failed_logins', 'too_many_logins'] as const),
    ...(['forged_request', 'insecure_connection'] as const),
  ],
};

export const getSession: Operation = {
  id: 'getSession',
  method: 'GET',
  path,
  tag: 'authentication',
  summary: 'Who is signed in',
  description:
    'Describes the client and user of the session or token of the request, and what the client may do. A request with neither is answered 204. Counts against no limit.',
  access: 'token',
  charges: 'nothing',
  answers: {
    200: { description: 'Who is signed in.', schema: SessionView, example: exampleSession },
    204: { description: 'Nobody: the request has no session and no token.' },
  },
  problems: [],
};

export const endSession: Operation = {
  id: 'endSession',
  method: 'DELETE',
  path,
  tag: 'authentication',
  summary: 'Sign out',
  description:
    'Ends the session that the request came with, on every process within a second. A token is not ended: see `POST /oauth/revoke`. Counts against no limit.',
  access: 'token',
  charges: 'nothing',
  answers: {
    200: { description: 'The session has ended.', schema: SessionEnd, example: { Ended: 1 } },
  },
  problems: [],
};

export const endSessions: Operation = {
  id: 'endSessions',
  method: 'DELETE',
  path: '/authentication/sessions',
  tag: 'authentication',
  summary: 'Sign out everywhere',
  description:
    'Ends every session of the user, in whatever browser, on every process within a second. Tokens are not ended. Counts against no limit.',
  access: 'token',
  charges: 'nothing',
  answers: {
    200: { description: 'The sessions have ended.', schema: SessionEnd, example: { Ended: 3 } },
  },
  problems: [],
};
