import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  AuthenticationError,
  BadRequestError,
  Broadsheet,
  BroadsheetError,
  EditionConflictError,
  EntitlementError,
  InvalidAnswerError,
  NetworkError,
  NotFoundError,
  NotOfferedError,
  RateLimitError,
  ServiceUnavailableError,
} from '../src/index.js';
import { caught } from './caught.js';
import { answer, startScripted, type Handler } from './scripted-service.js';

const report = { country: 'AU', code: '1214' };
const secret = 'a-very-secret-value';

async function clientOf(handler: Handler): Promise<Broadsheet> {
  const { baseUrl } = await startScripted(handler);
  return new Broadsheet({ baseUrl, credentials: secret, maxRetries: 0 });
}

/** A port that was free a moment ago, without a listener. */
async function findSilentAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${String(port)}`;
}

const problem = (status: number, fields: object = {}, headers: Record<string, string> = {}) =>
  answer(status, JSON.stringify({ status, code: 'a_code', detail: 'What was wrong.', ...fields }), {
    'content-type': 'application/problem+json',
    'x-request-id': 'r-1',
    ...headers,
  });

describe('each status has its kind of error', () => {
  test.each<[number, typeof BroadsheetError]>([
    [400, BadRequestError],
    [401, AuthenticationError],
    [403, EntitlementError],
    [404, NotFoundError],
    [409, BadRequestError],
    [412, EditionConflictError],
    [429, RateLimitError],
    [500, ServiceUnavailableError],
    [503, ServiceUnavailableError],
  ])('%i', async (status, kind) => {
    const client = await clientOf(problem(status));
    const error = await caught(client.industry.images(report), kind);
    expect(error).toBeInstanceOf(BroadsheetError);
    expect(error).toMatchObject({
      name: kind.name,
      status,
      code: 'a_code',
      requestId: 'r-1',
      method: 'POST',
      path: '/industry/v3/images',
      problem: { detail: 'What was wrong.' },
    });
    expect(error.message).toBe(
      `POST /industry/v3/images answered ${String(status)} a_code: What was wrong. (request r-1)`,
    );
    expect(error.response?.headers.get('content-type')).toBe('application/problem+json');
  });

  test('404 and 405 on an operation that is optional say that it is not offered', async () => {
    for (const status of [404, 405, 501]) {
      const client = await clientOf(problem(status));
      const error = await caught(client.search({ query: 'wine' }), NotOfferedError);
      expect(error).toMatchObject({ status, code: 'not_offered', path: '/search/v1/reports' });
    }
  });
});

test('the fields that were wrong are listed, and in the message', async () => {
  const errors = [
    { pointer: '/Country', detail: 'must be two letters.' },
    { pointer: '/Code', detail: 'is missing.' },
  ];
  const client = await clientOf(problem(400, { errors }));
  const error = await caught(client.industry.images(report), BadRequestError);
  expect(error.fields).toEqual(errors);
  expect(error.message).toContain('/Country must be two letters.; /Code is missing.');
});

test('a fault that the service tells twice is in the message once', async () => {
  const errors = [{ pointer: '/Code', detail: 'What was wrong.' }];
  const client = await clientOf(problem(400, { errors }));
  const error = await caught(client.industry.images(report), BadRequestError);
  expect(error.fields).toEqual(errors);
  expect(error.message).toBe(
    'POST /industry/v3/images answered 400 a_code: What was wrong. (request r-1)',
  );
});

test('a fault that the service tells as a part of its sentence is in the message once', async () => {
  const errors = [
    { pointer: '/Code', detail: 'It is missing.' },
    { pointer: '/Country', detail: 'It is missing.' },
  ];
  const detail = '/Code of the body is not valid: It is missing. (1 more)';
  const client = await clientOf(answer(400, JSON.stringify({ detail, errors })));
  const { message } = await caught(client.industry.images(report), BadRequestError);
  expect(message).toBe(`POST /industry/v3/images answered 400: ${detail}: /Country It is missing.`);
});

test('the request id is taken from the body where no header has it', async () => {
  const body = JSON.stringify({ requestId: 'r-2' });
  const client = await clientOf(answer(400, body));
  const error = await caught(client.industry.images(report), BadRequestError);
  expect(error.requestId).toBe('r-2');
});

test('an error body of another form is left unchanged', async () => {
  for (const body of ['<html>', '[]', 'null', '{"detail":7,"errors":"no","status":"x"}']) {
    const client = await clientOf(answer(400, body));
    const error = await caught(client.industry.images(report), BadRequestError);
    expect(error.message).toBe('POST /industry/v3/images answered 400');
    expect(error.fields).toEqual([]);
  }
});

test('a redirect is not followed, and says where it led', async () => {
  const client = await clientOf(answer(307, '', { location: 'https://elsewhere.example/' }));
  const error = await caught(client.industry.images(report), BroadsheetError);
  expect(error.code).toBe('redirected');
  expect(error.message).toContain('to https://elsewhere.example/, which is not followed');
});

test('an unreachable service says what the system said', async () => {
  const baseUrl = await findSilentAddress();
  const client = new Broadsheet({ baseUrl, credentials: 'token', maxRetries: 0 });
  const error = await caught(client.industry.images(report), NetworkError);
  expect(error.code).toBe('ECONNREFUSED');
  expect(error.message).toMatch(/^POST \/industry\/v3\/images failed: connect ECONNREFUSED/);
  expect(error.cause).toBeInstanceOf(Error);
});

describe('no secret', () => {
  const password = 'another-very-secret-value';
  const credentials = { clientId: 'c', username: 'u', password };

  function expectNoSecret(value: unknown): void {
    const texts = [inspect(value, { depth: 10, showHidden: true }), JSON.stringify(value)];
    for (const text of texts) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(password);
    }
  }

  test('is in an error, even where the service quotes it', async () => {
    const client = await clientOf(({ headers }, response) => {
      const detail = `You sent ${headers.authorization ?? ''}.`;
      const errors = [{ pointer: '/', detail }];
      response.writeHead(403).end(JSON.stringify({ detail, errors, extra: detail }));
    });
    const error = await caught(client.industry.images(report), EntitlementError);
    expectNoSecret(error);
    expect(error.message).toContain('You sent Bearer ….');
  });

  test('is in the error of a token request', async () => {
    const fetch = (_url: string, { body }: RequestInit) =>
      Promise.resolve(new Response(JSON.stringify({ detail: body }), { status: 401 }));
    const client = new Broadsheet({ baseUrl: 'http://localhost', credentials, fetch });
    expectNoSecret(await caught(client.industry.images(report), AuthenticationError));
  });

  test('is in the client when it is printed', () => {
    const baseUrl = 'http://localhost';
    expectNoSecret(new Broadsheet({ baseUrl, credentials }));
    expectNoSecret(new Broadsheet({ baseUrl, credentials: secret }));
  });

  test('is in what is said about options that are wrong', () => {
    const baseUrl = `https://user:${password}@localhost`;
    const make = () => new Broadsheet({ baseUrl, credentials });
    expect(make).toThrow('baseUrl must not hold a user or password');
    expect(make).not.toThrow(password);
  });
});

describe('options that are wrong are refused at once', () => {
  const good = { baseUrl: 'http://localhost', credentials: 'token' };
  test.each([
    [{ ...good, baseUrl: 'reports.example.com' }, 'baseUrl must be an address'],
    [{ ...good, baseUrl: 'ftp://reports.example.com' }, 'baseUrl must start with https://'],
    [{ ...good, baseUrl: 'https://reports.example.com/?a=1' }, 'must not have a query'],
    [{ ...good, credentials: { clientId: 'c', username: '', password: 'p' } }, 'missing: username'],
    [{ ...good, timeoutMs: Number.NaN }, 'timeoutMs must be a number of milliseconds'],
    [{ ...good, timeoutMs: 0 }, 'timeoutMs must be a number of milliseconds'],
    [{ ...good, maxRetries: 1.5 }, 'maxRetries must be a whole number'],
    [{ ...good, maxRetryAfterMs: -1 }, 'maxRetryAfterMs must be a number of milliseconds'],
  ])('%o', (options, message) => {
    expect(() => new Broadsheet(options)).toThrow(message);
  });
});

test('an answer that lacks what is specified is an error', async () => {
  for (const body of ['{}', '[]', '{"Images":[{"Name":"Revenue"}]}', '{"Images":[null]}']) {
    const client = await clientOf(answer(200, body));
    await caught(client.industry.images(report), InvalidAnswerError);
  }
});
