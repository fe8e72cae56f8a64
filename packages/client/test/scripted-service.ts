import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** A request as it arrived. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** Answers a request in any way a test needs, also by breaking the connection. */
export type Handler = (received: Received, response: ServerResponse) => void;

export interface ScriptedService {
  baseUrl: string;
  /** The requests that arrived, except token requests. */
  received: Received[];
  /** How many tokens were handed out. */
  tokens: () => number;
}

const running = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const stop of running) await stop();
  running.clear();
});

/** A plain HTTP service; each handler answers one request, the last one all later requests. */
export async function startScripted(...handlers: Handler[]): Promise<ScriptedService> {
  const received: Received[] = [];
  let tokens = 0;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const arrived = { method, url, headers, body };
      if (url === '/authentication/token') {
        tokens += 1;
        json({ access_token: `token-${String(tokens)}`, expires_in: 3600 })(arrived, response);
        return;
      }
      received.push(arrived);
      const handler = handlers[Math.min(received.length, handlers.length) - 1];
      handler?.(arrived, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.add(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${String(port)}`, received, tokens: () => tokens };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

/** Answers with a status, text and headers. */
export function answer(status: number, text = '', headers: Record<string, string> = {}): Handler {
  return (_received, response) => {
    response.writeHead(status, headers).end(text);
  };
}

/** Answers 200 with JSON. */
export function json(value: unknown, headers: Record<string, string> = {}): Handler {
  return answer(200, JSON.stringify(value), { 'content-type': 'application/json', ...headers });
}

/** Breaks the connection without an answer. */
export const reset: Handler = (_received, response) => {
  response.socket?.resetAndDestroy();
};

/** Announces more bytes than it sends. */
export const truncated: Handler = (_received, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"Images":', () => response.destroy());
};

/** Never answers. */
export const silent: Handler = () => undefined;
