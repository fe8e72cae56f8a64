import { buildOpenApi, type Operation } from '@broadsheet/contract';
import type { FastifyInstance } from 'fastify';
import { pageSecurityHeaders } from '../security-headers.js';
import { renderDocumentation } from './html/page.js';
import { contentSecurityPolicy } from './html/style/style-sheet.js';

interface DocumentationOptions {
  operations: Operation[];
  version: string;
}

/**
 * The OpenAPI document for programs and the same as a page for people. Each is made when it is first
 * asked for, which keeps the start quick, and then kept.
 */
export function documentationRoutes(
  app: FastifyInstance,
  { operations, version }: DocumentationOptions,
): void {
  const document = once(() => JSON.stringify(buildOpenApi({ operations, version })));
  const page = once(() => renderDocumentation({ operations, version }));

  app.get('/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document()),
  );
  app.get('/docs', (_request, reply) =>
    reply
      .headers(pageSecurityHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .send(page()),
  );
}

function once(make: () => string): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= Buffer.from(make()));
}
