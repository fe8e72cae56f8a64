import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from './service.js';

const style = 'body { margin: 0 }';
const field = '<input required="" name="password"/>';
const page = `<!doctype html><html><head><title>Explorer</title><style>${style}</style></head><body>${field}</body></html>`;
const script = '/explore/assets/index-abc123.js';

let directory: string;
let service: Service;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'broadsheet-explorer-'));
  await mkdir(join(directory, 'explore/assets'), { recursive: true });
  const files = { 'index.html': page, [script]: 'plain', [`${script}.gz`]: 'gzipped' };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(directory, name), content);
  }
  service = await startService({
    explorer: { directory },
    corsOrigins: ['https://reader.example'],
  });
});
afterAll(async () => {
  await service.stop();
  await rm(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  service.http.inject({ method: 'GET', url, headers });

describe('the page', () => {
  test.each(['/', '/explore', '/explore/industry/AU/1214/English'])('is at %s', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe(page);
  });

  test('allows only files of its own', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
  });

  test('allows the style in it by its hash, and no other', async () => {
    const { headers } = await get('/');
    const hash = createHash('sha256').update(style).digest('base64');
    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(directives).toContain("script-src 'self'");
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for clients taking %s, with an ETag', async (accepted, encoding, expand) => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('origin, cookie, accept-encoding');
    expect(expand(rawPayload).toString()).toBe(page);
    const etag = String(headers.etag);
    const again = await get('/', { 'accept-encoding': accepted, 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await get('/', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
  });

  test('answers HEAD, and 304 to clients that have it', async () => {
    const head = await service.http.inject({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    const etag = String(head.headers.etag);
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await get('/', { 'if-none-match': known });
      expect(again.statusCode, known).toBe(304);
    }
    expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  test('is marked for a browser that comes with a session, which need not see the form', async () => {
    const name = await service.store.meta.find('session-cookie');
    const { body } = await get('/', { cookie: `a=b; broadsheet-${String(name)}=anything` });
    const link = '<link rel="preload" as="fetch" crossorigin href="/authentication/session" />';
    const marked = page.replace('<html', '<html data-returning');
    expect(body).toBe(marked.replace('</head>', `${link}</head>`));
    expect((await get('/', { cookie: 'a=b' })).body).toBe(page);
  });

  test('takes no other method', async () => {
    const { statusCode, headers } = await service.http.inject({ method: 'POST', url: '/' });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('a file of the build', () => {
  test('is kept for a year, because its name holds its hash', async () => {
    const { headers, body } = await get(script);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('plain');
  });

  test('is compressed for clients that accept it', async () => {
    const { headers, body } = await get(script, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('origin, accept-encoding');
    expect(body).toBe('gzipped');
  });

  test('is not compressed for clients that refuse it', async () => {
    const { headers } = await get(script, { 'accept-encoding': 'gzip;q=0, identity' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    '/explore/assets/other.js',
    '/explore/assets/index-abc123.js.gz',
    '/explore/assets/..%2f..%2findex.html',
    '/explore/assets/..%2f..%2f..%2fetc%2fpasswd.js',
  ])('is not found at %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});

test('what the operations do not have stays a problem', async () => {
  const { statusCode, headers } = await get('/industry/v3/nothing');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/problem+json');
});

test('the service runs without its explorer where that was not built', async () => {
  const bare = await startService({ explorer: { directory: join(directory, 'nothing') } });
  const { statusCode } = await bare.http.inject({ method: 'GET', url: '/' });
  await bare.stop();
  expect(statusCode).toBe(404);
});

describe('the credentials of the demo', () => {
  const demoSignIn = { clientId: 'demo', username: 'demo', password: '"><script>' };
  let demo: Service;
  beforeAll(async () => {
    demo = await startService({ explorer: { directory, demoSignIn } });
  });
  afterAll(() => demo.stop());

  const ask = (host: string, remoteAddress: string) =>
    demo.http.inject({ method: 'GET', url: '/', headers: { host }, remoteAddress });

  test.each([
    ['localhost:8080', '127.0.0.1'],
    ['127.0.0.1:8080', '::ffff:127.0.0.1'],
    ['[::1]:8080', '::1'],
  ])('are told to %s from %s', async (host, remoteAddress) => {
    const { body, headers } = await ask(host, remoteAddress);
    expect(body).toContain('name="broadsheet-demo"');
    expect(body).toContain('name="password" value="&quot;&gt;&lt;script&gt;"');
    expect(body).not.toContain('<script>');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('come compressed too, under the same policy', async () => {
    const headers = { host: 'localhost:8080', 'accept-encoding': 'br' };
    const told = await demo.http.inject({ url: '/', headers, remoteAddress: '127.0.0.1' });
    expect(told.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(told.rawPayload).toString()).toContain('name="broadsheet-demo"');
    const { headers: common } = await get('/');
    expect(told.headers['content-security-policy']).toBe(common['content-security-policy']);
  });

  test.each([
    ['localhost:8080', '192.168.1.7'],
    ['evil.example:8080', '127.0.0.1'],
    ['127.0.0.1.evil.example', '127.0.0.1'],
  ])('are not told to %s from %s', async (host, remoteAddress) => {
    const { body } = await ask(host, remoteAddress);
    expect(body).toBe(page);
  });
});
