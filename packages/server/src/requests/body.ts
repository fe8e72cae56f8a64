import { isUtf8 } from 'node:buffer';
import { formContentType, type Operation } from '@broadsheet/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quoteValue } from '../answers/quote-value.js';
import { RequestProblem } from '../problem.js';
import { LargeDocument, largeDocumentBytes } from './large-document.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes no body; a body that is sent is read and discarded. */
    ignoresBody?: boolean;
    operation?: Operation;
  }
}

/**
 * Parses bodies as JSON, or as a form if the operation takes one. Without a Content-Type, the
 * operation's own type is assumed; any other type is refused.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // The usual type is listed because Fastify parses other types for each request.
  app.addContentTypeParser(
    ['application/json', '*'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        done(null, request.routeOptions.config.ignoresBody ? undefined : parseBody(request, body));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

function parseBody(request: FastifyRequest, body: string | Buffer): unknown {
  const { bodyContentType: taken = 'application/json' } =
    request.routeOptions.config.operation ?? {};
  requireType(request.headers['content-type'], taken);
  if (body.length === 0) throw missingBody(taken);
  if (typeof body !== 'string' && !isUtf8(body)) {
    throw new RequestProblem('invalid_json', 'The body is not UTF-8 text.');
  }
  const isDocument = request.routeOptions.config.operation?.maxBodyBytes !== undefined;
  if (isDocument && typeof body !== 'string' && body.length > largeDocumentBytes) {
    return new LargeDocument(body);
  }
  return taken === formContentType ? parseForm(body.toString()) : parseJson(body.toString());
}

function requireType(type: string | undefined, taken: string): void {
  if (type === undefined || type === taken) return;
  const [name = ''] = type.split(';');
  if (name.trim().toLowerCase() === taken) return;
  throw new RequestProblem(
    'unsupported_media_type',
    `The Content-Type is ${JSON.stringify(type)}; this operation takes ${taken}.`,
  );
}

function parseForm(body: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) {
      const detail = `${quoteValue(name)} is there more than once.`;
      throw new RequestProblem('invalid_request', detail);
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be parsed';
    throw new RequestProblem('invalid_json', `The body is not JSON: ${reason}.`);
  }
}

export function missingBody(taken = 'application/json'): RequestProblem {
  const form = taken === formContentType ? 'a form' : 'a JSON object';
  return new RequestProblem('invalid_json', `The body is missing; send ${form}.`);
}
