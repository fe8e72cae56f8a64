/** Auditors may read clients, usage and the audit log, and change nothing. */
import { families, listOperations } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveClient, secret, startProcess, type Answer, type Process } from '../bare-service.js';

let service: Process;
let auditor: string;

beforeAll(async () => {
  service = await startProcess('sqlite::memory:');
  await saveClient(service.store, 'auditor', { access: 'audit' });
  await saveClient(service.store, 'reader');
  auditor = await service.login('auditor');
});
afterAll(() => service.stop());

const send = (method: string, url: string, token = auditor): Promise<Answer> =>
  service.send({
    ...{ method: method as 'GET', url, headers: { authorization: `Bearer ${token}` } },
    ...(method !== 'GET' && { payload: { ClientId: 'new', Name: 'New' } }),
  });

const ofAdministrators = listOperations(families)
  .filter(({ path }) => path.startsWith('/admin/'))
  .map(({ method, path }): [string, string] => [
    method,
    path.replace('{clientId}', 'reader').replace('{username}', 'ann'),
  ]);
const showing = ofAdministrators.filter(([method]) => method === 'GET');
const changing = ofAdministrators.filter(([method]) => method !== 'GET');

describe('an auditor', () => {
  it.each(showing)('may %s %s', async (method, url) => {
    expect((await send(method, url)).status).toBe(200);
  });

  it.each(changing)('may not %s %s', async (method, url) => {
    const before = await service.store.getCounters();
    const answer = await send(method, url);
    expect(answer.status).toBe(403);
    expect(await service.store.getCounters()).toEqual(before);
  });

  it('sees what there is to see, and no secret', async () => {
    const { text } = await send('GET', '/admin/v1/clients/reader');
    expect(JSON.parse(text)).toMatchObject({ ClientId: 'reader', Users: ['ann'] });
    expect(text).not.toMatch(/scrypt|hash/i);
    const own = await send('GET', '/admin/v1/clients/auditor');
    expect(own.json).toMatchObject({ Entitlements: [{ Access: 'audit' }] });
  });

  it('may read and publish no report, and see no figures of the process', async () => {
    expect((await service.read(auditor)).status).toBe(403);
    expect((await send('PUT', '/publish/v1/industry/AU/1214/English')).status).toBe(403);
    expect((await send('GET', '/metrics')).status).toBe(403);
  });

  it('is not made more by a scope', async () => {
    const form = new URLSearchParams({ grant_type: 'client_credentials', scope: 'administer' });
    const credentials = Buffer.from(`auditor:${secret}`).toString('base64');
    const { json } = await service.send({
      ...{ method: 'POST', url: '/oauth/token', payload: form.toString() },
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    const { access_token: token } = json as { access_token: string };
    expect((await service.read(token)).status).toBe(403);
    expect((await send('POST', '/admin/v1/clients/reader/revoke', token)).status).toBe(403);
  });
});
