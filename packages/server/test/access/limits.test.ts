import type { Problem } from '@broadsheet/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFile, saveClient, startProcess, type Process } from '../bare-service.js';

let file: Awaited<ReturnType<typeof createFile>>;
let one: Process;
let now: number;

beforeEach(async () => {
  // The beginning of an hour, so that no window ends by surprise.
  now = Date.UTC(2026, 0, 31, 9);
  file = await createFile();
  one = await startProcess(file.url, { clock: () => now });
});
afterEach(async () => {
  await one.stop();
  await file.remove();
});

const countAnswers = async (process: Process, token: string, requests: number) => {
  const answers = await Promise.all(Array.from({ length: requests }, () => process.read(token)));
  return answers.filter(({ status }) => status === 200).length;
};

describe('a rate plan', () => {
  it('lets exactly as many requests through as it says, however many come at once', async () => {
    await saveClient(one.store, 'acme', { ratePlan: [{ limit: 37, seconds: 60 }] });
    const token = await one.login('acme');
    expect(await countAnswers(one, token, 200)).toBe(37);
    now += 60_000;
    expect(await countAnswers(one, token, 50)).toBe(37);
  });

  it('holds in all of its windows', async () => {
    const ratePlan = [
      { limit: 10, seconds: 1 },
      { limit: 25, seconds: 60 },
    ];
    await saveClient(one.store, 'acme', { ratePlan });
    const token = await one.login('acme');
    const admitted = [];
    for (let second = 0; second < 4; second++) {
      admitted.push(await countAnswers(one, token, 30));
      now += 1000;
    }
    // A request that one window refuses is not counted in another.
    expect(admitted).toEqual([10, 10, 5, 0]);
  });

  it('is in the headers of every answer, and a refusal says how long to wait', async () => {
    const ratePlan = [
      { limit: 2, seconds: 1 },
      { limit: 3, seconds: 60 },
      { limit: 50, seconds: 600 },
    ];
    await saveClient(one.store, 'acme', { ratePlan });
    const token = await one.login('acme');
    now += 250;
    const first = await one.read(token);
    expect(first.headers['ratelimit-policy']).toBe(
      '"second";q=2;w=1, "minute";q=3;w=60, "600s";q=50;w=600',
    );
    expect(first.headers.ratelimit).toBe('"second";r=1;t=1, "minute";r=2;t=60, "600s";r=49;t=600');
    await one.read(token);
    const refused = await one.read(token);
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: 'rate_limited' } satisfies Partial<Problem>);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.headers.ratelimit).toContain('"second";r=0;t=1');
    now += 5000;
    await one.read(token);
    const longer = await one.read(token);
    expect(longer.headers['retry-after']).toBe('55');
  });

  it('is none by default, and then there are no headers', async () => {
    await saveClient(one.store, 'acme');
    const answer = await one.read(await one.login('acme'));
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });

  it('that is changed forgets nothing of what was used', async () => {
    await saveClient(one.store, 'acme', { ratePlan: [{ limit: 5, seconds: 60 }] });
    const token = await one.login('acme');
    expect(await countAnswers(one, token, 10)).toBe(5);
    const ratePlan = [{ limit: 8, seconds: 60 }];
    await one.store.clients.change('acme', { ratePlan }, { name: 'test', address: '' });
    await one.app.noticeChanges();
    expect(await countAnswers(one, token, 10)).toBe(3);
  });

  it('is of one client and not of another', async () => {
    const ratePlan = [{ limit: 2, seconds: 60 }];
    await saveClient(one.store, 'acme', { ratePlan });
    await saveClient(one.store, 'zeta', { ratePlan });
    expect(await countAnswers(one, await one.login('acme'), 5)).toBe(2);
    expect(await countAnswers(one, await one.login('zeta'), 5)).toBe(2);
  });

  it('survives a restart, and is shared by processes', async () => {
    await saveClient(one.store, 'acme', { ratePlan: [{ limit: 10, seconds: 3600 }] });
    const token = await one.login('acme');
    expect(await countAnswers(one, token, 7)).toBe(7);
    await one.stop();
    one = await startProcess(file.url, { clock: () => now });
    // The first request makes the process read the earlier usage.
    await one.read(token);
    await expect
      .poll(async () => (await one.read(token)).headers.ratelimit, { timeout: 5000 })
      .toMatch(/r=0/);
    expect((await one.read(token)).status).toBe(429);
  });
});
