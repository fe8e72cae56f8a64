import { once } from 'node:events';
import { request as httpRequest, type Agent, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from './service.js';

interface Asked {
  path: string;
  body: string;
  token?: string;
  /** Used instead of the token. */
  headers?: Record<string, string>;
  agent?: Agent;
}

/** A request whose body is still to come, already accepted by a listening service. */
export async function holdRequest(
  service: Pick<Service, 'http'> & Partial<Pick<Service, 'token'>>,
  asked: Asked,
) {
  const { path, body, token = service.token ?? '', agent } = asked;
  const { headers = { authorization: `Bearer ${token}` } } = asked;
  const { server } = service.http;
  const sent = httpRequest({
    ...{ port: (server.address() as AddressInfo).port, host: '127.0.0.1' },
    ...{ path, method: 'POST', agent },
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
  });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  const isLookedAt = once(server, 'request');
  sent.flushHeaders();
  await isLookedAt;
  return { answer, finish: () => sent.end(body) };
}

/** Sends the body, and reads the answer to its end. */
export async function finishRequest({
  answer,
  finish,
}: Awaited<ReturnType<typeof holdRequest>>): Promise<number | undefined> {
  finish();
  const [response] = await answer;
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}
