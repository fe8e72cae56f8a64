import { buildOpenApi, type Operation } from '@broadsheet/contract';
import type { FastifyInstance } from 'fastify';
import { renderDocumentation } from './html/page.js';
import { contentSecurityPolicy } from './html/style/style-sheet.js';

interface DocumentationOptions {
  operations: Operation[];
  version: string;
}

/** The OpenAPI document for programs and the same as a page for people; both are made once. */
export function documentationRoutes(
  app: FastifyInstance,
  { operations, version }: DocumentationOptions,
): void {
  const document = buildOpenApi({ operations, version });
  const json = Buffer.from(JSON.stringify(document));
  const page = Buffer.from(renderDocumentation({ operations, version }));

  app.get('/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(json),
  );
  app.get('/docs', (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .send(page),
  );
}
