import type { Entitlement } from '@broadsheet/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signInAtProvider,
  startProvider,
  type ProviderProcess,
} from '../../../../test/openid/start-provider.js';
import type { OpenIdSettings } from '../../src/openid/settings.js';
import { password, startProcess, type Answer, type Process } from '../bare-service.js';
import { expectProblem } from '../expect-problem.js';

const origin = 'http://localhost:4000';
const everything = { families: '*', countries: '*', languages: '*' } as const;
const publish: Entitlement = { access: 'publish', ...everything };

let provider: ProviderProcess;
let service: Process;
const others: Process[] = [];
beforeAll(async () => {
  provider = await startProvider();
  await provider.serve(origin);
  service = await startWith({});
});
afterAll(async () => {
  await provider.stop();
  for (const process of [service, ...others]) await process.stop();
});

async function startWith(changes: Partial<OpenIdSettings>): Promise<Process> {
  const started = await startProcess('sqlite::memory:', {
    publicUrl: origin,
    openId: {
      ...{ issuer: provider.issuer, clientId: 'broadsheet', name: 'Acme' },
      ...{ clientSecret: 'a secret of the service', scope: 'openid profile' },
      userClaim: undefined,
      grants: [
        { claim: { name: 'groups', value: 'research' }, clientId: 'acme', role: 'read' },
        { claim: { name: 'groups', value: 'editors' }, clientId: 'acme', role: undefined },
        { claim: { name: 'groups', value: 'admins' }, clientId: 'missing', role: undefined },
      ],
      ...changes,
    },
  });
  const users = { ann: password };
  await started.store.clients.save({ id: 'acme', name: 'Acme', entitlements: [publish], users });
  await started.app.noticeChanges();
  return started;
}

/** The cookies that an answer sets, as a browser would send them back. */
const cookiesOf = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    .join('; ');

const start = (to = '/explore/browse/AU', at = service) =>
  at.send({
    ...{ method: 'GET', url: `/authentication/openid/start?to=${encodeURIComponent(to)}` },
  });
const comeBack = (url: string, cookie: string, at = service) =>
  at.send({ method: 'GET', url: url.replace(origin, ''), headers: { cookie } });

/** Signs in at the provider; the test itself follows the redirect back. */
async function goAndSignIn(login: string, at = service) {
  const begun = await start(undefined, at);
  const back = await signInAtProvider(String(begun.headers.location), login, provider.issuer);
  return { back, cookie: cookiesOf(begun) };
}
async function signIn(login: string, at = service) {
  const { back, cookie } = await goAndSignIn(login, at);
  return comeBack(back, cookie, at);
}
const ask = (method: 'GET' | 'DELETE', url: string, cookie: string, at = service) =>
  at.send({ method, url, headers: { origin, cookie } });

async function listEvents(at: Process): Promise<string[]> {
  await at.app.http.close();
  const events = await at.store.securityEvents.list({ from: 0, limit: 100 });
  return events.map(({ kind, reason }) => `${kind}: ${reason}`);
}

describe('signing in with the account of a provider', () => {
  it('goes there with PKCE and a cookie for the way back, and returns to the page with a session', async () => {
    const begun = await start('/explore/browse/AU?x=1#top');
    expect(begun.status).toBe(303);
    const asked = new URL(String(begun.headers.location));
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: 'broadsheet', code_challenge_method: 'S256' },
      redirect_uri: `${origin}/authentication/openid/callback`,
    });
    expect(begun.headers['set-cookie']).toMatch(
      /^broadsheet-\w+-openid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    const back = await signInAtProvider(asked.href, 'ann', provider.issuer);
    const done = await comeBack(back, cookiesOf(begun));
    expect(done.headers.location).toBe('/explore/browse/AU?x=1#top');
    const cookie = cookiesOf(done);
    expect(cookie).toMatch(/^broadsheet-\w+=[\w-]{43}$/);
    expect(String(done.headers['set-cookie'])).toContain('SameSite=Strict');
    expect((await ask('GET', '/authentication/session', cookie)).json).toMatchObject({
      ...{ ClientId: 'acme', Username: 'ann', SignedInBy: 'openid' },
      // The client may publish; the group grants reading only.
      Entitlements: [{ Access: 'read' }],
    });
  });

  it('gives all that the client may do where the grant has no role', async () => {
    const cookie = cookiesOf(await signIn('ed'));
    expect((await ask('GET', '/authentication/session', cookie)).json).toMatchObject({
      ...{ Username: 'ed', Entitlements: [{ Access: 'publish' }] },
    });
  });

  it('ends both sessions when signing out', async () => {
    const cookie = cookiesOf(await signIn('ann'));
    const out = await ask('DELETE', '/authentication/session', cookie);
    const { ProviderSignOut: address = '' } = out.json as { ProviderSignOut?: string };
    const url = new URL(address);
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`);
    // The provider accepts the token that names the session to end.
    expect((await fetch(url)).status).toBe(200);
    expectProblem(await ask('GET', '/authentication/session', cookie), 'session_ended');
  });

  it('ends with its client', async () => {
    const own = await startWith({});
    others.push(own);
    const cookie = cookiesOf(await signIn('ann', own));
    await own.store.clients.disable('acme');
    await own.app.noticeChanges();
    expectProblem(await ask('GET', '/authentication/session', cookie, own), 'session_ended');
    const again = await signIn('ann', own);
    expect(again.headers.location).toBe('/explore/browse/AU?sign-in=no-rights');
  });

  it.each([
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/docs',
  ])('never leads from %s to another site', async (to) => {
    const begun = await start(to);
    const back = await signInAtProvider(String(begun.headers.location), 'ann', provider.issuer);
    expect((await comeBack(back, cookiesOf(begun))).headers.location).toBe('/');
  });
});

describe('what is not right', () => {
  it('is refused, said on the page, and in the event log', async () => {
    const own = await startWith({});
    others.push(own);
    const refused = '/explore/browse/AU?sign-in=refused';
    const { back, cookie } = await goAndSignIn('ann', own);

    const forged = new URL(back);
    forged.searchParams.set('state', 'forged');
    expect((await comeBack(forged.href, cookie, own)).headers.location).toBe(refused);
    const withoutCookie = await comeBack(back, 'a=b', own);
    expect(withoutCookie.headers.location).toBe('/?sign-in=refused');
    const otherIssuer = new URL(back);
    otherIssuer.searchParams.set('iss', 'https://evil.example');
    expect((await comeBack(otherIssuer.href, cookie, own)).headers.location).toBe(refused);

    expect((await comeBack(back, cookie, own)).headers.location).toBe('/explore/browse/AU');
    const replayed = await comeBack(back, cookie, own);
    expect(replayed.headers.location).toBe(refused);
    expect(cookiesOf(replayed)).toBe('');

    for (const login of ['guest', 'root']) {
      const { headers } = await signIn(login, own);
      expect(headers.location).toBe('/explore/browse/AU?sign-in=no-rights');
    }
    expect(await listEvents(own)).toEqual([
      'openid.refused: forged state',
      'openid.refused: no sign-in has begun in this browser',
      'openid.refused: the answer of the provider is not valid',
      `session.started: by ${provider.issuer}`,
      'openid.refused: the provider answered invalid_grant',
      'openid.refused: no claim gives a client',
      'openid.refused: the client of the grant does not exist',
    ]);
  });

  it('a provider that names itself otherwise is refused', async () => {
    const own = await startWith({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') });
    others.push(own);
    expect((await start('/', own)).headers.location).toBe('/?sign-in=refused');
    expect(await listEvents(own)).toEqual([
      'openid.refused: another issuer than the one that is set',
    ]);
  });

  it('a provider whose key does not fit is refused', async () => {
    const liar = await startProvider();
    await liar.serve(origin);
    await liar.publishOtherKeys();
    const own = await startWith({ issuer: liar.issuer });
    others.push(own);
    const begun = await start('/', own);
    const back = await signInAtProvider(String(begun.headers.location), 'ann', liar.issuer);
    const done = await comeBack(back, cookiesOf(begun), own);
    await liar.stop();
    expect(done.headers.location).toBe('/?sign-in=refused');
    expect(cookiesOf(done)).toBe('');
    expect(await listEvents(own)).toEqual([
      'openid.refused: the answer of the provider is not valid',
    ]);
  });

  it('an unreachable provider is reported, and does not prevent signing in here', async () => {
    const gone = await startProvider();
    await gone.stop();
    const own = await startWith({ issuer: gone.issuer });
    others.push(own);
    expect((await start('/explore', own)).headers.location).toBe('/explore?sign-in=away');
    const local = await own.send({
      ...{ method: 'POST', url: '/authentication/session', headers: { origin } },
      payload: { ClientId: 'acme', Username: 'ann', Password: password },
    });
    expect(local.status).toBe(200);
    const out = await ask('DELETE', '/authentication/session', cookiesOf(local), own);
    expect(out.json).toEqual({ Ended: 1 });
  });
});

it('without a provider there is nothing to sign in with', async () => {
  const plain = await startProcess('sqlite::memory:');
  others.push(plain);
  expectProblem(await start('/', plain), 'not_found', 'OPENID_ISSUER');
});
