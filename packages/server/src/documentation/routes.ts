import { buildOpenApi, type Families, type Operation } from '@broadsheet/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, jsonContentType, sendCompressed } from '../answers/sending.js';
import { once } from '../requests/once.js';
import { pageSecurityHeaders } from '../security/security-headers.js';

interface DocumentationOptions {
  operations: Operation[];
  families: Families;
  version: string;
}

/**
 * The OpenAPI document for programs and the documentation pages for people. To keep the start quick,
 * they are built, and their code loaded, on the first request; then they are cached.
 */
export function documentationRoutes(
  app: FastifyInstance,
  { operations, families, version }: DocumentationOptions,
): void {
  const getDocument = once(() =>
    compressOnce(JSON.stringify(buildOpenApi({ operations, families, version }))),
  );
  const getPages = once(async () => {
    const { renderPages } = await import('./html/pages.js');
    const { contentSecurityPolicy } = await import('./html/style-sheet.js');
    const pages = [...renderPages({ operations, families, version })].map(
      ([path, page]) => [path, once(() => compressOnce(page))] as const,
    );
    return { pages: new Map(pages), contentSecurityPolicy };
  });
  const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const { pages, contentSecurityPolicy } = await getPages();
    const getPage = pages.get(path);
    if (!getPage) {
      reply.callNotFound();
      return reply;
    }
    void reply
      .headers(pageSecurityHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy);
    return sendCompressed(request, reply, await getPage());
  };

  app.get('/openapi.json', async (request, reply) => {
    void reply.header('content-type', jsonContentType);
    return sendCompressed(request, reply, await getDocument());
  });
  app.get('/docs', (request, reply) => sendPage('/docs', request, reply));
  app.get<{ Params: { group: string } }>('/docs/:group', (request, reply) => {
    const { group } = request.params;
    // With the slash, the links of the page would lead nowhere.
    return group === '' ? reply.redirect('../docs') : sendPage(`/docs/${group}`, request, reply);
  });
}
