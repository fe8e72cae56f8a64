import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startService, type Service } from './service.js';

let service: Service;
let port: number;

async function start(closeMs?: number): Promise<void> {
  service = await startService(closeMs === undefined ? {} : { closeMs });
  await service.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = service.http.server.address() as AddressInfo);
}

const agent = new Agent({ keepAlive: true });
beforeEach(() => start());
afterEach(() => {
  agent.destroy();
});

const body = JSON.stringify({ Country: 'AU', Code: '1214', Image: 'Revenue' });

/** A request whose body is still to come, looked at by the service. */
async function begin(path: string) {
  const sent = httpRequest({
    ...{ port, host: '127.0.0.1', path, method: 'POST', agent },
    headers: {
      authorization: `Bearer ${service.token}`,
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
  });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  const isLookedAt = once(service.http.server, 'request');
  sent.flushHeaders();
  await isLookedAt;
  return { sent, answer };
}

async function readStatus(path: string) {
  const { sent, answer } = await begin(path);
  sent.end(body);
  const [response] = await answer;
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

it.each(['/industry/v3/images', '/industry/v3/chart'])(
  'answers a request in flight, then closes its connection: %s',
  async (path) => {
    // A token that is known is looked at before the framework.
    await readStatus('/industry/v3/images');
    const { sent, answer } = await begin(path);
    const stopped = service.stop();
    sent.end(body);
    const [response] = await answer;
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    response.resume();
    await stopped;
  },
);

it('closes connections that rest, and those that have never asked for anything', async () => {
  expect(await readStatus('/industry/v3/images')).toBe(200);
  const isConnected = once(service.http.server, 'connection');
  const silent = connect(port, '127.0.0.1');
  await isConnected;
  const isClosed = once(silent.resume(), 'close');
  await service.stop();
  await isClosed;
});

it('breaks off what is not sent in time, and comes to its end', async () => {
  await service.stop();
  await start(200);
  const { answer } = await begin('/industry/v3/images');
  const brokenOff = expect(answer).rejects.toThrow('socket hang up');
  await service.stop();
  await brokenOff;
});
