import { describe, expect, test } from 'vitest';
import {
  Broadsheet,
  InvalidAnswerError,
  NetworkError,
  RateLimitError,
  ServiceUnavailableError,
} from '../src/index.js';
import { caught } from './caught.js';
import { instantRuntime } from './instant-runtime.js';
import {
  answer,
  json,
  reset,
  silent,
  startScripted,
  truncated,
  type Handler,
} from './scripted-service.js';

const report = { country: 'AU', code: '1214' };
const list = json({ Images: [] });

interface Patience {
  maxRetries?: number;
  maxRetryAfterMs?: number;
  timeoutMs?: number;
}

async function setUp(handlers: Handler[], patience: Patience = {}) {
  const service = await startScripted(...handlers);
  const runtime = instantRuntime();
  const { baseUrl } = service;
  const options = { baseUrl, credentials: 'token', timeoutMs: 5000, ...patience };
  const client = new Broadsheet(options, runtime);
  return { service, client, delays: runtime.delays };
}

describe('temporary failures are retried', () => {
  test.each<[string, Handler]>([
    ['a connection that is reset', reset],
    ['an answer that is cut short', truncated],
    ['408', answer(408)],
    ['429', answer(429)],
    ['500', answer(500)],
    ['502 from a proxy, with a page', answer(502, '<html>')],
    ['503', answer(503)],
    ['504', answer(504)],
  ])('%s', async (_name, fault) => {
    const { client, service } = await setUp([fault, list]);
    await expect(client.industry.images(report)).resolves.toEqual([]);
    expect(service.received).toHaveLength(2);
  });

  test('a service that is silent for too long', async () => {
    const { client, service } = await setUp([silent, list], { timeoutMs: 500 });
    await expect(client.industry.images(report)).resolves.toEqual([]);
    expect(service.received).toHaveLength(2);
  });

  test('after waits that grow and are jittered', async () => {
    const { client, delays } = await setUp([answer(503)]);
    await caught(client.industry.images(report), ServiceUnavailableError);
    expect(delays).toEqual([125, 250, 500]);
  });

  test('after the seconds that Retry-After asks for', async () => {
    const { client, delays } = await setUp([answer(429, '', { 'retry-after': '7' }), list]);
    await client.industry.images(report);
    expect(delays).toEqual([7125]);
  });

  test("at the date that Retry-After gives, by the service's own clock", async () => {
    const headers = {
      date: 'Sat, 31 Jan 2026 12:00:00 GMT',
      'retry-after': 'Sat, 31 Jan 2026 12:00:09 GMT',
    };
    const { client, delays } = await setUp([answer(503, '', headers), list]);
    await client.industry.images(report);
    expect(delays).toEqual([9125]);
  });
});

describe('permanent failures are thrown at once', () => {
  test.each([400, 401, 403, 413, 415])('%i', async (status) => {
    const { client, service } = await setUp([answer(status)]);
    await expect(client.industry.images(report)).rejects.toMatchObject({ status });
    expect(service.received).toHaveLength(1);
  });

  test('a wait longer than a minute, with how long it is', async () => {
    const { client, service } = await setUp([answer(429, '', { 'retry-after': '3600' })]);
    const error = await caught(client.industry.images(report), RateLimitError);
    expect(error.retryAfterMs).toBe(3_600_000);
    expect(error.message).toContain('try again in 3600 s');
    expect(service.received).toHaveLength(1);
  });

  test('a wait longer than is wanted', async () => {
    const patience = { maxRetryAfterMs: 2000 };
    const long = await setUp([answer(429, '', { 'retry-after': '3' }), list], patience);
    const error = await caught(long.client.industry.images(report), RateLimitError);
    expect(error.retryAfterMs).toBe(3000);
    expect(long.service.received).toHaveLength(1);
    const short = await setUp([answer(429, '', { 'retry-after': '2' }), list], patience);
    await expect(short.client.industry.images(report)).resolves.toEqual([]);
  });

  test('anything, where no retries are wanted', async () => {
    const { client, service } = await setUp([reset], { maxRetries: 0 });
    const error = await caught(client.industry.images(report), NetworkError);
    expect(error).toMatchObject({ status: undefined, method: 'POST', path: '/industry/v3/images' });
    expect(error.code).toBe('ECONNRESET');
    expect(service.received).toHaveLength(1);
  });

  test('an answer that is not JSON', async () => {
    const page = answer(200, '<html>', { 'content-type': 'text/html' });
    const { client, service } = await setUp([page]);
    const error = await caught(client.industry.images(report), InvalidAnswerError);
    expect(error.message).toBe(
      'POST /industry/v3/images answered 200, but not with well-formed JSON (text/html)',
    );
    expect(service.received).toHaveLength(1);
  });
});

describe('calls that must not run twice are not repeated', () => {
  const published = json({ Key: 'industry/AU/1/English', Edition: 3, Outcome: 'updated' });

  test('a rollback that broke off', async () => {
    const { client, service } = await setUp([reset, published]);
    await caught(client.publishing.rollback(report, 2), NetworkError);
    expect(service.received).toHaveLength(1);
  });

  test('a conditional publication that broke off', async () => {
    const { client, service } = await setUp([answer(502), published]);
    const publishing = client.publishing.publish(report, {}, { ifMatch: 2 });
    await caught(publishing, ServiceUnavailableError);
    expect(service.received).toHaveLength(1);
  });

  test('but a rollback that was refused is, and so is a plain publication', async () => {
    const refused = await setUp([answer(429, '', { 'retry-after': '1' }), published]);
    await expect(refused.client.publishing.rollback(report, 2)).resolves.toMatchObject({
      edition: 3,
    });
    const plain = await setUp([reset, published]);
    await expect(plain.client.publishing.publish(report, {})).resolves.toMatchObject({
      edition: 3,
    });
  });
});

test('a timeout may be infinite', async () => {
  const { client } = await setUp([list], { timeoutMs: Infinity, maxRetries: 0 });
  await expect(client.industry.images(report)).resolves.toEqual([]);
});

test('a timeout is a network error that says how long was waited', async () => {
  const { client } = await setUp([silent], { timeoutMs: 30, maxRetries: 0 });
  const error = await caught(client.industry.images(report), NetworkError);
  expect(error.code).toBe('timeout');
  expect(error.message).toBe('POST /industry/v3/images did not answer within 30 ms');
});

test('a caller who aborts during the wait for a retry need not wait', async () => {
  const { baseUrl, received } = await startScripted(answer(503, '', { 'retry-after': '50' }));
  const client = new Broadsheet({ baseUrl, credentials: 'token' });
  const controller = new AbortController();
  const waiting = client.industry.images(report, { signal: controller.signal });
  await expect.poll(() => received.length).toBe(1);
  controller.abort(new Error('no longer wanted'));
  await expect(waiting).rejects.toThrow('no longer wanted');
  expect(received).toHaveLength(1);
});
