import { expect, test } from 'vitest';
import { Broadsheet } from '../src/index.js';
import { json, startScripted, type Handler } from './scripted-service.js';

async function setUp(handler: Handler) {
  const service = await startScripted(handler);
  const { administration } = new Broadsheet({ baseUrl: service.baseUrl, credentials: 'token' });
  return { administration, sent: () => service.received };
}

test('clients are listed, made and changed with the names of the wire', async () => {
  const acme = { ClientId: 'acme', Name: 'Acme', Entitlements: [{ Access: 'read' }], Users: [] };
  const { administration, sent } = await setUp(json({ ...acme, Clients: [acme] }));
  const { clients } = await administration.clients({ limit: 5 });
  expect(clients).toMatchObject([{ clientId: 'acme', entitlements: [{ access: 'read' }] }]);
  await administration.addClient({
    clientId: 'acme',
    entitlements: [{ access: 'publish', countries: ['AU'] }],
    ratePlan: [{ limit: 10, seconds: 1 }],
    users: ['ann'],
  });
  await administration.changeClient('a/b', { disabled: true, ratePlan: null, expiresAt: null });
  await administration.setPassword('acme', 'Ann Lee');
  await administration.removeUser('acme', 'ann');
  expect(sent().map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/admin/v1/clients?limit=5', undefined],
    [
      'POST',
      '/admin/v1/clients',
      {
        ClientId: 'acme',
        Users: ['ann'],
        Entitlements: [{ Access: 'publish', Countries: ['AU'] }],
        RatePlan: [{ Limit: 10, Seconds: 1 }],
      },
    ],
    ['PATCH', '/admin/v1/clients/a%2Fb', { Disabled: true, ExpiresAt: null, RatePlan: null }],
    ['PUT', '/admin/v1/clients/acme/users/Ann%20Lee', {}],
    ['DELETE', '/admin/v1/clients/acme/users/ann', undefined],
  ]);
});

test('usage is asked for by client and day', async () => {
  const entry = { Day: '2026-01-31', ClientId: 'acme', Operation: 'listImages', Requests: 7 };
  const { administration, sent } = await setUp(json({ Usage: [entry] }));
  await expect(administration.usage({ client: 'acme', from: '2026-01-01' })).resolves.toEqual([
    { day: '2026-01-31', clientId: 'acme', operation: 'listImages', requests: 7 },
  ]);
  expect(sent()[0]?.url).toBe('/admin/v1/usage?client=acme&from=2026-01-01');
});
