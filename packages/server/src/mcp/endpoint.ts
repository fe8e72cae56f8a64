import { createMcpHandler } from '@modelcontextprotocol/server';
import { buildMcpServer } from './mcp-server.js';
import type { Reader } from './reading/reader.js';

interface Exchange {
  /** The parsed body of the request. */
  message: unknown;
  headers: Record<string, string>;
  reader: Reader;
  version: string;
  onFault: (error: unknown) => void;
  signal: AbortSignal;
}

/**
 * Answers one message over HTTP. No state is kept between messages, so that any process can answer
 * the next one. Earlier revisions of the protocol are served without sessions too.
 */
export async function answerMessage(exchange: Exchange): Promise<Response> {
  const { message, headers, reader, version, onFault, signal } = exchange;
  const handler = createMcpHandler(() => buildMcpServer({ reader, version, onFault }), {
    // A subscription would hold a stream open, and there are no notifications to send.
    maxSubscriptions: 0,
  });
  const request = new Request('http://localhost/mcp', { method: 'POST', headers, signal });
  return handler.fetch(request, { parsedBody: message });
}
