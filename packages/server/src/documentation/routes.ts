import { buildOpenApi, type Families, type Operation } from '@broadsheet/contract';
import type { FastifyInstance } from 'fastify';
import { pageSecurityHeaders } from '../security/security-headers.js';

interface DocumentationOptions {
  operations: Operation[];
  families: Families;
  version: string;
}

/**
 * The OpenAPI document for programs and the documentation page for people. To keep the start quick,
 * each is built, and its code loaded, on the first request; then it is cached.
 */
export function documentationRoutes(
  app: FastifyInstance,
  { operations, families, version }: DocumentationOptions,
): void {
  const getDocument = once(() =>
    Buffer.from(JSON.stringify(buildOpenApi({ operations, families, version }))),
  );
  const getPage = once(async () => {
    const { renderDocumentation } = await import('./html/page.js');
    const { contentSecurityPolicy } = await import('./html/style-sheet.js');
    return {
      bytes: Buffer.from(renderDocumentation({ operations, families, version })),
      contentSecurityPolicy,
    };
  });

  app.get('/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(getDocument()),
  );
  app.get('/docs', async (_request, reply) => {
    const { bytes, contentSecurityPolicy } = await getPage();
    return reply
      .headers(pageSecurityHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .send(bytes);
  });
}

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
