import { once } from 'node:events';
import { Agent, get as sendGet, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trackClosing } from '../src/closing.js';
import { finishRequest, holdRequest } from './held-request.js';
import { startService, type Service } from './service.js';

let service: Service;

async function start(closeMs: number): Promise<void> {
  service = await startService({ closeMs });
  await service.http.listen({ port: 0, host: '127.0.0.1' });
}

const agent = new Agent({ keepAlive: true });
/** Drawing a chart may take long on a busy machine; what is tested is the order. */
const patienceMs = 60_000;
beforeEach(() => start(patienceMs));
afterEach(() => {
  agent.destroy();
});

const body = JSON.stringify({ Country: 'AU', Code: '1214', Image: 'Revenue' });
const images = '/industry/v3/images';
async function get(address: string): Promise<IncomingMessage> {
  const [response] = (await once(sendGet(address), 'response')) as [IncomingMessage];
  return response;
}

const hold = (path: string) => holdRequest(service, { path, body, agent });

it.each([images, '/industry/v3/chart'])(
  'answers a request in flight, then closes its connection: %s',
  async (path) => {
    expect(await finishRequest(await hold(images))).toBe(200);
    const { answer, finish } = await hold(path);
    const stopped = service.stop();
    finish();
    const [response] = await answer;
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    response.resume();
    await stopped;
  },
);

it('closes idle connections, and those that never sent a request', async () => {
  expect(await finishRequest(await hold(images))).toBe(200);
  const { server } = service.http;
  const isConnected = once(server, 'connection');
  const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await isConnected;
  const isClosed = once(silent.resume(), 'close');
  await service.stop();
  await isClosed;
});

it('sends the whole response to a slow client', async () => {
  const app = fastify();
  trackClosing(app, { hasBegun: false }, 20_000);
  // More than the system buffers for a client that does not read.
  const large = Buffer.alloc(32 * 1024 * 1024);
  app.get('/', (_request, reply) => reply.send(large));
  const isConnected = once(app.server, 'connection') as Promise<[Socket]>;
  const response = await get(await app.listen({ port: 0, host: '127.0.0.1' }));
  const [{ writableLength }] = await isConnected;
  expect(writableLength).toBeGreaterThan(0);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  let received = 0;
  response.on('data', (piece: Buffer) => (received += piece.length));
  await Promise.all([once(response, 'end'), closed]);
  expect(received).toBe(large.length);
});

it('breaks off what is not sent in time, and ends', async () => {
  await service.stop();
  await start(200);
  const { answer } = await hold(images);
  const brokenOff = expect(answer).rejects.toThrow('socket hang up');
  await service.stop();
  await brokenOff;
});
