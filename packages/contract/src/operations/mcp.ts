import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';

/** The Model Context Protocol, by which AI assistants read reports. */

const JsonRpcId = Type.Union([Type.String(), Type.Number(), Type.Null()], {
  description: 'What the answer is matched by; absent for a notification.',
});

const version = Type.String({ description: 'Always `2.0`.', examples: ['2.0'] });

/** Loose on purpose: errors in a message are answered as JSON-RPC prescribes, not as a problem. */
const JsonRpcMessage = Type.Object(
  {
    jsonrpc: Type.Optional(version),
    id: Type.Optional(JsonRpcId),
    method: Type.Optional(
      Type.String({ description: 'What is asked for.', examples: ['tools/call'] }),
    ),
    params: Type.Optional(Type.Object({}, { description: 'As the method prescribes.' })),
  },
  {
    $id: 'JsonRpcMessage',
    additionalProperties: true,
    description: 'A request or a notification (JSON-RPC 2.0).',
  },
);

const JsonRpcAnswer = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(JsonRpcId),
    result: Type.Optional(Type.Object({}, { description: 'What was asked for.' })),
    error: Type.Optional(Type.Object({}, { description: 'Why it was refused.' })),
  },
  { $id: 'JsonRpcAnswer', description: 'The answer to one request (JSON-RPC 2.0).' },
);

const JsonRpcEvents = Type.String({ description: 'The answer as one event, `data:` and JSON.' });

export const callMcp: Operation = {
  id: 'callMcp',
  method: 'POST',
  path: '/mcp',
  tag: 'assistants',
  summary: 'Speak with an assistant (MCP)',
  description:
    'One message of the Model Context Protocol over streamable HTTP, without sessions: any process may answer. The current revision, 2026-07-28, and those that begin with `initialize`. What a tool reads it reads by the operations above, with the rights, limits and usage of the same token; a message that reads nothing counts as one request. A request that carries the `Origin` of a page must come from the service itself or from one of `CORS_ORIGINS`.',
  access: 'token',
  takesTokensOnly: true,
  charges: 'what it calls',
  body: JsonRpcMessage,
  bodyExample: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  answers: {
    200: {
      description:
        'The answer. To those who speak an earlier revision it is one event of a `text/event-stream`.',
      schema: JsonRpcAnswer,
      readyToSend: true,
      example: { jsonrpc: '2.0', id: 1, result: { tools: [] } },
      alternatives: {
        'text/event-stream': {
          schema: JsonRpcEvents,
          example: 'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n\n',
        },
      },
    },
    400: {
      description: 'The message is not one of the protocol; the answer says so as JSON-RPC does.',
      schema: JsonRpcAnswer,
      readyToSend: true,
      example: {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'The body is not a valid JSON-RPC message.' },
      },
    },
    202: { description: 'A notification was taken.' },
    406: {
      description:
        '`Accept` must name both `application/json` and `text/event-stream`, or anything.',
      schema: JsonRpcAnswer,
      readyToSend: true,
      example: {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32000, message: 'Not acceptable.' },
      },
    },
  },
  problems: ['foreign_origin'],
};

export type ProtectedResource = Static<typeof ProtectedResource>;
export const ProtectedResource = Type.Object(
  {
    resource: Type.String({
      description: 'The address of the endpoint.',
      examples: ['https://reports.example.com/mcp'],
    }),
    authorization_servers: Type.Array(Type.String({ description: 'An issuer.' }), {
      description: 'Who issues the tokens it takes: this service.',
    }),
    bearer_methods_supported: Type.Array(Type.String(), {
      description: 'How a token is sent: always in the `Authorization` header.',
    }),
    resource_name: Type.String({ description: 'A name for people.' }),
    resource_documentation: Type.String({ description: 'The documentation for people.' }),
  },
  { $id: 'ProtectedResource', description: 'Protected resource metadata (RFC 9728).' },
);

export const getProtectedResource: Operation = {
  id: 'getProtectedResource',
  method: 'GET',
  path: '/.well-known/oauth-protected-resource/mcp',
  tag: 'assistants',
  summary: 'Where assistants find out how to obtain a token',
  description:
    'The metadata of RFC 9728, which the 401 of `POST /mcp` points to. Addresses begin with the setting `PUBLIC_URL`, or with the address that was called where it is not set and the service listens on a loopback address; elsewhere there is no metadata without the setting.',
  access: 'open',
  answers: {
    200: {
      description: 'The metadata.',
      schema: ProtectedResource,
      example: {
        resource: 'https://reports.example.com/mcp',
        authorization_servers: ['https://reports.example.com'],
        bearer_methods_supported: ['header'],
        resource_name: 'Broadsheet',
        resource_documentation: 'https://reports.example.com/docs',
      },
    },
  },
  problems: ['not_found'],
};
