import type { OAuthError, OAuthTokenResponse } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveClient, secret, startProcess, type Answer, type Process } from '../bare-service.js';

let service: Process;

beforeAll(async () => {
  service = await startProcess('sqlite::memory:');
  await saveClient(service.store, 'acme');
  await saveClient(service.store, 'zeta');
  await saveClient(service.store, 'root', { access: 'administer' });
  await service.store.clients.save({ id: 'odd', name: 'Odd', entitlements: [], secret: 'a b:%+ü' });
});
afterAll(() => service.stop());

const form = 'application/x-www-form-urlencoded';
const basic = (id: string, password: string) =>
  `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`;

function post(url: string, fields: Record<string, string> | string, authorization?: string) {
  return service.send({
    method: 'POST',
    url,
    headers: { 'content-type': form, ...(authorization && { authorization }) },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

const grant = { grant_type: 'client_credentials' };
const own = { client_id: 'acme', client_secret: secret };

async function obtain(clientId: string): Promise<string> {
  const { json } = await post('/oauth/token', grant, basic(clientId, secret));
  return (json as OAuthTokenResponse).access_token;
}

function expectError(answer: Answer, status: number, error: string): OAuthError {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(Object.keys(answer.json as object).sort()).toEqual(['error', 'error_description']);
  expect(answer.json).toMatchObject({ error });
  return answer.json as OAuthError;
}

describe('POST /oauth/token', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['HTTP Basic', grant, basic('acme', secret)],
    ['the body', { ...grant, ...own }, undefined],
    [
      'HTTP Basic with the id in the body too',
      { ...grant, client_id: 'acme' },
      basic('acme', secret),
    ],
    ['a scope that is none of ours', { ...grant, ...own, scope: 'openid api' }, undefined],
  ])('takes credentials by %s', async (_case, fields, authorization) => {
    const answer = await post('/oauth/token', fields, authorization);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const body = answer.json as OAuthTokenResponse;
    expect(body).toEqual({
      access_token: expect.any(String) as string,
      token_type: 'Bearer',
      expires_in: 86400,
    });
    expect((await service.read(body.access_token)).status).toBe(200);
  });

  it.each([
    ['read', 'read', [200, 403]],
    ['openid read', 'read', [200, 403]],
    ['publish', 'publish', [200, 403]],
    ['read administer', 'administer', [200, 200]],
    [undefined, undefined, [200, 200]],
  ])('issues a token for the scope %s', async (scope, granted, statuses) => {
    await saveClient(service.store, 'boss', { access: 'administer' });
    const fields = { ...grant, client_id: 'boss', client_secret: secret, ...(scope && { scope }) };
    const body = (await post('/oauth/token', fields)).json as OAuthTokenResponse;
    expect(body.scope).toBe(granted);
    const authorization = `Bearer ${body.access_token}`;
    const listed = await service.send({ url: '/admin/v1/clients', headers: { authorization } });
    expect([(await service.read(body.access_token)).status, listed.status]).toEqual(statuses);
  });

  it('gives no scope beyond what the client may do', async () => {
    const asked = { ...grant, ...own, scope: 'administer' };
    const { scope } = (await post('/oauth/token', asked)).json as OAuthTokenResponse;
    expect(scope).toBe('read');
  });

  it('decodes credentials in HTTP Basic as the RFC says', async () => {
    const encoded = new URLSearchParams({ '': 'a b:%+ü' }).toString().slice(1);
    expect((await post('/oauth/token', grant, basic('odd', encoded))).status).toBe(200);
  });

  it.each<[string, Record<string, string> | string, string | undefined, number, string]>([
    ['no grant', own, undefined, 400, 'invalid_request'],
    ['another grant', { ...own, grant_type: 'password' }, undefined, 400, 'unsupported_grant_type'],
    ['no credentials', grant, undefined, 401, 'invalid_client'],
    ['a wrong secret', { ...grant, ...own, client_secret: 'x' }, undefined, 401, 'invalid_client'],
    ['an unknown client', grant, basic('nobody', secret), 401, 'invalid_client'],
    ['malformed Basic', grant, 'Basic ???', 401, 'invalid_client'],
    ['Basic without a colon', grant, 'Basic YWNtZQ==', 401, 'invalid_client'],
    ['broken escapes in Basic', grant, basic('acme', '%zz'), 401, 'invalid_client'],
    ['a NUL in Basic', grant, basic('acme\0', secret), 401, 'invalid_client'],
    ['both ways at once', { ...grant, ...own }, basic('acme', secret), 400, 'invalid_request'],
    [
      'a field twice',
      'grant_type=client_credentials&grant_type=client_credentials',
      undefined,
      400,
      'invalid_request',
    ],
    ['no body', '', basic('acme', secret), 400, 'invalid_request'],
    [
      'a secret of 1 MB',
      { ...own, client_secret: 'x'.repeat(1e6) },
      undefined,
      413,
      'invalid_request',
    ],
    [
      'a secret of 2 KB',
      { ...grant, ...own, client_secret: 'x'.repeat(2000) },
      undefined,
      400,
      'invalid_request',
    ],
  ])('refuses %s', async (_case, fields, authorization, status, error) => {
    const answer = await post('/oauth/token', fields, authorization);
    const { error_description: description } = expectError(answer, status, error);
    expect(description).not.toContain(secret);
    if (status === 401) expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
  });

  it('refuses JSON, and says what it takes', async () => {
    const answer = await service.send({
      method: 'POST',
      url: '/oauth/token',
      payload: { ...grant, ...own },
    });
    expect(expectError(answer, 400, 'invalid_request').error_description).toContain(form);
  });

  it('refuses a client that is disabled as it refuses an unknown one', async () => {
    await saveClient(service.store, 'off');
    await service.store.clients.disable('off');
    const off = await post('/oauth/token', grant, basic('off', secret));
    const unknown = await post('/oauth/token', grant, basic('nobody', secret));
    expect(off.text).toBe(unknown.text);
  });
});

describe('POST /oauth/revoke', () => {
  it('revokes a token of the client that asks, by its secret', async () => {
    const token = await obtain('acme');
    expect((await service.read(token)).status).toBe(200);
    const answer = await post('/oauth/revoke', { ...own, token, token_type_hint: 'access_token' });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await service.read(token)).status).toBe(401);
    const [entry] = (await service.store.audit.list({ limit: 1000 })).slice(-1);
    expect(entry).toMatchObject({ action: 'token.revoke', actor: { name: 'acme' } });
  });

  it('lets a client without a secret revoke a token with that token', async () => {
    const token = await service.login('acme');
    expect((await post('/oauth/revoke', { token }, `Bearer ${token}`)).status).toBe(200);
    expect((await service.read(token)).status).toBe(401);
    expectError(await post('/oauth/revoke', { token }, `Bearer ${token}`), 401, 'invalid_client');
  });

  it('does not revoke the token of another client, unless an administrator asks', async () => {
    const token = await obtain('zeta');
    expectError(await post('/oauth/revoke', { ...own, token }), 400, 'unauthorized_client');
    expect((await service.read(token)).status).toBe(200);
    const administrator = await obtain('root');
    expect((await post('/oauth/revoke', { token }, `Bearer ${administrator}`)).status).toBe(200);
    expect((await service.read(token)).status).toBe(401);
  });

  it('answers 200 for what is no good token', async () => {
    expect((await post('/oauth/revoke', { ...own, token: 'nonsense' })).status).toBe(200);
  });

  it('wants to know who asks, and which token', async () => {
    expectError(await post('/oauth/revoke', { token: 'x' }), 401, 'invalid_client');
    expectError(await post('/oauth/revoke', own), 400, 'invalid_request');
  });
});

describe('GET /.well-known/oauth-authorization-server', () => {
  const url = '/.well-known/oauth-authorization-server';

  it('names the address that was called', async () => {
    const answer = await service.send({ url, headers: { host: 'reports.example:8080' } });
    expect(answer.json).toMatchObject({
      issuer: 'http://reports.example:8080',
      token_endpoint: 'http://reports.example:8080/oauth/token',
      revocation_endpoint: 'http://reports.example:8080/oauth/revoke',
      jwks_uri: 'http://reports.example:8080/.well-known/jwks.json',
      grant_types_supported: ['client_credentials'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('does not repeat an invalid host', async () => {
    const answer = await service.send({ url, headers: { host: 'a"><script>' } });
    expect(answer.json).toMatchObject({ issuer: 'http://localhost' });
  });

  it('names the public address where it is set, and so do tokens', async () => {
    const publicUrl = 'https://reports.example.com';
    const other = await startProcess('sqlite::memory:', { publicUrl });
    await saveClient(other.store, 'acme');
    expect((await other.send({ url })).json).toMatchObject({ issuer: publicUrl });
    const token = await other.login('acme');
    const [, payload = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      iss: publicUrl,
    });
    expect((await other.read(token)).status).toBe(200);
    await other.stop();
  });
});
