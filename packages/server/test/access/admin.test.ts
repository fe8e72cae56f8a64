import type {
  AuditLog,
  ClientList,
  ClientSecrets,
  ClientView,
  Problem,
  UsageReport,
} from '@broadsheet/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginRequest, saveClient, startProcess, type Process } from '../bare-service.js';

let service: Process;
let administrator: string;
let reader: string;

beforeAll(async () => {
  service = await startProcess('sqlite::memory:');
  await saveClient(service.store, 'root', { access: 'administer' });
  await saveClient(service.store, 'reader');
  administrator = await service.login('root');
  reader = await service.login('reader');
});
afterAll(() => service.stop());

type Method = NonNullable<InjectOptions['method']>;

function call(method: Method, url: string, payload?: object, token = administrator) {
  return service.send({
    method,
    url: `/admin/v1${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
}

const acme = {
  ClientId: 'acme',
  Name: 'Acme',
  Entitlements: [{ Access: 'read', Families: ['company'], Countries: ['AU'] }],
  RatePlan: [{ Limit: 100, Seconds: 60 }],
  ExpiresAt: '2099-01-31',
  Users: ['ann', 'bob'],
};

async function addAcme(): Promise<ClientSecrets> {
  await service.store.clients.remove('acme', { name: 'test', address: '' }).catch(() => undefined);
  const answer = await call('POST', '/clients', acme);
  expect(answer.status, answer.text).toBe(201);
  expect(answer.headers).toMatchObject({
    location: '/admin/v1/clients/acme',
    'cache-control': 'no-store',
  });
  return answer.json as ClientSecrets;
}

describe('clients over HTTP', () => {
  it('are made with secrets that are shown once and that work', async () => {
    const { ClientSecret = '', Users } = await addAcme();
    expect(ClientSecret).toMatch(/^[\w-]{32}$/);
    expect(Users.map(({ Username }) => Username)).toEqual(['ann', 'bob']);
    const shown = await call('GET', '/clients/acme');
    expect(shown.json).toEqual({
      ...acme,
      ExpiresAt: '2099-01-31T00:00:00.000Z',
      HasSecret: true,
      Disabled: false,
      CreatedAt: (shown.json as ClientView).CreatedAt,
    });
    expect(shown.text).not.toContain(ClientSecret);
    const login = await service.send(
      loginRequest('acme', { Username: 'bob', Password: Users[1]?.Password }),
    );
    expect(login.status).toBe(200);
    const { access_token: token } = login.json as { access_token: string };
    expect((await service.read(token)).status).toBe(200);
  });

  it('are listed in pages', async () => {
    await addAcme();
    const first = (await call('GET', '/clients?limit=2')).json as ClientList;
    expect(first.Clients.map(({ ClientId }) => ClientId)).toEqual(['acme', 'reader']);
    expect(first.Next).toBe('reader');
    const second = (await call('GET', `/clients?limit=2&after=${first.Next ?? ''}`)).json;
    expect((second as ClientList).Clients.map(({ ClientId }) => ClientId)).toEqual(['root']);
    expect(second).not.toHaveProperty('Next');
  });

  it('are changed at once, and what is not named stays', async () => {
    const { Users } = await addAcme();
    const { json } = await service.send(loginRequest('acme', Users[0]));
    const { access_token: token } = json as { access_token: string };
    const changed = await call('PATCH', '/clients/acme', { RatePlan: null, Disabled: true });
    expect(changed.json).toMatchObject({ Name: 'Acme', RatePlan: null, Disabled: true });
    expect((await service.read(token)).status).toBe(401);
    await call('PATCH', '/clients/acme', { Disabled: false, ExpiresAt: null });
    expect((await service.read(token)).status).toBe(200);
    await call('PATCH', '/clients/acme', { Entitlements: [] });
    const refused = await service.read(token);
    expect(refused.status).toBe(403);
    expect((refused.json as Problem).detail).toContain('company');
  });

  it('get new secrets and lose their tokens', async () => {
    const before = await addAcme();
    const { json } = await service.send(loginRequest('acme', before.Users[0]));
    const { access_token: token } = json as { access_token: string };
    const { ClientSecret } = (await call('POST', '/clients/acme/secret')).json as ClientSecrets;
    expect(ClientSecret).not.toBe(before.ClientSecret);
    const { verifyClientSecret } = service.store.clients;
    expect(await verifyClientSecret('acme', before.ClientSecret ?? '')).toBe(false);
    expect(await verifyClientSecret('acme', ClientSecret ?? '')).toBe(true);
    expect((await service.read(token)).status).toBe(200);
    expect((await call('POST', '/clients/acme/revoke')).status).toBe(204);
    expect((await service.read(token)).status).toBe(401);
  });

  it('have users that are added, changed and removed', async () => {
    await addAcme();
    const made = (await call('PUT', '/clients/acme/users/c%20d', {})).json as ClientSecrets;
    expect(made.Users[0]).toMatchObject({ Username: 'c d' });
    const given = { Password: 'a password of mine' };
    const set = await call('PUT', '/clients/acme/users/c%20d', given);
    expect(set.json).toEqual({ ClientId: 'acme', Users: [] });
    expect((await service.send(loginRequest('acme', { Username: 'c d', ...given }))).status).toBe(
      200,
    );
    expect((await call('DELETE', '/clients/acme/users/c%20d')).status).toBe(204);
    expect((await call('DELETE', '/clients/acme/users/c%20d')).status).toBe(404);
  });

  it('have users whose tokens end with a new password, unless they are to be kept', async () => {
    await saveClient(service.store, 'paper');
    const token = await service.login('paper');
    const change = (more: object) =>
      call('PUT', '/clients/paper/users/ann', { Password: 'a quiet sentence', ...more });
    expect((await change({ KeepTokens: true })).status).toBe(200);
    expect((await service.read(token)).status).toBe(200);
    expect((await change({})).status).toBe(200);
    expect((await service.read(token)).status).toBe(401);
  });

  it('are removed', async () => {
    await addAcme();
    expect((await call('DELETE', '/clients/acme')).status).toBe(204);
    expect((await call('GET', '/clients/acme')).status).toBe(404);
  });

  it('may be entitled to any family that the service has', async () => {
    await addAcme();
    const Entitlements = [{ Access: 'read', Families: ['risk', 'esg', 'supplier'] }];
    const { json } = await call('PATCH', '/clients/acme', { Entitlements });
    expect(json).toMatchObject({ Entitlements });
  });

  it('administer everything or nothing', async () => {
    await addAcme();
    const Entitlements = [{ Access: 'administer', Countries: ['AU'] }];
    const { json } = await call('PATCH', '/clients/acme', { Entitlements });
    expect(json).toMatchObject({ Entitlements: [{ Access: 'administer' }] });
    expect((json as ClientView).Entitlements[0]).not.toHaveProperty('Countries');
  });
});

describe('bad input', () => {
  const twoOfAMinute = [
    { Limit: 10, Seconds: 60 },
    { Limit: 20, Seconds: 60 },
  ];
  it.each<[Method, string, object | undefined, number, string]>([
    ['POST', '/clients', { ...acme, ClientId: 'reader' }, 409, 'reader'],
    ['POST', '/clients', { ...acme, ClientId: '../x' }, 400, '/ClientId'],
    ['POST', '/clients', { ...acme, ClientId: 'x', Name: 'a\0b' }, 400, '/Name'],
    ['POST', '/clients', { ClientId: 'x', Users: ['a', 'a'] }, 400, '/Users'],
    ['POST', '/clients', { ClientId: 'x', Entitlements: [{ Access: 'own' }] }, 400, 'Access'],
    [
      ...(['POST', '/clients'] as const),
      { ClientId: 'x', Entitlements: [{ Access: 'read', Families: ['risk', 'esgs'] }] },
      ...([400, 'did you mean \\"esg\\"'] as const),
    ],
    ['POST', '/clients', { ClientId: 'x', RatePlan: [] }, 400, '/RatePlan'],
    ['POST', '/clients', { ClientId: 'x', RatePlan: [{ Limit: 0, Seconds: 1 }] }, 400, 'Limit'],
    ['POST', '/clients', { ClientId: 'x', RatePlan: twoOfAMinute }, 400, '/RatePlan/1/Seconds'],
    ['PATCH', '/clients/reader', { RatePlan: twoOfAMinute }, 400, '60 seconds already'],
    ['POST', '/clients', { ClientId: 'x', ExpiresAt: 'tomorrow' }, 400, '/ExpiresAt'],
    ['PATCH', '/clients/reader', { Disabled: 'yes' }, 400, '/Disabled'],
    ['PATCH', '/clients/nobody', { Name: 'x' }, 404, 'nobody'],
    ['PUT', '/clients/reader/users/ann', { Password: 'short' }, 400, '/Password'],
    ['PUT', '/clients/reader/users/a%00b', {}, 400, '/username'],
    ['DELETE', '/clients/reader/users/nobody', undefined, 404, 'nobody'],
    ['POST', '/clients/nobody/secret', undefined, 404, 'nobody'],
    ['GET', '/clients?limit=0', undefined, 400, '/limit'],
    ['POST', '/clients', { ClientId: 'x', ExpiresAt: '2027-02-31' }, 400, '/ExpiresAt'],
    ['GET', '/usage?from=yesterday', undefined, 400, '/from'],
    ['GET', '/usage?to=2026-02-29', undefined, 400, '/to'],
    ['GET', '/audit?from=2026-04-31T10:00:00Z', undefined, 400, '/from'],
    ['GET', '/usage?from=2026-11-02&to=2026-11-01', undefined, 400, '/to'],
    ['GET', '/audit?from=2026-11-02&to=2026-11-01', undefined, 400, '/to'],
    ['GET', '/audit?after=x', undefined, 400, '/after'],
  ])('%s %s %j is refused', async (method, url, payload, status, mention) => {
    const answer = await call(method, url, payload);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.text).toContain(mention);
    expect(answer.text).not.toContain('short');
  });
});

it.each<[Method, string, object | undefined]>([
  ['GET', '/clients', undefined],
  ['POST', '/clients', acme],
  ['GET', '/clients/root', undefined],
  ['GET', '/clients/nobody', undefined],
  ['PATCH', '/clients/reader', { Entitlements: [{ Access: 'administer' }] }],
  ['DELETE', '/clients/root', undefined],
  ['POST', '/clients/root/secret', undefined],
  ['POST', '/clients/root/revoke', undefined],
  ['PUT', '/clients/root/users/me', {}],
  ['DELETE', '/clients/root/users/ann', undefined],
  ['GET', '/usage', undefined],
  ['GET', '/audit', undefined],
])('only administrators may %s %s', async (method, url, payload) => {
  const answer = await call(method, url, payload, reader);
  expect(answer.status).toBe(403);
  expect(answer.json).toMatchObject({ code: 'not_entitled' });
  expect((answer.json as Problem).detail).toContain('administer');
});

it('every act is in the audit log: who, when, what, from where, and no secret', async () => {
  const secrets = await addAcme();
  await call('PATCH', '/clients/acme', { Name: 'Acme Ltd' });
  await call('DELETE', '/clients/acme');
  const answer = await call('GET', '/audit?limit=1000');
  const acts = (answer.json as AuditLog).Acts.slice(-3);
  expect(acts.map(({ Action, Target }) => [Action, Target])).toEqual([
    ['client.add', 'client acme'],
    ['client.set', 'client acme'],
    ['client.remove', 'client acme'],
  ]);
  for (const { Who, From, At } of acts) {
    expect([Who, From]).toEqual(['root/ann', '127.0.0.1']);
    expect(Math.abs(Date.parse(At) - Date.now())).toBeLessThan(60_000);
  }
  expect(acts[1]?.Detail).toEqual({ name: 'Acme Ltd' });
  for (const secret of [secrets.ClientSecret, ...secrets.Users.map(({ Password }) => Password)]) {
    expect(answer.text).not.toContain(secret);
  }
  const page = (await call('GET', '/audit?limit=1')).json as AuditLog;
  expect(page.Acts).toHaveLength(1);
  expect((await call('GET', `/audit?after=${page.Next ?? ''}&limit=1`)).json).not.toEqual(page);
});

it('requests are counted by client, operation and day', async () => {
  await saveClient(service.store, 'counted', { ratePlan: [{ limit: 3, seconds: 3600 }] });
  const token = await service.login('counted');
  for (let request = 0; request < 5; request++) await service.read(token);
  await expect
    .poll(
      async () =>
        ((await call('GET', '/usage?client=counted')).json as UsageReport).Usage.map(
          ({ Operation, Requests }) => [Operation, Requests],
        ),
      { timeout: 10_000 },
    )
    .toEqual([
      ['createToken', 1],
      // Two more were over the limit, and do not count for the client.
      ['listCompanyReports', 3],
    ]);
});
