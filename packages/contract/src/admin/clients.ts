import { Type, type Static } from 'typebox';
import {
  ClientId,
  ClientName,
  ClientView,
  Entitlements,
  Password,
  RatePlanOrNone,
  Username,
} from '../client.js';
import type { Operation } from '../operation.js';
import { instant, Next } from '../paging.js';

/** What administrators do with clients. */

const ClientPath = Type.Object({ clientId: ClientId });
const UserPath = Type.Object({ clientId: ClientId, username: Username });

const ExpiresAt = Type.Optional(
  Type.Union([instant('When the client stops working.'), Type.Null({ description: 'Never.' })], {
    description: 'When the client stops working; null for never.',
  }),
);

export type ClientRequest = Static<typeof ClientRequest>;
export const ClientRequest = Type.Object(
  {
    ClientId,
    Name: Type.Optional(ClientName),
    Entitlements: Type.Optional(Entitlements),
    RatePlan: Type.Optional(RatePlanOrNone),
    ExpiresAt,
    Users: Type.Optional(
      Type.Array(Username, {
        description: 'Names of its users. A password is made for each.',
        maxItems: 100,
        uniqueItems: true,
      }),
    ),
  },
  { $id: 'ClientRequest', description: 'A new client.' },
);

export type ClientChangeRequest = Static<typeof ClientChangeRequest>;
export const ClientChangeRequest = Type.Object(
  {
    Name: Type.Optional(ClientName),
    Entitlements: Type.Optional(Entitlements),
    RatePlan: Type.Optional(RatePlanOrNone),
    ExpiresAt,
    Disabled: Type.Optional(
      Type.Boolean({ description: '`true` makes all its tokens invalid within a second.' }),
    ),
  },
  { $id: 'ClientChangeRequest', description: 'What changes; what is left out stays as it is.' },
);

const UserSecret = Type.Object(
  {
    Username,
    Password: Type.String({ description: 'The password, shown this once.' }),
  },
  { $id: 'UserSecret', additionalProperties: false, description: 'A user and its password.' },
);

export type ClientSecrets = Static<typeof ClientSecrets>;
export const ClientSecrets = Type.Object(
  {
    ClientId,
    ClientSecret: Type.Optional(
      Type.String({ description: 'The client secret, shown this once.' }),
    ),
    Users: Type.Array(UserSecret, { description: 'The users that were made.' }),
  },
  {
    $id: 'ClientSecrets',
    additionalProperties: false,
    description: 'What was generated. Only hashes of it are kept: nobody can show it again.',
  },
);

export type ClientList = Static<typeof ClientList>;
export const ClientList = Type.Object(
  {
    Clients: Type.Array(ClientView, { description: 'In the order of their ids.' }),
    Next,
  },
  { $id: 'ClientList', additionalProperties: false, description: 'Clients.' },
);

export type PasswordRequest = Static<typeof PasswordRequest>;
export const PasswordRequest = Type.Object(
  {
    Password: Type.Optional(Password),
    KeepTokens: Type.Optional(
      Type.Boolean({
        description:
          'Whether tokens that the user obtained before stay good. They end with the old password unless this is true.',
      }),
    ),
  },
  { $id: 'PasswordRequest', description: 'The password of a user.' },
);

const exampleClient: ClientView = {
  ClientId: 'acme',
  Name: 'Acme Research',
  Entitlements: [{ Access: 'read', Families: ['industry'], Countries: ['AU', 'NZ'] }],
  RatePlan: [
    { Limit: 10, Seconds: 1 },
    { Limit: 5000, Seconds: 3600 },
  ],
  Users: ['ann'],
  HasSecret: true,
  Disabled: false,
  ExpiresAt: null,
  CreatedAt: '2026-01-31T09:00:00.000Z',
};

const exampleSecret = 'hJ3p5s9VQ2m0b7xK1c4nRzTtYwEuLdFa';
const shared = { tag: 'administration', access: 'token' as const };

export const PageQuery = Type.Object({
  limit: Type.Optional(
    Type.String({
      description: 'How many entries to return at most, from 1 to 1000; 100 unless said otherwise.',
      pattern: '^([1-9][0-9]{0,2}|1000)$',
    }),
  ),
  after: Type.Optional(
    Type.String({
      description: 'Continues a list: the `Next` of the answer before.',
      pattern: '^[A-Za-z0-9._-]{1,64}$',
    }),
  ),
});

const clientAnswer = { description: 'The client.', schema: ClientView, example: exampleClient };

export const adminClients = {
  list: {
    ...shared,
    id: 'listClients',
    method: 'GET',
    path: '/admin/v1/clients',
    summary: 'List the clients',
    description: 'Every client with what it may do. For administrators and auditors.',
    query: PageQuery,
    answers: {
      200: {
        description: 'The clients.',
        schema: ClientList,
        example: { Clients: [exampleClient] },
      },
    },
    problems: [],
  },
  add: {
    ...shared,
    id: 'addClient',
    method: 'POST',
    path: '/admin/v1/clients',
    summary: 'Make a client',
    description:
      'Makes a client with a secret, and a password for each of its users. They are in this answer and nowhere else. For administrators.',
    body: ClientRequest,
    bodyExample: {
      ClientId: 'acme',
      Name: 'Acme Research',
      Entitlements: exampleClient.Entitlements,
      Users: ['ann'],
    },
    answers: {
      201: {
        description: 'The client was made; `Location` says where it is.',
        schema: ClientSecrets,
        example: {
          ClientId: 'acme',
          ClientSecret: exampleSecret,
          Users: [{ Username: 'ann', Password: exampleSecret }],
        },
      },
    },
    problems: ['client_exists'],
  },
  get: {
    ...shared,
    id: 'getClient',
    method: 'GET',
    path: '/admin/v1/clients/{clientId}',
    summary: 'Show a client',
    description: 'One client with what it may do. For administrators and auditors.',
    params: ClientPath,
    answers: { 200: clientAnswer },
    problems: ['not_found'],
  },
  change: {
    ...shared,
    id: 'changeClient',
    method: 'PATCH',
    path: '/admin/v1/clients/{clientId}',
    summary: 'Change a client',
    description:
      'Changes what is given and leaves the rest. It takes effect on every process within a second. For administrators.',
    params: ClientPath,
    body: ClientChangeRequest,
    bodyExample: { RatePlan: exampleClient.RatePlan, Disabled: false },
    answers: { 200: { ...clientAnswer, description: 'The client as it is now.' } },
    problems: ['not_found'],
  },
  remove: {
    ...shared,
    id: 'removeClient',
    method: 'DELETE',
    path: '/admin/v1/clients/{clientId}',
    summary: 'Remove a client',
    description:
      'Removes a client with all its users; its tokens stop working within a second. Its usage and its acts stay on record. For administrators.',
    params: ClientPath,
    answers: { 204: { description: 'It is gone.' } },
    problems: ['not_found'],
  },
  rotate: {
    ...shared,
    id: 'rotateClientSecret',
    method: 'POST',
    path: '/admin/v1/clients/{clientId}/secret',
    summary: 'Give a client a new secret',
    description:
      'Replaces the client secret: the old one stops working. Tokens that were issued stay good until they expire unless they are revoked. For administrators.',
    params: ClientPath,
    answers: {
      200: {
        description: 'The new secret.',
        schema: ClientSecrets,
        example: { ClientId: 'acme', ClientSecret: exampleSecret, Users: [] },
      },
    },
    problems: ['not_found'],
  },
  revokeTokens: {
    ...shared,
    id: 'revokeClientTokens',
    method: 'POST',
    path: '/admin/v1/clients/{clientId}/revoke',
    summary: 'Revoke all tokens of a client',
    description:
      'Every token that was issued to this client so far stops working within a second. For administrators.',
    params: ClientPath,
    answers: { 204: { description: 'They are revoked.' } },
    problems: ['not_found'],
  },
  setPassword: {
    ...shared,
    id: 'setPassword',
    method: 'PUT',
    path: '/admin/v1/clients/{clientId}/users/{username}',
    summary: 'Add a user, or give it another password',
    description:
      'Adds the user to the client, or replaces its password. Without a `Password` one is made. For administrators.',
    params: UserPath,
    body: PasswordRequest,
    bodyExample: {},
    answers: {
      200: {
        description: 'The user, with the password where one was made.',
        schema: ClientSecrets,
        example: { ClientId: 'acme', Users: [{ Username: 'ann', Password: exampleSecret }] },
      },
    },
    problems: ['not_found'],
  },
  removeUser: {
    ...shared,
    id: 'removeUser',
    method: 'DELETE',
    path: '/admin/v1/clients/{clientId}/users/{username}',
    summary: 'Remove a user',
    description:
      'Removes a user of a client; its tokens stop working within a second. For administrators.',
    params: UserPath,
    answers: { 204: { description: 'It is gone.' } },
    problems: ['not_found'],
  },
} satisfies Record<string, Operation>;
