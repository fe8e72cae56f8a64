import { Command } from 'commander';
import { expect, it } from 'vitest';
import { readOpenId, signInOptions, type SignInSettings } from '../../src/sign-in-settings.js';

function parse(...args: string[]): SignInSettings {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const option of signInOptions()) command.addOption(option);
  return command.parse(args, { from: 'user' }).opts();
}

const issuer = ['--openid-issuer', 'https://login.example.com'];
const local = { host: '127.0.0.1' };

it('grants are read as they are meant, also of groups that hold signs', () => {
  const text = 'groups=CN=Research,OU=Acme:acme/read; https://a.example/roles=it:admin; *:guests;';
  expect(parse('--openid-grants', text).openidGrants).toEqual([
    { claim: { name: 'groups', value: 'CN=Research,OU=Acme' }, clientId: 'acme', role: 'read' },
    {
      ...{ claim: { name: 'https://a.example/roles', value: 'it' }, clientId: 'admin' },
      role: undefined,
    },
    { claim: undefined, clientId: 'guests', role: undefined },
  ]);
});

it.each(['', 'acme', 'groups:acme', 'groups=:acme', 'groups=x:acme/own', 'groups=x:ac me', '*:'])(
  'the grant %j is refused',
  (text) => {
    expect(() => parse('--openid-grants', text)).toThrow(/groups=research:acme\/read/);
  },
);

it.each([
  ['--session-idle', '299', '300 to 2592000'],
  ['--session-lifetime', '7d', '300 to 7776000'],
  ['--openid-issuer', 'http://login.example.com', 'https://login.example.com'],
  ['--openid-issuer', 'login.example.com', 'https://login.example.com'],
  ['--openid-scope', 'profile', 'must contain openid'],
])('%s %s is refused', (flag, text, expected) => {
  expect(() => parse(flag, text)).toThrow(expected);
});

it('a provider needs an id, grants and, off the machine, a public address', () => {
  const grants = ['--openid-grants', 'groups=research:acme'];
  expect(readOpenId({ ...parse(), ...local })).toBeUndefined();
  expect(() => readOpenId({ ...parse(...issuer), ...local })).toThrow('OPENID_CLIENT_ID is not');
  const known = [...issuer, '--openid-client-id', 'x'];
  expect(() => readOpenId({ ...parse(...known), ...local })).toThrow('OPENID_GRANTS is not');
  const whole = parse(...known, ...grants);
  expect(() => readOpenId({ ...whole, host: '0.0.0.0' })).toThrow('needs PUBLIC_URL');
  expect(readOpenId({ ...whole, ...local })).toMatchObject({
    ...{ issuer: 'https://login.example.com', name: 'login.example.com', clientSecret: undefined },
    scope: 'openid profile email',
  });
});
