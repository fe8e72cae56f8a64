import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestProblem } from './problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes no body; one that is sent is read and thrown away. */
    ignoresBody?: boolean;
  }
}

/** Reads bodies as JSON. Without a Content-Type JSON is assumed; with another one it is refused. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    // What the framework would refuse as a malformed type: an empty one says nothing, and an
    // operation that ignores the body does not care.
    if (headers['content-type']?.trim() === '' || request.routeOptions.config.ignoresBody) {
      delete headers['content-type'];
    }
    done();
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, request.routeOptions.config.ignoresBody ? undefined : parseJson(request, body));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJson(request: FastifyRequest, body: string | Buffer): unknown {
  const type = request.headers['content-type'];
  if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) {
    throw new RequestProblem(
      'unsupported_media_type',
      `The Content-Type is ${JSON.stringify(type)}; this operation takes application/json.`,
    );
  }
  if (body.length === 0) throw missingBody();
  if (typeof body !== 'string' && !isUtf8(body)) {
    throw new RequestProblem('invalid_json', 'The body is not UTF-8 text.');
  }
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be parsed';
    throw new RequestProblem('invalid_json', `The body is not JSON: ${reason}.`);
  }
}

export function missingBody(): RequestProblem {
  return new RequestProblem('invalid_json', 'The body is missing; send a JSON object.');
}
