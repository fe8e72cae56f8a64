import {
  callMcp,
  getProtectedResource,
  type Families,
  type ProtectedResource,
} from '@broadsheet/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  findPublicAddress,
  getPublicAddress,
  type PublicAddressOptions,
} from '../authentication/public-address.js';
import {
  createHandleError,
  RequestProblem,
  sendProblem,
  toProblem,
  type FaultLog,
} from '../problem.js';
import { requestIdsOf } from '../requests/request-ids.js';
import type { AddRoute } from '../route.js';
import { refuseForeignOrigins } from './origin-check.js';
import { createInProcessCalls } from './reading/in-process-calls.js';
import { buildReader } from './reading/reader.js';

interface McpServices extends PublicAddressOptions {
  http: FastifyInstance;
  families: Families;
  version: string;
  origins: string[];
  logger: FaultLog;
}

/** For AI assistants: the same reports and operations, over the MCP protocol. */
export function mcpRoutes(addRoute: AddRoute, services: McpServices): void {
  const { publicUrl, origins } = services;
  const handleError = createHandleError(services.logger);

  addRoute(callMcp, (request, reply) => answer(request, reply, services), {
    beforeGuard: refuseForeignOrigins({ publicUrl, origins }),
    errorHandler: (error, request, reply) => {
      const problem = toProblem(error);
      const address = findPublicAddress(services, request);
      return problem?.headers['www-authenticate'] === undefined || address === undefined
        ? handleError(error, request, reply)
        : sendProblem(request, reply, withMetadata(problem, address));
    },
  });

  addRoute(getProtectedResource, (request, reply) => {
    const address = getPublicAddress(services, request);
    void reply.header('cache-control', publicUrl ? 'public, max-age=3600' : 'no-store');
    return describeResource(address);
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  services: McpServices,
): Promise<FastifyReply> {
  const { http, families, version, logger } = services;
  // Loaded with the first message, so that the service starts without waiting for it.
  const { answerMessage } = await import('./endpoint.js');
  const calls = createInProcessCalls(http, request);
  const response = await answerMessage({
    message: request.body,
    headers: headersOf(request),
    reader: buildReader(calls.call, families, () =>
      Promise.resolve(findPublicAddress(services, request)),
    ),
    version,
    onFault: (error) => {
      logger.error({ err: error, ...requestIdsOf(request) }, 'a tool failed');
    },
    signal: abortedWith(reply),
  });
  // The response may be a stream; its tool has finished only when the stream has been read.
  const body = Buffer.from(await response.arrayBuffer());
  const last = calls.last();
  if (last) copyLimits(last.header, reply);
  else request.charge?.(1);
  const type = response.headers.get('content-type');
  if (type !== null) void reply.header('content-type', type);
  void reply.status(response.status).header('cache-control', 'no-store');
  // Fastify would add a content type to an empty buffer.
  return body.length > 0 ? reply.send(body) : reply.send();
}

/**
 * The headers that the protocol reads. A client that accepts any type accepts both forms of
 * response.
 */
function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const { accept = '*/*' } = headers;
  const passed = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'].flatMap(
    (name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]),
  );
  return {
    ...(Object.fromEntries(passed) as Record<string, string>),
    'content-type': 'application/json',
    accept: accept.includes('*/*') ? 'application/json, text/event-stream' : accept,
  };
}

function copyLimits(header: (name: string) => string | undefined, reply: FastifyReply): void {
  for (const name of ['ratelimit', 'ratelimit-policy']) {
    const value = header(name);
    if (value !== undefined) void reply.header(name, value);
  }
}

/** Aborts when the client has closed the connection. */
function abortedWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    gone.abort();
  });
  return gone.signal;
}

function withMetadata(problem: RequestProblem, address: string): RequestProblem {
  const { code, message, headers } = problem;
  const challenge = headers['www-authenticate'] ?? 'Bearer';
  const metadata = `resource_metadata="${address}${getProtectedResource.path}"`;
  const separator = challenge === 'Bearer' ? ' ' : ', ';
  return new RequestProblem(code, message, {
    headers: { ...headers, 'www-authenticate': challenge + separator + metadata },
  });
}

/** RFC 9728. */
function describeResource(address: string): ProtectedResource {
  return {
    resource: address + callMcp.path,
    authorization_servers: [address],
    bearer_methods_supported: ['header'],
    resource_name: 'Broadsheet',
    resource_documentation: `${address}/docs`,
  };
}
