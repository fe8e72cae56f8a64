import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoadGate } from '../src/limits/load-gate.js';
import { startService, type Service } from './service.js';

/** A process whose clock only moves when a test says so. */
function startClock(delayMs = 20) {
  let nowMs = 0;
  let idleMs = 0;
  let heldUpMs = 0;
  let ends: (() => void)[] = [];
  const gate = createLoadGate({
    delayMs,
    now: () => nowMs,
    idleMs: () => idleMs,
    heldUpMs: () => heldUpMs,
    atEndOfTurn: (callback) => ends.push(callback),
  });
  return {
    gate,
    /**
     * This many requests wait, and each takes this long; a refusal takes a tenth of a millisecond.
     */
    turn(requests: number, costMs: number): number {
      let admitted = 0;
      for (let index = 0; index < requests; index += 1) {
        const isAdmitted = gate.admits();
        if (isAdmitted) admitted += 1;
        nowMs += isAdmitted ? costMs : 0.1;
      }
      const ending = ends;
      ends = [];
      for (const end of ending) end();
      return admitted;
    },
    /** Other programs have the processor while a request is being answered. */
    holdUp(ms: number) {
      nowMs += ms;
      heldUpMs += ms;
    },
    rest(ms: number) {
      nowMs += ms;
      idleMs += ms;
    },
    now: () => nowMs,
  };
}

/** As many requests as arrive at that rate during the previous turn. */
function runFor(process: ReturnType<typeof startClock>, seconds: number, perMs: number) {
  const end = process.now() + seconds * 1000;
  let waiting = 1;
  let longestMs = 0;
  let admitted = 0;
  while (process.now() < end) {
    const began = process.now();
    admitted += process.turn(waiting, 1);
    const tookMs = process.now() - began;
    longestMs = Math.max(longestMs, tookMs);
    waiting = Math.max(1, Math.round(tookMs * perMs));
  }
  return { longestMs, admitted };
}

describe('a process under load', () => {
  it('refuses nothing of a burst', () => {
    const process = startClock();
    expect(process.turn(300, 1)).toBe(300);
    process.rest(10);
    expect(process.turn(300, 1)).toBe(300);
    expect(process.gate.refused).toBe(0);
  });

  it('refuses nothing while it has time to wait between turns', () => {
    const process = startClock();
    for (let round = 0; round < 100; round += 1) {
      expect(process.turn(40, 1)).toBe(40);
      process.rest(2);
    }
    expect(process.gate.isOverloaded).toBe(false);
  });

  it('refuses nothing because the machine is slow, if only a few ask', () => {
    const process = startClock();
    for (let round = 0; round < 100; round += 1) expect(process.turn(6, 50)).toBe(6);
    expect(process.gate.isOverloaded).toBe(false);
  });

  it('refuses nothing because other programs have the processor', () => {
    const process = startClock();
    for (let round = 0; round < 100; round += 1) {
      process.gate.admits();
      process.holdUp(100);
      expect(process.turn(11, 1)).toBe(11);
    }
    expect(process.gate.isOverloaded).toBe(false);
  });

  it('refuses nothing of a burst that waited because other programs had the processor', () => {
    const process = startClock();
    for (let round = 0; round < 20; round += 1) {
      process.gate.admits();
      process.holdUp(2000);
      expect(process.turn(200, 0.3)).toBe(200);
      process.rest(5);
    }
    expect(process.gate.refused).toBe(0);
  });

  it('takes only its own time for a sign of overload', () => {
    const process = startClock();
    for (let round = 0; round < 20; round += 1) {
      process.rest(5);
      // Three turns in a row, the first of them held up.
      for (const requests of [60, 30, 8]) {
        process.gate.admits();
        process.holdUp(300);
        expect(process.turn(requests, 1)).toBe(requests);
      }
    }
    expect(process.gate.isOverloaded).toBe(false);
  });

  it('bounds a burst by its own time also where it was held up', () => {
    const process = startClock();
    process.gate.admits();
    process.holdUp(2000);
    expect(process.turn(2000, 1)).toBeLessThan(620);
  });

  it('refuses what is too much also while other programs have the processor', () => {
    const process = startClock();
    for (let round = 0; round < 20; round += 1) {
      process.gate.admits();
      process.holdUp(10);
      process.turn(60, 1);
    }
    expect(process.gate.isOverloaded).toBe(true);
    expect(process.gate.refused).toBeGreaterThan(100);
  });

  it('bounds the wait of admitted requests at twice the load it can take', () => {
    const process = startClock();
    runFor(process, 1, 2);
    expect(process.gate.isOverloaded).toBe(true);
    const { longestMs, admitted } = runFor(process, 10, 2);
    expect(longestMs).toBeLessThan(12);
    // Of ten seconds, nearly nine are still spent on responses.
    expect(admitted).toBeGreaterThan(8500);
  });

  it('spends half of the time on answers when refused clients retry at once', () => {
    const process = startClock();
    for (let round = 0; round < 20; round += 1) process.turn(300, 1);
    const began = process.now();
    let admitted = 0;
    for (let round = 0; round < 100; round += 1) admitted += process.turn(300, 1);
    expect(admitted / (process.now() - began)).toBeGreaterThan(0.45);
  });

  it('answers no more after a pause of the process than before', () => {
    const process = startClock();
    runFor(process, 2, 2);
    const usual = process.turn(30, 1);
    process.turn(1, 60);
    expect(process.turn(130, 1)).toBe(usual);
  });

  it('recovers a second after the load has gone', () => {
    const process = startClock();
    runFor(process, 2, 2);
    runFor(process, 1.1, 0.5);
    expect(process.gate.isOverloaded).toBe(false);
    const before = process.gate.refused;
    expect(process.turn(300, 1)).toBe(300);
    expect(process.gate.refused).toBe(before);
  });

  it('recovers also if nothing arrived in that second', () => {
    const process = startClock();
    runFor(process, 2, 2);
    expect(process.gate.isOverloaded).toBe(true);
    process.rest(1100);
    expect(process.gate.isOverloaded).toBe(false);
    expect(process.turn(300, 1)).toBe(300);
  });

  it('never refuses if it is configured so', () => {
    const process = startClock(0);
    for (let round = 0; round < 20; round += 1) expect(process.turn(1000, 1)).toBe(1000);
  });
});

describe('a service that is asked for more than it can answer', () => {
  interface Answer {
    path: string;
    id: string;
    status: number;
    headers: IncomingHttpHeaders;
    text: string;
  }

  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let service: Service;
  const answers: Answer[] = [];
  const refusedOf = (path: string) =>
    answers.filter((answer) => answer.path === path && answer.status === 503);

  function ask(path: string, id: string): Promise<Answer> {
    const { port } = service.http.server.address() as AddressInfo;
    const method = path.startsWith('/health') || path === '/metrics' ? 'GET' : 'POST';
    const headers = {
      authorization: `Bearer ${service.token}`,
      'x-request-id': id,
      ...(path === fromScript && { origin }),
    };
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ port, path, method, headers, agent });
      sent.on('error', reject).on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => {
          resolve({ path, id, status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      });
      sent.end();
    });
  }

  const image = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
  const fromScript = '/company/v3/sections';
  const origin = 'https://app.example.com';
  const refusable = [image, '/search/v1/reports', '/oauth/token', fromScript];
  const paths = [...refusable, '/health/live', '/metrics'];
  beforeAll(async () => {
    // Every turn is too long for it.
    service = await startService({ overloadDelayMs: 0.001, corsOrigins: [origin] });
    await service.http.listen({ port: 0, host: '127.0.0.1' });
    const isEnough = () => refusable.every((path) => refusedOf(path).length > 0);
    for (let round = 0; round < 100 && !isEnough(); round += 1) {
      const asked = Array.from({ length: 200 }, (_, index) =>
        ask(paths[index % paths.length] ?? '', `${String(round)}-${String(index)}`),
      );
      answers.push(...(await Promise.all(asked)));
    }
  });
  afterAll(async () => {
    agent.destroy();
    await service.stop();
  });

  it('refuses at once with a problem, and says when to try again', () => {
    for (const path of [image, '/search/v1/reports']) {
      const [refusal] = refusedOf(path);
      expect(refusal?.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'retry-after': '1',
        'x-request-id': refusal?.id,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(JSON.parse(refusal?.text ?? '')).toEqual({
        type: '/docs#problem-unavailable',
        title: 'Temporarily unavailable',
        status: 503,
        detail: 'The service is overloaded and did not process this request. Try again shortly.',
        code: 'unavailable',
        requestId: refusal?.id,
      });
    }
  });

  it('answers each with the id that it came with, refused or not', () => {
    expect(answers.every(({ headers, id }) => headers['x-request-id'] === id)).toBe(true);
    const statuses = new Set(answers.filter(({ path }) => path === image).map((of) => of.status));
    expect(statuses).toEqual(new Set([200, 503]));
  });

  it('refuses in the form of OAuth where that is spoken', () => {
    const [refusal] = refusedOf('/oauth/token');
    expect(refusal?.headers['retry-after']).toBe('1');
    expect(JSON.parse(refusal?.text ?? '')).toMatchObject({ error: 'temporarily_unavailable' });
  });

  it('lets a script of another origin read its refusal', () => {
    const [refusal] = refusedOf(fromScript);
    expect(refusal?.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'retry-after': '1',
      vary: 'origin',
    });
    expect(refusal?.headers['access-control-expose-headers']).toContain('retry-after');
  });

  it('always answers health checks and metrics', () => {
    for (const path of ['/health/live', '/metrics']) expect(refusedOf(path)).toEqual([]);
  });

  it('counts what it refused', () => {
    const count = answers.filter(({ status }) => status === 503).length;
    const figures = service.app.collectMetrics();
    const total = figures.find(({ name }) => name === 'broadsheet_overload_refusals_total');
    expect(total?.samples.map(({ value }) => value)).toEqual([count]);
    const answered = figures.find(({ name }) => name === 'broadsheet_requests_total');
    const refused = answered?.samples.filter(({ labels }) => labels?.status === '503') ?? [];
    expect(refused.reduce((sum, { value }) => sum + value, 0)).toBe(count);
  });
});
