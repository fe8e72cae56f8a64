import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';

/** Signing in with the account of an outside provider (OpenID Connect). For browsers. */

const text = (description: string, maxLength = 4096) =>
  Type.Optional(Type.String({ description, maxLength }));

export type OpenIdStart = Static<typeof OpenIdStart>;
export const OpenIdStart = Type.Object({
  to: text('The path of this service to which the browser returns; `/` where it is left out.'),
});

export const startOpenId: Operation = {
  id: 'startOpenId',
  method: 'GET',
  path: '/authentication/openid/start',
  tag: 'authentication',
  summary: "Sign in with the company's account",
  description:
    'Sends the browser to the OpenID Connect provider of the service, with PKCE, and a cookie that lives ten minutes. Where the provider cannot be reached the browser returns to the page, which says so. 404 where no provider is set.',
  access: 'open',
  query: OpenIdStart,
  answers: { 303: { description: 'To the provider, or back to the page.' } },
  problems: ['not_found'],
};

export type OpenIdAnswer = Static<typeof OpenIdAnswer>;
export const OpenIdAnswer = Type.Object({
  code: text('The code that the provider gave.'),
  state: text('The state that the service sent.'),
  iss: text('The issuer (RFC 9207).'),
  error: text('Why the provider refused.'),
  error_description: text('The same, for people.'),
});

export const finishOpenId: Operation = {
  id: 'finishOpenId',
  method: 'GET',
  path: '/authentication/openid/callback',
  tag: 'authentication',
  summary: 'Return from the provider',
  description:
    'Where the provider sends the browser back: the redirect address to register with it. Sets the cookie of a session and returns to the page; or refuses, writes why to the security events, and the page says so. 404 where no provider is set.',
  access: 'open',
  query: OpenIdAnswer,
  answers: { 303: { description: 'Back to the page.' } },
  problems: ['not_found'],
};
