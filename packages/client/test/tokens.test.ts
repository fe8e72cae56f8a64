import { describe, expect, test } from 'vitest';
import { AuthenticationError, Broadsheet, type BroadsheetOptions } from '../src/index.js';
import { caught } from './caught.js';
import { instantRuntime } from './instant-runtime.js';
import { answer, json, silent, startScripted, type ScriptedService } from './scripted-service.js';

const credentials = { clientId: 'c', username: 'u', password: 'a long password' };
const report = { country: 'AU', code: '1214' };
const list = json({ Images: [] });

function clientOf(
  { baseUrl }: ScriptedService,
  options: Partial<BroadsheetOptions> = {},
  runtime = instantRuntime(),
) {
  return new Broadsheet({ baseUrl, credentials, ...options }, runtime);
}

const bearers = ({ received }: ScriptedService) =>
  received.map(({ headers }) => headers.authorization);

describe('tokens from credentials', () => {
  test('are obtained once, however many callers wait', async () => {
    const service = await startScripted(list);
    const client = clientOf(service);
    await Promise.all(Array.from({ length: 20 }, () => client.industry.images(report)));
    expect(service.received).toHaveLength(20);
    expect(service.tokens()).toBe(1);
  });

  test('are renewed a little before they expire', async () => {
    const service = await startScripted(list);
    const runtime = instantRuntime();
    const client = clientOf(service, {}, runtime);
    await client.industry.images(report);
    runtime.advance(50 * 60_000);
    await client.industry.images(report);
    expect(service.tokens()).toBe(1);
    runtime.advance(6 * 60_000);
    await client.industry.images(report);
    expect(bearers(service)).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2']);
  });

  test('are replaced once when the service refuses them, for all callers together', async () => {
    const service = await startScripted(({ headers }, response) => {
      const handler = headers.authorization === 'Bearer token-1' ? answer(401) : list;
      handler({ method: '', url: '', headers, body: undefined }, response);
    });
    const client = clientOf(service);
    await Promise.all(Array.from({ length: 5 }, () => client.industry.images(report)));
    expect(service.tokens()).toBe(2);
  });

  test('that are refused again are an error', async () => {
    const service = await startScripted(answer(401));
    const error = await caught(clientOf(service).industry.images(report), AuthenticationError);
    expect(error).toMatchObject({ status: 401, path: '/industry/v3/images' });
    expect(service.received).toHaveLength(2);
  });

  test('keep serving other callers when one of them gives up', async () => {
    const service = await startScripted(list);
    const client = clientOf(service);
    const impatient = new AbortController();
    const first = client.industry.images(report, { signal: impatient.signal });
    const second = client.industry.images(report);
    impatient.abort();
    await expect(first).rejects.toThrow(/abort/i);
    await expect(second).resolves.toEqual([]);
    expect(service.tokens()).toBe(1);
  });

  test('serve on while they hold, when their renewal fails', async () => {
    const service = await startScripted(list);
    const runtime = instantRuntime();
    let broken = false;
    const fetch = (url: string, init: RequestInit) =>
      broken && url.endsWith('/token')
        ? Promise.resolve(new Response(null, { status: 500 }))
        : globalThis.fetch(url, init);
    const client = clientOf(service, { fetch, maxRetries: 0 }, runtime);
    await client.industry.images(report);
    broken = true;
    runtime.advance(56 * 60_000);
    await expect(client.industry.images(report)).resolves.toEqual([]);
    runtime.advance(5 * 60_000);
    await expect(client.industry.images(report)).rejects.toThrow(
      'POST /authentication/token answered 500',
    );
  });
});

describe('tokens from elsewhere', () => {
  test('are used as they are, and an error when refused', async () => {
    const service = await startScripted(answer(401));
    const client = clientOf(service, { credentials: 'given' });
    await caught(client.industry.images(report), AuthenticationError);
    expect(bearers(service)).toEqual(['Bearer given']);
    expect(service.tokens()).toBe(0);
  });

  test('come from a function, which is asked again when one is refused', async () => {
    const service = await startScripted(answer(401), list);
    let made = 0;
    const client = clientOf(service, { credentials: () => `made-${String((made += 1))}` });
    await client.industry.images(report);
    expect(bearers(service)).toEqual(['Bearer made-1', 'Bearer made-2']);
  });

  test('that no header can carry are refused without quoting them', () => {
    const make = () =>
      new Broadsheet({ baseUrl: 'http://localhost', credentials: 'secret\nvalue' });
    expect(make).toThrow(/access token/);
    expect(make).not.toThrow(/secret/);
  });
});

test('a caller who gives up while an answer is awaited gets the reason', async () => {
  const service = await startScripted(silent);
  const controller = new AbortController();
  const waiting = clientOf(service).industry.images(report, { signal: controller.signal });
  const reason = new Error('no longer wanted');
  setImmediate(() => {
    controller.abort(reason);
  });
  await expect(waiting).rejects.toBe(reason);
});
