import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response on its way, and its request; changes made here reach the client. */
export interface Passing {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The request body, if it is a JSON object. */
  asked: Record<string, unknown>;
  /** The method of the request. */
  contentType: string | undefined;
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Changes the JSON of a response. */
  edit: (change: (body: Record<string, unknown>) => void) => void;
}

export type Tamper = (passing: Passing) => void;

/** A service that behaves like the real one, except for one thing. */
export async function startTamperingProxy(target: string) {
  let tamper: Tamper | undefined;
  const server = createServer((request, response) => {
    void pass(request, target).then((passing) => {
      tamper?.(passing);
      const body = passing.status === 204 && passing.text === '' ? undefined : passing.text;
      response.writeHead(passing.status, passing.headers).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    set: (next: Tamper | undefined) => (tamper = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function pass(request: IncomingMessage, target: string): Promise<Passing> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { method = 'GET', url = '/', headers } = request;
  const kept = ['authorization', 'content-type', 'x-request-id'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const answer = await fetch(target + url, {
    method,
    headers: Object.fromEntries(kept) as Record<string, string>,
    ...(method !== 'GET' && body.length > 0 && { body }),
  });
  const dropped = [
    'connection',
    'keep-alive',
    'content-length',
    'transfer-encoding',
    'content-encoding',
  ];
  const [path = '', query = ''] = url.split('?');
  const passing: Passing = {
    ...{ method, path, query: new URLSearchParams(query), asked: parseFields(body.toString()) },
    contentType: headers['content-type'],
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !dropped.includes(name))),
    text: await answer.text(),
    edit: (change) => {
      const fields = parseFields(passing.text);
      change(fields);
      passing.text = JSON.stringify(fields);
    },
  };
  return passing;
}

function parseFields(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
