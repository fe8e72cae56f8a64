import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}

interface Export {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

export interface TraceCollector {
  endpoint: string;
  /** Received so far, in the order in which they ended. */
  spans: ReceivedSpan[];
  stop(): Promise<void>;
}

/** Receives traces by OTLP over HTTP, in JSON, like an OpenTelemetry collector. */
export async function startCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const take = async (request: IncomingMessage) => {
    const { resourceSpans } = (await json(request)) as Export;
    for (const { scopeSpans } of resourceSpans) {
      for (const { spans: sent } of scopeSpans) spans.push(...sent);
    }
  };
  const server = createServer((request, response) => {
    const isExport = request.method === 'POST' && request.url === '/v1/traces';
    take(request).then(
      () => response.writeHead(isExport ? 200 : 404).end('{}'),
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    spans,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
