import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishRequest, holdRequest } from './held-request.js';
import { startService, type Service } from './service.js';

let service: Service;
let now: number;
beforeEach(async () => {
  // Just before a minute is over.
  now = Date.UTC(2026, 0, 31, 9) - 500;
  service = await startService({ clock: () => now });
  await service.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => service.stop());

it('counts against the limits of the minute in which it is there', async () => {
  await service.store.clients.save({
    id: 'metered',
    name: 'Metered',
    entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
    users: { reader: 'open sesame' },
    ratePlan: [{ limit: 3, seconds: 60 }],
  });
  await service.app.noticeChanges();
  const asked = {
    path: '/industry/v3/images',
    body: JSON.stringify({ Country: 'AU', Code: '1214', Language: 'English' }),
    token: await service.tokenOf('metered'),
  };
  const ask = async () => finishRequest(await holdRequest(service, asked));
  // A token that was not seen before takes the asynchronous path.
  expect(await ask()).toBe(200);
  const late = await holdRequest(service, asked);
  now += 1000;
  const statuses = [await ask(), await ask(), await ask(), await ask()];
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await finishRequest(late)).toBe(429);
  expect(await ask()).toBe(429);
});
