import { createHash } from 'node:crypto';
import { buildOpenApi, families, listOperations } from '@broadsheet/contract';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { documentationRoutes } from '../src/documentation/routes.js';

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

describe('/docs', () => {
  it('is a page whose policy allows its own style sheet and nothing else', async () => {
    const answer = await app.inject('/docs');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(answer.headers['content-security-policy']);
    expect(style).not.toBe('');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
  });
});
