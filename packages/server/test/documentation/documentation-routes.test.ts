import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { buildOpenApi, families, listOperations } from '@broadsheet/contract';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { documentationRoutes } from '../../src/documentation/routes.js';

const operations = listOperations(families);

const app = fastify();
documentationRoutes(app, { operations, families, version: '1.2.3' });

describe('/openapi.json', () => {
  it('is the document of the operations that are served', async () => {
    const answer = await app.inject('/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(buildOpenApi({ operations, families, version: '1.2.3' }));
  });
});

describe.each(['/openapi.json', '/docs', '/docs/industry'])('%s', (url) => {
  it('is sent compressed to clients that accept it', async () => {
    const plain = await app.inject(url);
    const { headers, rawPayload } = await app.inject({
      url,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': 'gzip' });
    expect(gunzipSync(rawPayload).equals(plain.rawPayload)).toBe(true);
  });
});

describe('/docs/', () => {
  it('leads to /docs', async () => {
    const { statusCode, headers } = await app.inject('/docs/');
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('../docs');
  });
});

describe.each(['/docs', '/docs/industry', '/docs/publish'])('%s', (url) => {
  it('is a page whose policy allows its own style sheet and script and nothing else', async () => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(answer.headers['content-security-policy']);
    expect(style).not.toBe('');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(answer.body) ?? [];
    const scriptHash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${scriptHash}'`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
  });
});

it('has no page for what is not a group of operations', async () => {
  for (const url of ['/docs/nothing', '/docs/__proto__', '/docs/industry/more']) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});
