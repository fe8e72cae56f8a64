import { isLoopbackHost } from '@broadsheet/contract/loopback-host';
import type { OpenIdGrant, OpenIdSettings } from '@broadsheet/server';
import { InvalidArgumentError, Option } from 'commander';
import { UserError } from './user-error.js';

/** The settings of how people stay signed in, and with which accounts. */
export interface SignInSettings {
  sessionIdle: number;
  sessionLifetime: number;
  openidIssuer?: string;
  openidClientId?: string;
  openidClientSecret?: string;
  openidGrants?: OpenIdGrant[];
  openidScope: string;
  openidUserClaim?: string;
  openidName?: string;
}

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;

export function signInOptions(): Option[] {
  return [
    new Option(
      '--session-idle <seconds>',
      'after how long without a request people must sign in again, in seconds: five minutes to 30 days',
    )
      .env('SESSION_IDLE')
      .argParser(secondsFrom(5 * minuteSeconds, 30 * daySeconds))
      .default(daySeconds / 2, '12 hours'),
    new Option(
      '--session-lifetime <seconds>',
      'after how long people must sign in again in any case, in seconds: five minutes to 90 days',
    )
      .env('SESSION_LIFETIME')
      .argParser(secondsFrom(5 * minuteSeconds, 90 * daySeconds))
      .default(7 * daySeconds, '7 days'),
    ...openIdOptions(),
  ];
}

function openIdOptions(): Option[] {
  return [
    new Option(
      '--openid-issuer <url>',
      "the company's OpenID Connect provider, with whose accounts people may sign in, such as https://login.example.com (default: none)",
    )
      .env('OPENID_ISSUER')
      .argParser(parseIssuer),
    new Option('--openid-client-id <id>', 'id of this service at the provider').env(
      'OPENID_CLIENT_ID',
    ),
    new Option(
      '--openid-client-secret <secret>',
      'secret of this service at the provider; better given as a file, OPENID_CLIENT_SECRET_FILE (default: none, PKCE alone)',
    ).env('OPENID_CLIENT_SECRET'),
    new Option(
      '--openid-grants <list>',
      'who may sign in, as which client and with which role, with semicolons between them: groups=research:acme/read; groups=editors:newsroom/publish; *:guests. The first that fits counts; * fits everybody; without a role, all that the client may do',
    )
      .env('OPENID_GRANTS')
      .argParser(parseGrants),
    new Option('--openid-scope <scopes>', 'scopes to ask the provider for')
      .env('OPENID_SCOPE')
      .argParser(parseScope)
      .default('openid profile email'),
    new Option(
      '--openid-user-claim <claim>',
      'claim that names the user in the logs (default: preferred_username, else email, else sub)',
    ).env('OPENID_USER_CLAIM'),
    new Option(
      '--openid-name <name>',
      'name of the provider on the page for signing in (default: the host of its address)',
    ).env('OPENID_NAME'),
  ];
}

interface ServiceAddress {
  host: string;
  publicUrl?: string;
}

/** Undefined if no provider is set. Settings that do not fit together are refused at the start. */
export function readOpenId(settings: SignInSettings & ServiceAddress): OpenIdSettings | undefined {
  const { openidIssuer: issuer, openidClientId: clientId, openidGrants: grants } = settings;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || grants === undefined) {
    const missing = clientId === undefined ? 'OPENID_CLIENT_ID' : 'OPENID_GRANTS';
    throw new UserError(`OPENID_ISSUER is set, but ${missing} is not: nobody could sign in.`);
  }
  if (settings.publicUrl === undefined && !isLoopbackHost(settings.host)) {
    throw new UserError(
      'OPENID_ISSUER needs PUBLIC_URL: the provider must know where to send people back to.',
    );
  }
  return {
    ...{ issuer, clientId, grants, scope: settings.openidScope },
    clientSecret: settings.openidClientSecret,
    userClaim: settings.openidUserClaim,
    name: settings.openidName ?? new URL(issuer).host,
  };
}

function secondsFrom(low: number, high: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= low && value <= high) return value;
    throw new InvalidArgumentError(
      `It must be a whole number of seconds from ${String(low)} to ${String(high)}.`,
    );
  };
}

function parseIssuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.protocol === 'http:' && isLoopbackHost(url.hostname);
  if (
    url &&
    (url.protocol === 'https:' || isPlain) &&
    url.search + url.hash + url.username === ''
  ) {
    return text;
  }
  throw new InvalidArgumentError('It must be an address such as https://login.example.com.');
}

function parseScope(text: string): string {
  if (text.split(' ').includes('openid')) return text;
  throw new InvalidArgumentError('It must contain openid, such as "openid profile groups".');
}

const roles = ['read', 'publish', 'administer'] as const;

/** `CLAIM=VALUE:CLIENT/ROLE`: values may hold colons, commas and equals signs, as groups of LDAP do. */
function parseGrants(text: string): OpenIdGrant[] {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 0) return parts.map(parseGrant);
  throw new InvalidArgumentError('It is empty; write a grant such as groups=research:acme/read.');
}

function parseGrant(text: string): OpenIdGrant {
  const [, who = '', clientId = '', role] =
    /^(.+):([A-Za-z0-9][\w.-]{0,63})(?:\/([a-z]+))?$/.exec(text) ?? [];
  const [, name, value] = /^([^=]+)=(.+)$/.exec(who) ?? [];
  const known = roles.find((one) => one === role);
  const isWhole = who === '*' || (name !== undefined && value !== undefined);
  if (!isWhole || (role !== undefined && known === undefined)) {
    throw new InvalidArgumentError(
      `${JSON.stringify(text)} is not a grant; write CLAIM=VALUE:CLIENT or CLAIM=VALUE:CLIENT/ROLE, such as groups=research:acme/read, with the role ${roles.join(', ')}.`,
    );
  }
  const claim = name === undefined || value === undefined ? undefined : { name, value };
  return { claim: who === '*' ? undefined : claim, clientId, role: known };
}
