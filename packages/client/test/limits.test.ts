import { describe, expect, test } from 'vitest';
import { parseRateLimits } from '../src/http/rate-limit.js';
import { parseRetryAfterMs } from '../src/http/retry-after.js';
import { Broadsheet, RateLimitError, type AnswerReport } from '../src/index.js';
import { caught } from './caught.js';
import { answer, json, startScripted } from './scripted-service.js';

const report = { country: 'AU', code: '1214' };
const headers = {
  'ratelimit-policy': '"burst";q=100;w=60, "daily";q=5000;w=86400',
  ratelimit: '"burst";r=42;t=12',
};
const limits = [
  { name: 'burst', quota: 100, windowMs: 60_000, remaining: 42, resetMs: 12_000 },
  { name: 'daily', quota: 5000, windowMs: 86_400_000 },
];

describe('limit headers', () => {
  test('are joined by the name of the policy', () => {
    expect(parseRateLimits(new Headers(headers))).toEqual(limits);
  });

  test.each([
    ['', []],
    ['nonsense', []],
    ['"a,b;c";r=1', [{ name: 'a,b;c', remaining: 1 }]],
    ['"a";pk=:cHsdsRa894==:;r=3;t=5', [{ name: 'a', remaining: 3, resetMs: 5000 }]],
    ['"a";qu="requests";r=2', [{ name: 'a', remaining: 2 }]],
  ])('written as %j are read as %o', (ratelimit, expected) => {
    expect(parseRateLimits(new Headers({ ratelimit }))).toEqual(expected);
  });

  test('of the last answer are at hand, and each answer reports its own', async () => {
    const { baseUrl } = await startScripted(json({ Images: [] }, headers), json({ Images: [] }));
    const reports: AnswerReport[] = [];
    const client = new Broadsheet({
      baseUrl,
      credentials: 'token',
      onAnswer: (one) => reports.push(one),
    });
    expect(client.limits).toEqual([]);
    await client.industry.images(report);
    await client.industry.images(report);
    expect(client.limits).toEqual(limits);
    expect(reports).toMatchObject([
      { method: 'POST', path: '/industry/v3/images', status: 200, attempt: 1, limits },
      { status: 200, attempt: 1, limits: [] },
    ]);
  });

  test('are on the error', async () => {
    const { baseUrl } = await startScripted(answer(429, '', { ...headers, 'retry-after': '90' }));
    const client = new Broadsheet({ baseUrl, credentials: 'token' });
    const error = await caught(client.industry.images(report), RateLimitError);
    expect(error).toMatchObject({ limits, retryAfterMs: 90_000 });
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-31T09:00:00Z');
  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Sat, 31 Jan 2026 09:00:30 GMT', 30_000],
    ['Sat, 31 Jan 2026 08:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
  ])('%j is %s', (value, expected) => {
    expect(parseRetryAfterMs(new Headers({ 'retry-after': value }), now)).toBe(expected);
  });
});
